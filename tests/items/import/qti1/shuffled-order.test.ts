import { describe, expect, it } from "vitest";
import { canvas, equal, html, lid, readOne, rule } from "./samples";

const order = (names: readonly string[], render = "") =>
  canvas(
    "ordering",
    html("Smallest first.") +
      lid("r", Object.fromEntries(names.map((name) => [name, name])), { cardinality: "Ordered", render }),
    rule(["bee", "cat", "cow"].map((name) => equal(name)).join(""), 100),
  );
const shown = (...names: string[]) => ({
  asked: { kind: "order", options: names.map((name) => ({ id: name, content: { html: name } })) },
});

describe("an order in QTI 1.2", () => {
  it("is shown as in the file, but never in its right order", async () => {
    expect(await readOne(order(["cat", "bee", "cow"]))).toMatchObject(shown("cat", "bee", "cow"));
    expect(await readOne(order(["bee", "cat", "cow"]))).toMatchObject(shown("cow", "cat", "bee"));
  });

  it("that the file shuffles is shuffled once, with a note", async () => {
    expect(await readOne(order(["cat", "cow", "bee"], 'shuffle="Yes"'))).toMatchObject({
      ...shown("cow", "cat", "bee"),
      changed: ["shuffledOnce"],
    });
  });
});
