import { describe, expect, it } from "vitest";
import { families, type Family } from "../../../src/contract/families";
import { TestMark } from "../../../src/web/ui/TestMark";
import { show } from "../show";

const drawn = (family: Family, subject?: string): string => {
  const { container, unmount } = show(<TestMark family={family} {...(subject === undefined ? {} : { subject })} />);
  const lines = container.querySelector("path")?.getAttribute("d") ?? "";
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  unmount();
  return lines;
};

describe("the drawing of a test", () => {
  it("is another for each family and each subject of MAP, and small", () => {
    const all = [
      ...(Object.keys(families) as Family[]).map((family) => drawn(family)),
      ...["math", "reading", "language"].map((subject) => drawn("map", subject)),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((lines) => lines.length > 10 && lines.length < 400)).toBe(true);
  });

  it("is the family's mark for a subject without a picture", () => {
    expect(drawn("map", "chemistry")).toBe(drawn("map"));
    expect(drawn("custom", "biology")).toBe(drawn("custom"));
  });
});
