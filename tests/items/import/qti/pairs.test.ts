import { describe, expect, it } from "vitest";
import {
  add,
  asks,
  mapping,
  mapResponse,
  option,
  readOnly,
  response,
  rules,
  set,
  shows,
  value,
  variable,
  when,
} from "./builders";

type Columns = readonly (readonly (readonly [id: string, text: string, most?: number])[])[];
const columns: Columns = [
  [
    ["H", "heart"],
    ["L", "lung"],
  ],
  [
    ["P", "pumps"],
    ["B", "breathes"],
    ["D", "digests"],
  ],
];
const associable = ([id, text, most = 1]: Columns[number][number]) =>
  `<simpleAssociableChoice identifier="${id}" matchMax="${most}">${text}</simpleAssociableChoice>`;
const match = (of: Columns = columns) =>
  '<matchInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="0"><prompt>Join them.</prompt>' +
  of.map((column) => `<simpleMatchSet>${column.map(associable).join("")}</simpleMatchSet>`).join("") +
  "</matchInteraction>";
const sources = [option("H", "heart"), option("L", "lung")];
const targets = [option("P", "pumps"), option("B", "breathes"), option("D", "digests")];
const right = ["H P", "L B"];
const pairs = [
  ["H", "P"],
  ["L", "B"],
];

describe("pairs of two columns", () => {
  it("must all be right by the standard template; a target may be spare", async () => {
    const item = { responses: response("directedPair multiple", right), body: match() };
    expect(await asks(item)).toEqual({
      asked: { kind: "match", sources, targets, pairs, marking: "whole" },
      points: 1,
      changed: [],
    });
    expect(await shows(item)).toMatchObject({ stem: "Join them." });
  });

  it("earn the same points for each pair by a mapping", async () => {
    const many = columns.map((column) =>
      column.map(([id, text]) => [id, text, id === "H" || id === "L" ? 1 : 2] as const),
    );
    expect(
      await asks({
        responses: response("directedPair multiple", right, mapping({ "H P": 1.5, "L B": 1.5, "H D": 0 })),
        body: match(many),
        processing: mapResponse,
      }),
    ).toEqual({ asked: { kind: "match", sources, targets, pairs, marking: "shares" }, points: 3, changed: [] });
  });

  it("note targets that may be used once, and possible pairs beyond the right ones", async () => {
    expect(
      await asks({
        responses: response("directedPair multiple", ["H P"], mapping({ "H P": 1 })),
        body: match(),
        processing: mapResponse,
      }),
    ).toMatchObject({ points: 1, changed: ["targetsReusable", "morePairsCost"] });
  });

  it("swap the columns if an entry on the left has several partners", async () => {
    const turned: Columns = [
      [
        ["bird", "bird", 0],
        ["fish", "fish", 0],
      ],
      [
        ["wren", "wren"],
        ["robin", "robin"],
        ["cod", "cod"],
      ],
    ];
    expect(
      await asks({
        responses: response("directedPair multiple", ["bird wren", "bird robin", "fish cod"]),
        body: match(turned),
      }),
    ).toEqual({
      asked: {
        kind: "match",
        sources: [option("wren", "wren"), option("robin", "robin"), option("cod", "cod")],
        targets: [option("bird", "bird"), option("fish", "fish")],
        pairs: [
          ["wren", "bird"],
          ["robin", "bird"],
          ["cod", "fish"],
        ],
        marking: "whole",
      },
      points: 1,
      changed: ["columnsTurned"],
    });
  });

  it("are refused if fewer may be made than are right; other limits are noted", async () => {
    const limited = (most: number, pairsRight: readonly string[]) =>
      asks({
        responses: response("directedPair multiple", pairsRight),
        body: match().replace('maxAssociations="0"', `maxAssociations="${most}"`),
      });
    expect(await limited(1, right)).toBe("tooManyCorrect: 2 > 1");
    expect(await limited(1, ["H P"])).toMatchObject({ changed: ["pairLimitLeftOut"] });
    expect(await limited(2, right)).toMatchObject({ changed: [] });
    const least = match().replace('maxAssociations="0"', 'minAssociations="2"');
    expect(await asks({ responses: response("directedPair multiple", right), body: least })).toMatchObject({
      changed: ["minChoicesLeftOut"],
    });
  });

  it("are refused when their bounds cut the points, or they do not fit into columns", async () => {
    const mapped = (points: Record<string, number>, attributes = "") =>
      asks({
        responses: response("directedPair multiple", right, mapping(points, attributes)),
        body: match(),
        processing: mapResponse,
      });
    expect(await mapped({ "H P": 1, "L B": 1 }, 'upperBound="1"')).toBe("partialCredit");
    expect(await mapped({ "H P": 1 })).toBe("keyContradicted");
    const all = { responses: response("directedPair multiple", ["H P", "H B", "L B"]), body: match() };
    expect(await asks(all)).toBe("pairsTangled");
    expect(await asks({ ...all, responses: response("directedPair multiple", ["H X"]) })).toBe("keyUnknown: H X");
    expect(await asks({ ...all, responses: response("directedPair multiple", ["P H"]) })).toBe("keyUnknown");
    expect(await asks({ ...all, responses: response("directedPair multiple", []) })).toBe("keyMissing");
    expect(
      await asks({
        ...all,
        processing: rules(when(`<member>${value("H P", "directedPair")}${variable()}</member>`, set(value(1)))),
      }),
    ).toBe("processingUnsupported: member");
  });
});

const associate = (names: readonly string[]) =>
  '<associateInteraction responseIdentifier="RESPONSE" shuffle="false" maxAssociations="0">' +
  "<prompt>Who belongs to whom?</prompt>" +
  `${names.map((name) => associable([name, name])).join("")}</associateInteraction>`;

describe("pairs among all", () => {
  it("become two columns, with a note", async () => {
    expect(
      await asks({
        responses: response("pair multiple", ["dog cat", "egg hen"]),
        body: associate(["cat", "hen", "dog", "egg", "owl"]),
      }),
    ).toEqual({
      asked: {
        kind: "match",
        sources: [option("cat", "cat"), option("hen", "hen")],
        targets: [option("dog", "dog"), option("egg", "egg"), option("owl", "owl")],
        pairs: [
          ["cat", "dog"],
          ["hen", "egg"],
        ],
        marking: "whole",
      },
      points: 1,
      changed: ["associateAsColumns"],
    });
  });

  it("are refused if a choice would be in both columns", async () => {
    expect(
      await asks({ responses: response("pair multiple", ["a b", "b c", "c a"]), body: associate(["a", "b", "c"]) }),
    ).toBe("pairsTangled");
  });
});

const order = (names: readonly string[], shuffle = false) =>
  `<orderInteraction responseIdentifier="RESPONSE" shuffle="${shuffle}"><prompt>Smallest first.</prompt>` +
  `${names.map((name) => `<simpleChoice identifier="${name}">${name}</simpleChoice>`).join("")}</orderInteraction>`;
const three = ["mouse", "whale", "cat"];
const key = ["mouse", "cat", "whale"];

describe("an order", () => {
  it("must be right as a whole by the standard template", async () => {
    expect(await asks({ responses: response("identifier ordered", key), body: order(three) })).toEqual({
      asked: { kind: "order", options: three.map((name) => option(name, name)), order: key, marking: "whole" },
      points: 1,
      changed: [],
    });
  });

  it("earns a part for each place", async () => {
    const place = (n: number, name: string) =>
      when(`<match><index n="${n}">${variable()}</index>${value(name, "identifier")}</match>`, add(value(1)));
    const processing = rules(...key.map((name, index) => place(index + 1, name)));
    expect(await asks({ responses: response("identifier ordered", key), body: order(three), processing })).toEqual({
      asked: { kind: "order", options: three.map((name) => option(name, name)), order: key, marking: "shares" },
      points: 3,
      changed: [],
    });
    const uneven = rules(place(1, "mouse"), place(1, "mouse"), place(2, "cat"));
    expect(await asks({ responses: response("identifier ordered", key), body: order(three), processing: uneven })).toBe(
      "partialCredit",
    );
  });

  it("of many earns a part for each place if each is compared with the key by a separate rule", async () => {
    const many = Array.from({ length: 12 }, (_, index) => `n${index + 1}`);
    const right = many.toReversed();
    const asking = (...written: readonly string[]) =>
      asks({ responses: response("identifier ordered", right), body: order(many), processing: rules(...written) });
    const at = (n: number, side: string) => `<index n="${n}">${side}</index>`;
    const place = (n: number, points = 0.5, of = n) =>
      when(`<match>${at(of, '<correct identifier="RESPONSE"/>')}${at(n, variable())}</match>`, add(value(points)));
    const places = many.map((_, index) => place(index + 1));
    expect(await asking(set(value(0)), ...places)).toEqual({
      asked: { kind: "order", options: many.map((name) => option(name, name)), order: right, marking: "shares" },
      points: 6,
      changed: [],
    });
    for (const others of [
      [...places.slice(1), place(1, 1)],
      [...places.slice(1), place(2)],
      [...places.slice(1), place(1, 0.5, 2)],
      places.slice(1),
      [...places, set(value(0))],
    ])
      expect(await asking(...others)).toBe("processingUnsupported: index");
  });

  it("that the package shuffles is shuffled once, and never shown in its right order", async () => {
    for (const names of [key, ["one", "two"], ["a", "b", "c", "d", "e"]]) {
      const item = { responses: response("identifier ordered", names), body: order(names, true) };
      const read = await readOnly(item);
      if (typeof read === "string" || read.asked.kind !== "order") throw new Error("no order");
      const shown = read.asked.options.map(({ id }) => id);
      expect([...shown].toSorted()).toEqual([...names].toSorted());
      expect(shown).not.toEqual(names);
      expect(read.changed).toEqual([{ code: "shuffledOnce" }]);
      expect(await readOnly(item)).toMatchObject({ asked: { options: shown.map((id) => ({ id })) } });
    }
  });

  it("is refused when only some are to be put in order", async () => {
    expect(await asks({ responses: response("identifier ordered", ["mouse", "cat"]), body: order(three) })).toBe(
      "orderIncomplete",
    );
    expect(await asks({ responses: response("identifier multiple", key), body: order(three) })).toBe(
      "responseTypeUnsupported: identifier multiple",
    );
  });
});
