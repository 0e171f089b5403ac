import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { escapeHtml } from "../../../items/content/escape-html";
import type { Review } from "../../../items/review/review";
import { itemHtml, type Showing } from "./shown-item";
import { previewStyle } from "./style";

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

const page = (title: string, language: string, body: string): string =>
  `<!doctype html>\n<html lang="${language}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escapeHtml(title)}</title><style>${previewStyle}</style></head><body>${body}</body></html>\n`;

function bankPage({ bank, items }: Review, showing: Showing): string {
  const place = (list: readonly string[], name: string): number =>
    list.includes(name) ? list.indexOf(name) : list.length;
  const cells = bank.areas.flatMap((area) =>
    bank.levels.map((level) => ({ area, level, name: slugOf(`${area} ${level}`) })),
  );
  const ordered = items.toSorted(
    (one, other) =>
      place(bank.areas, bank.areaOf(one)) - place(bank.areas, bank.areaOf(other)) ||
      place(bank.levels, bank.levelOf(one)) - place(bank.levels, bank.levelOf(other)) ||
      (one.source.ref < other.source.ref ? -1 : 1),
  );
  const sections = cells.map(({ area, level, name }) => {
    const own = ordered.filter((item) => bank.areaOf(item) === area && bank.levelOf(item) === level);
    const title = `${escapeHtml(`${area}, ${level}`)} <small>${own.length}</small>`;
    return `<section><h2 id="${name}">${title}</h2>${own.map((item) => itemHtml(item, showing)).join("")}</section>`;
  });
  const links = bank.areas.map((area) => {
    const own = cells.filter((cell) => cell.area === area);
    const each = own.map(({ level, name }) => `<a href="#${name}">${escapeHtml(level)}</a>`);
    return `<p>${escapeHtml(area)}: ${each.join(" ")}</p>`;
  });
  const head = `<h1>${escapeHtml(bank.name)}</h1><p><a href="index.html">All banks</a>, ${items.length} items</p>`;
  return page(bank.name, showing.language, `${head}<nav>${links.join("")}</nav>${sections.join("")}`);
}

/** Writes a page for each bank and language, and an index page; returns the path of the index. */
export function writePreview(folder: string, reviews: readonly Review[]): string {
  mkdirSync(folder, { recursive: true });
  const srcOf = (file: string): string => path.relative(folder, file).split(path.sep).map(encodeURIComponent).join("/");
  const rows = reviews.map((review) => {
    const { name } = review.bank;
    const links = (["en", "zh"] as const).map((language) => {
      const file = `${slugOf(name)}.${language}.html`;
      writeFileSync(path.join(folder, file), bankPage(review, { language, srcOf }));
      return `<a href="${file}">${{ en: "English", zh: "中文" }[language]}</a>`;
    });
    return `<li>${escapeHtml(name)}, ${review.items.length} items: ${links.join(" ")}</li>`;
  });
  const index = path.join(folder, "index.html");
  writeFileSync(index, page("Item banks", "en", `<h1>Item banks</h1><ul>${rows.join("")}</ul>`));
  return index;
}
