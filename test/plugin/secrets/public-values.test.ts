import { expect, test } from "vitest";
import { computeFingerprint } from "../../../src/plugin/secrets/secret-match.js";
import { PUBLIC_VALUES } from "../../../src/plugin/secrets/public-values.js";
import { findSecretMatches } from "../../../src/plugin/secrets/secret-matches.js";

const findKinds = (text: string): readonly string[] =>
  findSecretMatches(text, "dist/plugin.js", Infinity).matches.map(({ kind }) => kind);

/** Values that their issuers publish, in two parts each, so that no search for secrets finds them here. */
const PUBLISHED: readonly (readonly [string, string])[] = [
  ["AccountKey=Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1", "OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=="],
  ["AccountKey=C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM", "+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67XIw/Jw=="],
  [
    "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJzdXBhYmFzZS1kZW1vIiwicm9sZSI6InNlcnZpY2Vfcm9sZSIsImV4cCI6MTk4",
    "MzgxMjk5Nn0.EGIM96RAZx35lJzdJsyH-qQwv8Hdp7fsn3W0YpN81IU",
  ],
  ["sb_secret_N7UND0UgjKTVK", "-Uodkm0Hg_xSvEMPvz"],
  ["sk_test_4eC39HqLyj", "WDarjtT1zdp7dc"],
  ["sk_test_tR3PYbcVNZ", "Z796tH88S4VQ2u"],
  ["sk_test_BQokikJOvB", "iI2HlWgH4olfQ2"],
  [
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJSUzI1NiIsImtpZCI6IjFMVE16YWtpaGlSbGFfOHoyQkVKVlhlV01xbyJ9.eyJ2ZXIiOiIyLjAiLCJpc3MiOiJodHRwczovL2xvZ2luLm1pY3Jvc29mdG9ubGluZS5jb20vOTEyMjA0MGQtNmM2Ny00YzViLWIxMTItMzZhMzA0YjY2ZGFkL3YyLjAiLCJzdWIiOiJBQUFBQUFBQUFBQUFBQUFBQUFBQUFJa3pxRlZyU2FTYUZIeTc4MmJidGFRIiwiYXVkIjoiNmNiMDQwMTgtYTNmNS00NmE3LWI5OTUtOTQwYzc4ZjVhZWYzIiwiZXhwIjoxNTM2MzYxNDExLCJpYXQiOjE1MzYyNzQ3MTEsIm5iZiI6MTUzNjI3NDcxMSwibmFtZSI6IkFiZSBMaW5jb2xuIiwicHJlZmVycmVkX3VzZXJuYW1lIjoiQWJlTGlAbWljcm9zb2Z0LmNvbSIsIm9pZCI6IjAwMDAwMDAwLTAwMDAtMDAwMC02NmYzLTMzMzJlY2E3ZWE4MSIsInRpZCI6Ijkx",
    "MjIwNDBkLTZjNjctNGM1Yi1iMTEyLTM2YTMwNGI2NmRhZCIsIm5vbmNlIjoiMTIzNTIzIiwiYWlvIjoiRGYyVVZYTDFpeCFsTUNXTVNPSkJjRmF0emNHZnZGR2hqS3Y4cTVnMHg3MzJkUjVNQjVCaXN2R1FPN1lXQnlqZDhpUURMcSFlR2JJRGFreXA1bW5PcmNkcUhlWVNubHRlcFFtUnA2QUlaOGpZIn0.1AFWW-Ck5nROwSlltm7GzZvDwUkqvhSQpm55TQsmVo9Y59cLhRXpvB8n-55HCr9Z6G_31_UbeUkoz612I2j_Sm9FFShSDDjoaLQr54CreGIJvjtmS3EkK9a7SJBbcpL1MpUtlfygow39tFjY7EVNW9plWUvRrTgVk7lYLprvfzw-CIqw3gHC-T7IK_m_xkr08INERBtaecwhTeN4chPC4W3jdmw_lIxzC48YoQ0dB1L9-ImX98Egypfrlbm0IBL5spFzL6JDZIRRJOu8vecJvj1mq-IUhGt0MacxX8jdxYLP-KUu2d9MbNKpCKJuZ7p8gwTL5B7NlUdh_dmSviPWrw",
  ],
  ["13ka4h7u28d9oo44tqpq9djqsfvhv", "u8rk4d2ighvpu0k8fj1c2r9"],
  ["DXjSUawnel2fr6SKC7G25CNxT", "yWKE5PF9XX6H/u9pSo="],
  ["MEYCIQCKZLWyTk5runarx6XiAkU9gv3lbwPO/pHa+DXFehzdDwI", "hANwpsIV2g/9SPWLLsF6p/hiSskuIXMTRwqrMdVKWTMHG"],
  ["VERYLONGSECRETeyJraWQiOiJrZXktMTU2N", "DAyODA5OSIsImFsZyI6IkhTMzg0In0"],
  ["6LeIxAcTAAAAAGG-vFI1", "TnRWxMZNFuojJ4WifJWe"],
];

test("each published value is known by its fingerprint, and no other value is", () => {
  const fingerprints = PUBLISHED.map((parts) => computeFingerprint(parts.join("")));
  expect(fingerprints.toSorted()).toStrictEqual(Object.keys(PUBLIC_VALUES).toSorted());
});

test.each(PUBLISHED)("the published value %s… is no secret, and one that differs by a letter is", (start, end) => {
  const value = start + end;
  const other = `${start}${end.startsWith("M") ? "N" : "M"}${end.slice(1)}`;
  expect(findKinds(`secret: "${value}"`)).toStrictEqual([]);
  expect(findKinds(`secret: "${other}"`)).toHaveLength(1);
});
