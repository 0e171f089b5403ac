// @ts-check
const leastNode = [20, 19];

/**
 * A sentence where this Node is too old, else null.
 * @param {string} version
 * @returns {string | null}
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor = 0, leastMinor = 0] = leastNode;
  const isEnough = major > leastMajor || (major === leastMajor && minor >= leastMinor);
  return isEnough ? null : `Invigil needs Node.js ${leastNode.join(".")} or newer; this is ${version}.`;
}
