import { describe, expect, test } from "vitest";
import { itemSchema, type Item } from "../../../src/contract/item/item";
import { catBank, catForms, catWarmUps, type CatForm } from "../../../src/items/cat/bank";
import { catLevels, subtests, type Subtest } from "../../../src/items/cat/engine/model";
import { areaTitle, skillTitle } from "../../../src/items/catalogue";

const names = Object.keys(subtests) as Subtest[];
const optionsOf = ({ body: { interaction } }: Item) => ("options" in interaction ? interaction.options : []);
const keyOf = ({ key }: Item): string => ("option_id" in key ? key.option_id : "");
const drawingsIn = (html: string): string[] => html.match(/<svg.*?<\/svg>/gs) ?? [];
/** Screen pixels for one unit of the drawing. */
const scaleOf = (svg: string): number => {
  const [, units, pixels] = /viewBox="0 0 ([\d.]+) [\d.]+" width="([\d.]+)"/.exec(svg) ?? [];
  return Number(pixels) / Number(units);
};
const unnamed = (html: string): string => html.replace(/ aria-label="[^"]*"/, "");
const everything = ({ body, explanation }: Item) => [body.stem, explanation ?? {}];
const all = catLevels.flatMap((level) => catBank(level));

const itemIn = (items: readonly Item[], id: string): Item => {
  const found = items.find(({ item_id }) => item_id === id);
  if (found === undefined) throw new Error(`no item ${id}`);
  return found;
};
const partOf = (items: readonly Item[], form: CatForm, name: Subtest): Item[] =>
  form[name].map((id) => itemIn(items, id));

describe.each(catLevels)("level %s", (level) => {
  const bank = catBank(level);
  const forms = catForms(level);

  test("has two forms of 168 items and three items before each subtest, all different", () => {
    const counts = forms.map((form) => names.map((name) => form[name].length));
    expect(counts).toEqual([
      [24, 24, 24, 24, 18, 18, 18, 18],
      [24, 24, 24, 24, 18, 18, 18, 18],
    ]);
    const warmUps = Object.values(catWarmUps(level)).flatMap(({ example, practice }) => [example, ...practice]);
    const ids = [...forms.flatMap((form) => Object.values(form).flat()), ...warmUps];
    expect(new Set(ids).size).toBe(360);
    expect(bank.map(({ item_id }) => item_id)).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  test("goes from easy to hard, and the warm-ups are among the easiest", () => {
    for (const name of names) {
      for (const form of forms) {
        const difficulties = partOf(bank, form, name).map(({ irt }) => irt?.b ?? 0);
        expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
        expect((difficulties.at(-1) ?? 0) - (difficulties[0] ?? 0)).toBeGreaterThan(0.6);
        const { example, practice } = catWarmUps(level)[name];
        const middle = difficulties[Math.floor(difficulties.length / 2)] ?? 0;
        for (const id of [example, ...practice]) expect(itemIn(bank, id).irt?.b).toBeLessThanOrEqual(middle);
      }
    }
  });

  test("draws a question and its answers on one scale where sizes are compared", () => {
    const compared: readonly Subtest[] = ["figureClassification", "figureMatrices", "figureRecognition"];
    for (const form of forms)
      for (const name of compared)
        for (const { body } of partOf(bank, form, name)) {
          const { interaction, stem } = body;
          const options = interaction.type === "single_choice" ? interaction.options : [];
          const pictures = [stem, ...options.map(({ content }) => content)].flatMap(({ en = "" }) => drawingsIn(en));
          const scales = pictures.map(scaleOf);
          expect(scales).toHaveLength(6);
          expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.03);
        }
  });

  test("spreads the key over the five places", () => {
    for (const form of forms)
      for (const name of names) {
        const keys = partOf(bank, form, name).map(keyOf);
        const counts = ["A", "B", "C", "D", "E"].map((letter) => keys.filter((key) => key === letter).length);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      }
  });

  test("keeps the ids that attempts refer to", () => {
    expect(names.map((name) => [name, forms.map((form) => form[name].slice(0, 2))])).toMatchSnapshot();
  });
});

describe("the items of both levels", () => {
  test("are valid, told apart by their ids and stems with options, and name their level", () => {
    expect(all.filter((item) => !itemSchema.safeParse(item).success)).toEqual([]);
    expect(new Set(all.map(({ item_id }) => item_id)).size).toBe(720);
    expect(new Set(all.map(({ body }) => unnamed(JSON.stringify(body)))).size).toBe(720);
    expect(all.filter(({ source }) => !/^\w+:[AD]:(form[12]|example|practice):\d:\d+:\d$/.test(source.ref))).toEqual(
      [],
    );
  });

  test("offer five options of which no two draw or say the same", () => {
    const sizes = all.map((item) => new Set(optionsOf(item).map(({ content }) => unnamed(content.en ?? ""))).size);
    expect(new Set(sizes)).toEqual(new Set([5]));
  });

  test("list numbers in ascending order", () => {
    const numbers = all
      .filter(({ area }) => area === "quantitative")
      .map((item) => optionsOf(item).map(({ content }) => Number((content.en ?? "").replace(/\u202f/g, ""))));
    expect(numbers.filter((list) => list.some((value, k) => k > 0 && !(value > (list[k - 1] ?? value))))).toEqual([]);
  });

  test("speak both languages", () => {
    const texts = all.flatMap((item) => [...everything(item), ...optionsOf(item).map(({ content }) => content)]);
    expect(texts.filter(({ en, zh }) => !en || !zh || /undefined|NaN/.test(en + zh))).toEqual([]);
    const stems = all.flatMap(everything);
    expect(stems.filter(({ en = "" }) => /[\u4e00-\u9fff]/.test(en))).toEqual([]);
    expect(stems.filter(({ zh = "" }) => !/[\u4e00-\u9fff]/.test(zh))).toEqual([]);
  });

  test("explain by naming the key", () => {
    const silent = all.filter((item) => {
      const key = optionsOf(item).find(({ option_id }) => option_id === keyOf(item))?.content.en ?? "";
      const sign = item.area === "quantitative" ? key : keyOf(item);
      return !new RegExp(`\\b${sign}\\b`).test(item.explanation?.en ?? "") || !item.explanation?.zh?.includes(sign);
    });
    expect(silent).toEqual([]);
  });

  test("are titled in the catalogue", () => {
    expect(all.filter(({ area }) => areaTitle("cat", area).zh === area)).toEqual([]);
    expect(all.filter(({ skill }) => skillTitle("cat", skill).zh === skill)).toEqual([]);
  });
});

describe("the pictures", () => {
  const figures = all.filter(({ area }) => area !== "quantitative" && area !== "verbal");

  test("are described in both languages, in the page's own colour alone", () => {
    const faults = figures.flatMap((item) =>
      [item.body.stem, ...optionsOf(item).map(({ content }) => content)].flatMap(({ en = "", zh = "" }) => {
        const whole = /<svg viewBox="0 0( [\d.]+){2}" width="[\d.]+" height="[\d.]+" role="img" aria-label="[^"]{4,}"/;
        const isDescribed = whole.test(en) && whole.test(zh) && /aria-label="[^"]*[\u4e00-\u9fff]/.test(zh);
        const isPlain = !/(?:fill|stroke)="(?!none|currentColor)[^"]*"/.test(en) && !/style=/.test(en);
        return isDescribed && isPlain ? [] : [en];
      }),
    );
    expect(faults).toEqual([]);
  });

  test("have one size in all options of an item, and fit a narrow screen", () => {
    const sizes = (html: string) => (html.match(/width="([\d.]+)" height="([\d.]+)"/) ?? []).slice(1).map(Number);
    const uneven = figures.filter((item) => {
      const shown = new Set(optionsOf(item).map(({ content }) => sizes(content.en ?? "").join("×")));
      return shown.size > 1 || (sizes(optionsOf(item)[0]?.content.en ?? "")[0] ?? 0) < 64;
    });
    expect(uneven).toEqual([]);
    expect(figures.filter(({ body }) => (sizes(body.stem.en ?? "")[0] ?? 999) > 360)).toEqual([]);
  });

  test("take less than 12 kB an item", () => {
    const weights = figures.map((item) =>
      [item.body.stem.en ?? "", ...optionsOf(item).map(({ content }) => content.en ?? "")]
        .flatMap(drawingsIn)
        .reduce((total, drawing) => total + Buffer.byteLength(drawing), 0),
    );
    expect(Math.max(...weights)).toBeLessThan(12_000);
  });
});
