// @vitest-environment node
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { withCuts, type Cut } from "../../../src/web/build/cuts";
import { reactCuts } from "../../../src/web/build/lighter-react";

const entry = "virtual:react-dom";
const source = `
  import { createPortal, flushSync } from "react-dom";
  import { createRoot } from "react-dom/client";
  console.log(createPortal, flushSync, createRoot);`;

/** Bytes of react-dom as the pages load it, minified and as gzip. */
async function weightWith(cuts: readonly Cut[]): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: "one-module",
        enforce: "pre",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
        transform: (code, id) =>
          cuts.some(({ module }) => module.test(id)) ? { code: withCuts(cuts, code, id), map: null } : null,
      },
    ],
  })) as Rolldown.RolldownOutput;
  return built.output.reduce(
    (sum, part) => sum + (part.type === "chunk" ? gzipSync(part.code, { level: 9 }).length : 0),
    0,
  );
}

/** Bytes that each cut saves before a first question. A cut that saves less is not worth its patch and goes. */
it.each([
  ["uncalled", 1_300],
  ["hydration", 1_300],
  ["viewTransitions", 2_100],
] as const)("the cut of React named %s saves %i bytes", { timeout: 60_000 }, async (name, saved) => {
  const all = Object.values(reactCuts).flat();
  const others = Object.entries(reactCuts).flatMap(([other, cuts]) => (other === name ? [] : cuts));
  const saving = (await weightWith(others)) - (await weightWith(all));
  expect(saving).toBeGreaterThanOrEqual(saved);
  expect(saving).toBeLessThan(saved + 100);
});
