import type { Page } from "playwright-core";
import type { Site } from "./site";

/** A file as a person drops it on the page. */
export interface DroppedFile {
  readonly name: string;
  readonly bytes: Buffer | string;
}

/** Opens the page of imports and drops files on it. */
export async function dropFiles(site: Pick<Site, "url">, page: Page, ...files: readonly DroppedFile[]): Promise<void> {
  await page.goto(`${site.url()}/studio/import`);
  await dropHere(page, ...files);
}

/** Drops files on the page of imports that is on screen. */
export async function dropHere(page: Page, ...files: readonly DroppedFile[]): Promise<void> {
  const given = files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString("base64")] as const);
  await page.locator("[data-drop]").waitFor();
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const [name, text] of list)
      transfer.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name));
    return transfer;
  }, given);
  await page.locator("[data-drop]").dispatchEvent("drop", { dataTransfer: data });
}

/** A GIFT file of choices about numbers, with `padding` characters of comments. */
export const giftOf = (title: string, count: number, padding = 0): string =>
  [
    `$CATEGORY: ${title}`,
    ...Array.from(
      { length: count },
      (_, at) => `::${title} ${at + 1}::What is ${at} plus one? {=${at + 1} ~${at + 2} ~${at + 3}}`,
    ),
    ...Array.from({ length: Math.ceil(padding / 100) }, () => `// ${"x".repeat(96)}`),
  ].join("\n\n");
