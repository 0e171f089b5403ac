import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { settled } from "./settled";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}
interface Axe {
  run(options: object): Promise<{ readonly violations: readonly Violation[] }>;
}

/** A dark and a light menu, which differ in nothing but their colours. */
const themes = [
  ["blue-black", {}],
  ["green-white", { runOnly: ["color-contrast"] }],
] as const;

const foundIn = (page: Page, options: object): Promise<string[]> =>
  page.evaluate(
    async (chosen) => {
      const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(chosen);
      // the passed checks would be ten times as much to send as the failed ones
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    },
    { resultTypes: ["violations"], ...options },
  );

const load = async (page: Page): Promise<void> => {
  await settled(page);
  await page.evaluate(axe);
};

/** All findings of axe on the current page. */
export const findings = async (page: Page): Promise<string[]> => {
  await load(page);
  return foundIn(page, {});
};

/** The same in a theme with a dark and in one with a light menu. */
export const findingsInThemes = async (page: Page): Promise<string[]> => {
  await load(page);
  const found: string[] = [];
  for (const [theme, options] of themes) {
    await page.evaluate((name) => void (document.documentElement.dataset["theme"] = name), theme);
    found.push(...(await foundIn(page, options)).map((one) => `${theme} ${one}`));
  }
  return found;
};
