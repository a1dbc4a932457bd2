import { listRecords } from "../test/support/torture-record.js";
import { formatScores, writePage } from "../test/support/torture-table.js";

/** Joins what the shards of `npm run torture` have left in build/torture/: a table to read, and its page. */

const records = listRecords();
process.stdout.write(formatScores(records));
writePage(records);
const isWhole = records.every(({ planned, files }) => planned.every((path) => path in files));
const isHeld = records.every(({ failures }) => failures.length === 0);
process.exitCode = records.length === records[0]?.shard.count && isWhole && isHeld ? 0 : 1;
