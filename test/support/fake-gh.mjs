// GitHub's command line, as far as .github/workflows/release.yml uses it. What GitHub has is in the file of FAKE_GITHUB.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";

const state = process.env.FAKE_GITHUB;
const world = JSON.parse(readFileSync(state, "utf8"));
const save = () => writeFileSync(state, JSON.stringify(world));
const print = (text) => process.stdout.write(`${text}\n`);
const fail = (text) => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};
const args = process.argv.slice(2);
if (!process.env.GH_TOKEN) fail("gh: set GH_TOKEN");
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const sha256 = (path) => createHash("sha256").update(readFileSync(path)).digest("hex");

const [subject, verb, name] = args;
if (subject === "release") {
  const release = world.releases[name];
  if (verb === "view") {
    if (!release) fail("release not found");
    print(option("--json") === "isDraft" ? String(release.draft) : name);
  } else if (verb === "create") {
    if (release) fail("a release with the same tag name already exists");
    if (!args.includes("--draft") || !args.includes("--verify-tag")) fail("only drafts of tags that exist");
    world.releases[name] = { draft: true, notes: readFileSync(option("--notes-file"), "utf8"), files: {} };
    world.releases[name].prerelease = args.includes("--prerelease");
    save();
  } else if (verb === "upload") {
    for (const file of args.slice(3).filter((one) => !one.startsWith("--"))) {
      if (release.files[basename(file)] && !args.includes("--clobber")) fail(`${file} exists already`);
      release.files[basename(file)] = readFileSync(file).toString("base64");
      save();
    }
  } else if (verb === "download") {
    const ending = option("--pattern").replace("*", "");
    mkdirSync(option("--dir"), { recursive: true });
    for (const [file, bytes] of Object.entries(release.files))
      if (file.endsWith(ending)) writeFileSync(join(option("--dir"), file), Buffer.from(bytes, "base64"));
  } else fail(`unknown: ${args.join(" ")}`);
} else if (subject === "attestation" && verb === "verify") {
  const wanted = [option("--repo"), option("--signer-workflow"), option("--source-ref")].join(" ");
  if (!existsSync(name) || world.attested[sha256(name)] !== wanted) fail(`no attestation of ${name} for ${wanted}`);
} else if (subject === "api") {
  const path = args.find((one) => one.startsWith("repos/"));
  const [, ref] =
    /\/git\/(?:refs\/|ref\/|matching-refs\/)?tags\/(.*)$/.exec(path.replace("/git/refs/tags/", "/git/tags/")) ?? [];
  const method = option("--method") ?? "GET";
  const field = (key) => args.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1);
  if (path.includes("matching-refs")) for (const tag of Object.keys(world.tags)) if (tag.startsWith(ref)) print(tag);
  if (path.includes("/git/ref/") && !world.tags[ref]) fail("Not Found");
  if (method === "PATCH") world.tags[ref] = field("sha");
  if (method === "POST") world.tags[field("ref").replace("refs/tags/", "")] = field("sha");
  save();
} else fail(`unknown: ${args.join(" ")}`);
