// @ts-check
/**
 * The first minor release of each major version that runs the build and the server; newer major versions are all
 * allowed.
 */
const firstReleases = new Map([
  [20, 19],
  [22, 12],
]);
const unsupported = new Set([21]);
const oldestLine = Math.min(...firstReleases.keys());

/**
 * A sentence where this version of Node is too old, else null.
 * @param {string} version
 * @returns {string | null}
 */
export function nodeFault(version) {
  const [line = 0, release = 0] = version.split(".").map(Number);
  const isEnough = line >= oldestLine && !unsupported.has(line) && release >= (firstReleases.get(line) ?? 0);
  return isEnough ? null : `Invigil needs Node.js 20.19, 22.12, 24, 26 or newer releases of these; this is ${version}.`;
}
