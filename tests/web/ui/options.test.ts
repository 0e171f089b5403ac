import { expect, it } from "vitest";
import { optionsOf, optionsWithAll } from "../../../src/web/ui/options";

it("labels come from the names, and all of them come first where they are asked for", () => {
  const pairs: readonly { name: string; value: string | number }[] = [
    { name: "Mathematics", value: "math" },
    { name: "Grade 5", value: 5 },
  ];
  const plain = [
    { label: "Mathematics", value: "math" },
    { label: "Grade 5", value: 5 },
  ];
  expect([optionsOf(pairs), optionsWithAll(pairs, "All"), optionsWithAll([], "全部")]).toEqual([
    plain,
    [{ label: "All", value: -1 }, ...plain],
    [{ label: "全部", value: -1 }],
  ]);
});
