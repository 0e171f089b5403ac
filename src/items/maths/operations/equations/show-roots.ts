import { maths, say, tex, type Words } from "../../../engine/words";

export const showRoots = (roots: readonly number[]): Words => {
  const shown = roots.map((root) => maths(`x = ${tex(root)}`));
  return say(shown.join(" or "), shown.join(" 或 "));
};
