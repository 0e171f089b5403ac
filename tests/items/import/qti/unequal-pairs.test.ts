import { describe, expect, it } from "vitest";
import { asks, mapping, mapResponse, option, response, shows } from "./builders";

const entry = (name: string, most: number) =>
  `<simpleAssociableChoice identifier="${name.slice(0, 1).toUpperCase()}" matchMax="${most}">${name}` +
  "</simpleAssociableChoice>";
const entries = (names: string, most: number) =>
  names
    .split(" ")
    .map((name) => entry(name, most))
    .join("");
const match = (left = 1, right = 0, limit = 0) =>
  `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="${limit}"><prompt>Join them.</prompt>` +
  `<simpleMatchSet>${entries("heart lung", left)}</simpleMatchSet>` +
  `<simpleMatchSet>${entries("pumps breathes", right)}</simpleMatchSet></matchInteraction>`;
const item = (points: Record<string, number>, { attributes = "", body = match(), key = ["H P", "L B"] } = {}) => ({
  responses: response("directedPair multiple", key, mapping(points, attributes)),
  body,
  processing: mapResponse,
});
const words = [option("P", "pumps"), option("B", "breathes")];
const gap = (id: string) => `\u{F0000}${id}\u{F0001}`;

describe("pairs that earn different points", () => {
  it("become a choice for each entry, with weights and a note", async () => {
    const uneven = item({ "H P": 2, "L B": 1, "L P": 0.5 });
    expect(await asks(uneven)).toEqual({
      asked: {
        kind: "gaps",
        gaps: [
          { id: "H", weight: 2, kind: "choice", options: words, shares: { P: 1 } },
          { id: "L", weight: 1, kind: "choice", options: words, shares: { P: 0.5, B: 1 } },
        ],
        marking: "shares",
      },
      points: 3,
      changed: ["matchAsChoices"],
    });
    expect(await shows(uneven)).toEqual({
      stem: `<div>Join them.</div><div>heart ${gap("H")}</div><div>lung ${gap("L")}</div>`,
      changed: [{ code: "matchAsChoices" }],
    });
  });

  it("keep the cost of wrong pairs, down to the bound", async () => {
    expect(await asks(item({ "H P": 1, "L B": 1 }, { attributes: 'defaultValue="-1" lowerBound="-1"' }))).toEqual({
      asked: {
        kind: "gaps",
        gaps: [
          { id: "H", weight: 1, kind: "choice", options: words, shares: { P: 1, B: -1 } },
          { id: "L", weight: 1, kind: "choice", options: words, shares: { P: -1, B: 1 } },
        ],
        marking: "shares",
      },
      points: 2,
      lowest: -0.5,
      changed: ["matchAsChoices"],
    });
  });

  it("swap the columns if entries on the left may be matched several times", async () => {
    expect(await asks(item({ "H P": 2, "L B": 1 }, { body: match(0, 1) }))).toMatchObject({
      asked: {
        gaps: [
          { id: "P", weight: 2, options: [option("H", "heart"), option("L", "lung")], shares: { H: 1 } },
          { id: "B", weight: 1, shares: { L: 1 } },
        ],
      },
      changed: ["columnsTurned", "matchAsChoices"],
    });
  });

  it("are refused if entries of both columns may be matched several times, or if some earn nothing", async () => {
    const uneven = { "H P": 2, "L B": 1 };
    expect(await asks(item(uneven, { body: match(0, 0) }))).toBe("pairsUnequal");
    expect(await asks(item(uneven, { body: match(1, 0, 1) }))).toBe("pairsUnequal");
    expect(await asks(item({ "H P": 2, "H B": 1 }, { key: ["H P"] }))).toBe("pairsUnequal");
    expect(await asks(item(uneven, { attributes: 'upperBound="2"' }))).toBe("partialCredit");
    expect(await asks(item(uneven, { key: ["H P"] }))).toBe("keyContradicted");
  });
});
