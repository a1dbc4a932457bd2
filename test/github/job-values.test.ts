import { expect, test } from "vitest";
import { readServerUrl } from "../../src/github/job-values.js";
import { readRunner } from "../../src/action/runner.js";

test.each([
  ["https://github.com", "https://github.com"],
  ["https://github.example.com/", "https://github.example.com"],
  ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
  ["http://[::1]:8080", "http://[::1]:8080"],
  ["", ""],
  ["javascript:alert(1)//", ""],
  ['https://x"><img src=y>', ""],
  ["https://x)[y](https://evil.example", ""],
  ["https://github.com\n::error::x", ""],
  ["https://me:secret@github.com", ""],
  ["https://github.com/evil", ""],
])("the address %j of GitHub is read as %j", (given, read) => {
  expect(readServerUrl({ GITHUB_SERVER_URL: given })).toBe(read);
});

test("a repository and a run that are not named as GitHub names them are not known", () => {
  const hostile = { GITHUB_REPOSITORY: "lab/weather\n::error::x", GITHUB_RUN_ID: "1)[x](https://evil.example" };
  expect(readRunner(hostile, "/")).toMatchObject({ repository: "", runId: "" });
  const known = { GITHUB_REPOSITORY: "lab/weather", GITHUB_RUN_ID: "17" };
  expect(readRunner(known, "/")).toMatchObject({ repository: "lab/weather", runId: "17" });
});
