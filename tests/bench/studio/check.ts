import { draftOf, draftTestOf } from "../../support/drafts";
import { call } from "../answers/sitter";
import { openWire } from "../answers/wire";
import type { Figure } from "../figure";
import type { AuthorsSite } from "./authors-site";

const questions = 300;
const times = 5;

/** The slowest of several checks of a test with 300 questions, each with two formulas. */
export async function measureCheck({ url, tokens: [token = ""] }: AuthorsSite): Promise<Figure[]> {
  const wire = await openWire(url, token);
  const ids: string[] = [];
  for (let place = 0; place < questions; place += 1) {
    const draft = draftOf(String.raw`What is \(\frac{${place}}{7} + x^2\) where \(x = ${place}\)?`);
    ids.push((await call(wire, "saveItem", { idempotency_key: `bench-check-${place}`, draft })).item_id);
  }
  const definition = draftTestOf(ids);
  const test = await call(wire, "saveTest", { idempotency_key: "bench-check-test", definition });
  let slowest = 0;
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    const { findings } = await call(wire, "checkTest", { test_id: test.test_id, version: test.version });
    if (findings.some(({ severity }) => severity === "blocking"))
      throw new Error("The test of the measurement is unfit.");
    slowest = Math.max(slowest, performance.now() - begun);
  }
  wire.close();
  return [
    { measure: `check of a test with ${questions} questions`, value: slowest, unit: "ms", bar: { atMost: 1_000 } },
  ];
}
