/** The upper half of the attributes, as Unix has them: the kind of an entry, and setuid, setgid and sticky. */
const KIND = 0o170000;
const REGULAR = 0o100000;
const LINK = 0o120000;
const RIGHTS = 0o7000;
/** The lower half, as DOS and Windows have them: a link, and the name of a disk, a folder or a device. */
const LEADS_ELSEWHERE = 0x400;
const NO_FILE = 0x08 | 0x10 | 0x40;

/**
 * Extra fields that some readers obey in place of the entry's own head: ZIP64, Info-ZIP's names in Unicode, and the
 * kinds and targets of links that PKWARE, ASi and libarchive write.
 */
const CONFLICTING_FIELDS: ReadonlyMap<number, string> = new Map([
  [0x0001, "size"],
  [0x7075, "name"],
  [0x000d, "kind"],
  [0x756e, "kind"],
  [0x6c78, "kind"],
]);

/**
 * Why an entry with these attributes is no plain file for every reader. Readers differ in which systems' attributes
 * they obey: `unzip` makes links for five of them, 7-Zip for another two. So the system that made the entry is not
 * asked.
 */
export function explainKindFault(attributes: number): string | undefined {
  const mode = attributes >>> 16;
  const kind = mode & KIND;
  if (kind === LINK || (attributes & LEADS_ELSEWHERE) !== 0) return "is a link";
  if ((kind !== 0 && kind !== REGULAR) || (attributes & NO_FILE) !== 0) return "is not a regular file";
  return (mode & RIGHTS) === 0 ? undefined : "has a mode with setuid, setgid or the sticky bit";
}

/** What an extra field says again, perhaps otherwise than the head of the entry: its "size", "name" or "kind". */
export function findConflictingField(fields: Buffer): string | undefined {
  let at = 0;
  while (at + 4 <= fields.length) {
    const what = CONFLICTING_FIELDS.get(fields.readUInt16LE(at));
    if (what !== undefined) return what;
    at += 4 + fields.readUInt16LE(at + 2);
  }
  return at === fields.length ? undefined : "size";
}
