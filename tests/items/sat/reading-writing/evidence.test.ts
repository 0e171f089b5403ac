import { describe, expect, test } from "vitest";
import { plainText } from "../../../../src/items/content/content";
import { questions, type Question } from "./read";

type Read = (row: string, column?: string) => number;

const tableIn = (html: string): Read => {
  const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => plainText(cell)),
  );
  const [head = [], ...body] = rows;
  return (row, column = "") => Number(body.find(([name]) => name === row)?.[head.indexOf(column)]);
};

/** Reads the height of each bar off the ticks beside it. */
const barsIn = (html: string): Read => {
  const texts = [...html.matchAll(/<text x="([\d.]+)" y="([\d.]+)"([^>]*)>([^<]*)</g)].map(
    ([, x = "", y = "", attributes = "", content = ""]) => ({ x: Number(x), y: Number(y), attributes, content }),
  );
  const ticks = texts.filter(({ attributes }) => attributes.includes('text-anchor="end"'));
  const zero = ticks.find(({ content }) => content === "0");
  const ten = ticks.find(({ content }) => content === "10");
  if (zero === undefined || ten === undefined) throw new Error("no ticks");
  const bars = [...html.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)];
  return (row) => {
    const label = texts.find(({ content, y }) => content === row && y > zero.y)?.x ?? 0;
    const bar = bars.find(([, x, , width]) => Number(x) < label && label < Number(x) + Number(width));
    return Math.round((Number(bar?.[4]) * 10) / (zero.y - ten.y));
  };
};

const figuresIn = ({ item }: Question): Read => {
  const html = item.body.stimulus?.content.en ?? "";
  return html.includes("<svg") ? barsIn(html) : tableIn(html);
};

/** Reads the bars from their description alone. */
const barsTold = (html: string): Read => {
  const told = /aria-label="([^"]*)"/.exec(html)?.[1] ?? "";
  return (row) => Number(new RegExp(`(?:[.;] )${row}: (\\d+)[.;]`).exec(told)?.[1]);
};

interface Claim {
  /** Whether the passage's claim is true of the shown numbers. */
  readonly holds: (read: Read) => boolean;
  /** The numbers that support the claim, as the key should name them. */
  readonly proof: (read: Read) => readonly number[];
}

const claims: Readonly<Record<string, Claim>> = {
  "moths-and-lamps": {
    holds: (read) => read("White lamp", "June") > 2 * read("Amber lamp", "June"),
    proof: (read) => [read("White lamp", "June"), read("Amber lamp", "June")],
  },
  "library-lunch-hour": {
    holds: (read) => ["9:00", "11:00", "15:00", "17:00"].every((hour) => read(hour) < read("13:00")),
    proof: (read) => [read("13:00"), 13, 0],
  },
  "cold-seeds": {
    holds: (read) => {
      const gain = (plant: string) => Math.abs(read(plant, "Kept cold") - read(plant, "Kept warm"));
      return gain("Bell lily") > 2 * Math.max(gain("Rock sage"), gain("Marsh pea"));
    },
    proof: (read) => [read("Bell lily", "Kept warm"), read("Bell lily", "Kept cold")],
  },
  "vocabulary-app": {
    holds: (read) => {
      const gain = (group: string) => read(group, "After") - read(group, "Before");
      return (
        gain("Beginners, with app") > 2 * gain("Beginners, without app") &&
        gain("Advanced, with app") === 2 &&
        gain("Advanced, without app") === 2
      );
    },
    proof: (read) => [
      ...["Beginners, with app", "Beginners, without app"].flatMap((row) => [read(row, "Before"), read(row, "After")]),
      2,
    ],
  },
  "county-shops": {
    holds: (read) =>
      ["Ashmere", "Dunholt", "Elmsby"].every((town) => read(town, "2020") < read(town, "2015")) &&
      read("Corle", "2020") > read("Corle", "2015"),
    proof: (read) => [read("Corle", "2015"), 2015, read("Corle", "2020"), 2020],
  },
  "tern-islands": {
    holds: (read) => read("500 m") - read("200 m") > 2 * (read("1,000 m") - read("500 m")),
    proof: (read) => [read("200 m"), 200, read("500 m"), 500, read("1,000 m"), 1000],
  },
  "two-ferries": {
    holds: (read) => {
      const better = (weather: string) =>
        read(`Tern, ${weather}`, "Percent on time") > read(`Swift, ${weather}`, "Percent on time");
      const overall = (ferry: string) =>
        ["calm", "rough"].reduce(
          (sum, weather) =>
            sum + read(`${ferry}, ${weather}`, "Trips") * read(`${ferry}, ${weather}`, "Percent on time"),
          0,
        ) / 1000;
      return better("calm") && better("rough") && overall("Swift") === 85 && Math.round(overall("Tern")) === 64;
    },
    proof: (read) => [
      ...["calm", "rough"].flatMap((weather) =>
        ["Tern", "Swift"].map((ferry) => read(`${ferry}, ${weather}`, "Percent on time")),
      ),
      read("Tern, rough", "Trips"),
      read("Swift, rough", "Trips"),
    ],
  },
  "shaded-corals": {
    holds: (read) => {
      const effect = (site: string) => Math.abs(read(site, "Unshaded (%)") - read(site, "Shaded (%)"));
      return effect("Inner lagoon") > 20 && effect("Channel") === 1 && effect("Outer reef") === 1;
    },
    proof: (read) => [read("Inner lagoon", "Unshaded (%)"), read("Inner lagoon", "Shaded (%)"), 1],
  },
};

const numbersIn = (text: string): number[] =>
  [...text.replace(/(?<=\d),(?=\d{3})/g, "").matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));

const evidence = questions.filter(({ item }) => item.skill === "quantitativeEvidence");

test("every figure question has a claim in this test", () => {
  expect(evidence.map(({ item }) => item.source.ref).toSorted()).toEqual(Object.keys(claims).toSorted());
});

test.each(evidence.map((question) => ({ slug: question.item.source.ref, question })))(
  "$slug: the claim is true of the shown numbers, and only the key supports it",
  ({ slug, question }) => {
    const { holds, proof } = claims[slug] ?? { holds: () => false, proof: () => [] };
    const read = figuresIn(question);
    expect(holds(read)).toBe(true);
    expect(numbersIn(question.right)).toEqual(proof(read));
    for (const text of question.wrong) expect(numbersIn(text)).not.toEqual(proof(read));
  },
);

describe("the description of a figure", () => {
  const shownIn = ({ item }: Question): string => item.body.stimulus?.content.en ?? "";
  const charts = evidence.filter((question) => shownIn(question).includes("<svg"));
  const tables = evidence.filter((question) => shownIn(question).includes("<table"));

  test("is of a chart, or the figure is a table with marked headings", () => {
    expect(charts.length).toBeGreaterThan(1);
    expect(tables.length + charts.length).toBe(evidence.length);
    for (const question of tables) {
      const html = shownIn(question);
      const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) => row);
      expect(rows[0]?.match(/<th scope="col"/g)).toHaveLength(rows[1]?.match(/<t[hd]/g)?.length ?? 0);
      expect(rows.slice(1).filter((row) => !row.startsWith('<th scope="row"'))).toEqual([]);
    }
  });

  test.each(charts.map((question) => ({ slug: question.item.source.ref, question })))(
    "$slug: the claim is true of the description, and only the key supports it",
    ({ slug, question }) => {
      const { holds, proof } = claims[slug] ?? { holds: () => false, proof: () => [] };
      const read = barsTold(shownIn(question));
      expect(holds(read)).toBe(true);
      expect(numbersIn(question.right)).toEqual(proof(read));
      for (const text of question.wrong) expect(numbersIn(text)).not.toEqual(proof(read));
    },
  );
});
