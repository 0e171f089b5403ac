import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { escapeHtml } from "../../../src/items/content/escape-html";
import { optionMistakes } from "../../../src/items/mistakes/option-mistakes";
import { plannedBanks } from "../../../src/items/review/plan";
import { reviewOf } from "../../../src/items/review/review";
import { writePreview } from "../../../src/server/cli/bank/preview";
import { reviewLines } from "../../../src/server/cli/bank/review-lines";

const folder = mkdtempSync(path.join(tmpdir(), "bank-"));
afterAll(() => rmSync(folder, { recursive: true }));

const reviews = plannedBanks.filter(({ name }) => name === "OPT" || name === "MAP Mini Mathematics").map(reviewOf);

test("every item is shown in both languages, with its key, explanation and spoken text", () => {
  const index = writePreview(folder, reviews);
  expect(readFileSync(index, "utf8")).toContain('href="opt.zh.html"');
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      "index.html",
      ...["map-mini-mathematics", "opt"].flatMap((name) => [`${name}.en.html`, `${name}.zh.html`]),
    ].toSorted(),
  );
  const sentences: unknown[] = [];
  for (const { items, bank } of reviews)
    for (const language of ["en", "zh"] as const) {
      const file = `${bank.name.toLowerCase().replaceAll(" ", "-")}.${language}.html`;
      const articles = readFileSync(path.join(folder, file), "utf8").split("<article ").slice(1);
      expect(articles).toHaveLength(items.length);
      for (const item of items) {
        const article = articles.find((one) => one.startsWith(`id="${item.item_id}"`)) ?? "";
        expect(article).toContain(item.explanation?.[language] ?? "nothing");
        expect(article.match(/class="key"|<mark>/g)).toHaveLength(item.key.type.startsWith("single") ? 1 : 7);
        const told = optionMistakes(item.mistakes ?? null, Object.keys(item.mistakes ?? {}));
        expect([...article.matchAll(/<small class="mistake">([^<]+)<\/small>/g)].map(([, text]) => text)).toEqual(
          told.map(({ sentence }) => escapeHtml(sentence[language] ?? "")),
        );
        sentences.push(...told);
        const heard = [item.body.audio?.prompt ?? [], ...Object.values(item.body.audio?.options ?? {})].flat();
        const sources = [...article.matchAll(/<audio [^>]*src="([^"]+)"/g)].map(([, src = ""]) => src);
        expect(sources).toHaveLength(heard.length);
        for (const src of sources)
          expect(readFileSync(path.join(folder, decodeURIComponent(src))).length).toBeGreaterThan(0);
      }
    }
  expect(sentences.length).toBeGreaterThan(200);
});

test("the lines of a bank count its areas and name gaps and broken rules", () => {
  const [mini] = reviews;
  if (mini === undefined) throw new Error("no bank");
  expect(reviewLines(mini)).toMatch(
    /^MAP Mini Mathematics: 284 items, 108 at the least\n.*\nnumberSense( +[48]){9}   68\n/,
  );
  const lines = reviewLines({ ...mini, gaps: ["a gap"], broken: [{ rule: "a rule", by: "abcdefghij".split("") }] });
  expect(lines).toContain("\nMISSING a gap\nBROKEN a rule: a, b, c, d, e, f, g, h and 2 more");
});
