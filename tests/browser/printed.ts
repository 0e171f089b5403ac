import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";

/** A4 in points, as a PDF has it. */
export const a4 = [0, 0, 595, 842];

/** What a page prints: the text of each sheet, and the size of each in points; stored where `SCREENS` is set. */
export async function printed(page: Page, name: string) {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const folder = process.env["SCREENS"];
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.pdf`), pdf);
  }
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  const sizes = [];
  for (let number = 1; number <= document.numPages; number += 1)
    sizes.push((await document.getPage(number)).view.map(Math.round));
  return { pages: text.map((one) => one.replaceAll(/\s+/g, " ")), sizes };
}
