import { describe, expect, test } from "vitest";
import { finishDraft } from "../../../src/items/authoring/finish-draft";
import { generators, seedOfDraw } from "../../../src/items/generators/generators";

const cases = generators.flatMap((generator) =>
  generator.levels.map(({ level }) => ({ name: `${generator.name} at ${level}`, generator, level })),
);

describe("a drawn question", () => {
  test.each(cases)("of $name is a complete draft whose revision shows the same", ({ generator, level }) => {
    const seed = seedOfDraw({ name: generator.name, level }, "draft", 1);
    const { body, key, explanation, mistakes, expected_ms, points, subject, skill } = generator.item(level, seed);
    const draft = {
      subject,
      skill,
      level: null,
      tags: [],
      body,
      key,
      ...(explanation === undefined ? {} : { explanation }),
      ...(mistakes === undefined ? {} : { mistakes }),
      expected_ms,
      points,
    };
    const { item, findings } = finishDraft(draft, "i", "");
    expect(findings).toEqual([]);
    expect([item?.body, item?.key, item?.explanation]).toEqual([body, key, explanation]);
  });
});
