// @ts-check

/** Nothing can be built here; the message is a sentence for the person at the terminal. */
export class BuildFault extends Error {}

/** Vite, which is a development package. Throws a `BuildFault` where it is not installed. */
export async function loadVite() {
  try {
    return await import("vite");
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error) || error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new BuildFault(
      'The packages for building are not installed: run "npm ci" without --omit=dev, or install the archive that ' +
        '"npm run package" makes, which needs no building.',
    );
  }
}
