/** The name of the note with the secret that makes the links of submissions. */
export const KEY_OF_SUBMISSIONS = "key of submissions";

/** What pages need, so that none of them opens an archive or reads a whole listing for a picture. */
export const PAGE_TABLES = `
  CREATE TABLE listed_images (
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    path TEXT NOT NULL,
    media_type TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (plugin_id, version, path)
  ) WITHOUT ROWID;
  INSERT OR IGNORE INTO listed_images
    SELECT plugin_id, version, json_extract(image.value, '$.path'), json_extract(image.value, '$.mediaType'),
      json_extract(image.value, '$.sha256')
    FROM listings, json_each(json_insert(json_extract(listing, '$.screenshots'), '$[#]', json_extract(listing, '$.icon')))
      AS image
    WHERE image.type = 'object';
  CREATE TABLE contents (
    plugin_id TEXT NOT NULL,
    version TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    contents TEXT NOT NULL,
    PRIMARY KEY (plugin_id, version)
  );
`;
