/** The checksum that a ZIP archive keeps of each file. Node has one of its own from version 22 on only. */
export declare function crc32(bytes: Uint8Array): number;
