/** A manifest with a fault of every kind that --fix fixes, in an author's own hand. */
export const BROKEN = [
  "\uFEFF{\t// the manifest",
  '\t"manifest_version": "1",',
  '\t"nmae":   "Weather  Widget" ,',
  '\t"version": "v1.4.0",',
  '\t"description": "Current conditions and a forecast.", /* short */',
  '\t"type": "dashboard-widgt",',
  '\t"author": { "name": "Lumen Labs", "email": "plugins@lumen-labs.example.com" },',
  '\t"category": "utilites",',
  '\t"permissions": ["network-access", "storage-read", "network-access",],',
  '\t"web": "dist/plugin.js",',
  "}",
].join("\r\n");

/** What --fix makes of it. */
export const FIXED = [
  "{",
  '\t"manifest_version": 1,',
  '\t"name":   "Weather Widget" ,',
  '\t"version": "1.4.0",',
  '\t"description": "Current conditions and a forecast.",',
  '\t"type": "dashboard-widget",',
  '\t"author": { "name": "Lumen Labs", "email": "plugins@lumen-labs.example.com" },',
  '\t"category": "utilities",',
  '\t"permissions": ["network-access", "storage-read"],',
  '\t"web": "dist/plugin.js"',
  "}",
].join("\r\n");
