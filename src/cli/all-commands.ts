import type { Command } from "./command.js";
import { check } from "./check.js";
import { create } from "./create.js";
import { dev } from "./dev.js";
import { doctor } from "./doctor.js";
import { env } from "./env.js";
import { explain } from "./explain.js";
import { init } from "./init.js";
import { install } from "./install.js";
import { login, logout } from "./login.js";
import { lsp } from "./lsp.js";
import { ADMINISTRATION } from "./marketplace-administration.js";
import { marketplaceServe } from "./marketplace-serve.js";
import { marketplaceVerify } from "./marketplace-verify.js";
import { merge } from "./merge.js";
import { pack } from "./pack.js";
import { release } from "./release.js";
import { testPlugin } from "./test-plugin.js";
import { types } from "./types.js";
import { validate } from "./validate.js";
import { version } from "./version.js";

/** Every command, as the help lists them. */
export const COMMANDS: readonly Command[] = [
  validate,
  check,
  testPlugin,
  dev,
  create,
  init,
  explain,
  doctor,
  env,
  types,
  lsp,
  pack,
  release,
  merge,
  version,
  install,
  login,
  logout,
  marketplaceServe,
  marketplaceVerify,
  ...ADMINISTRATION,
];
