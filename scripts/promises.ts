import { readRecords } from "../test/support/torture-record.js";
import { formatScores, listFailures, listMissing, writePage } from "../test/support/torture-table.js";

/** Joins what the shards of `npm run torture` have left in build/torture/: a table to read, and its page. */

const records = readRecords();
process.stdout.write(formatScores(records));
writePage(records);
process.exitCode = listMissing(records).length + listFailures(records).length === 0 ? 0 : 1;
