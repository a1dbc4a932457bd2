/** The bundle that the command line and the Action share; each has an entry file in dist/ that starts its own. */

export async function startCommandLine(): Promise<void> {
  await import("./cli/index.js");
}

export async function startAction(): Promise<void> {
  await import("./action/index.js");
}

export async function startArchiveChecker(): Promise<void> {
  // What the checker needs of the core is loaded with this.
  const core = await import("./cli/commands.js");
  await core.startArchiveChecker();
}

/** What authors load. In `dist/` it does not wait (`withoutWaiting` of the build), as require() cannot. */
export async function openLibrary() {
  return await import("./library.js");
}
