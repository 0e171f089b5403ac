import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly target: readonly string[] }[];
  }[];
}

/** A dark and a light menu, which differ in nothing but their colours. */
const themes = { "blue-black": {}, "green-white": { runOnly: ["color-contrast"] } } as const;

/** Everything that axe finds on the page as it stands, in each theme. */
export const findings = async (page: Page): Promise<string[]> => {
  await page.waitForLoadState("networkidle");
  await page.evaluate(axe);
  const found: string[] = [];
  for (const [theme, options] of Object.entries(themes)) {
    await page.evaluate((name) => void (document.documentElement.dataset["theme"] = name), theme);
    const { violations } = await page.evaluate(
      (chosen) => (globalThis as unknown as { axe: { run(chosen: object): Promise<AxeResult> } }).axe.run(chosen),
      options,
    );
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme} ${id}: ${node.target.join(" ")}`)),
    );
  }
  return found;
};
