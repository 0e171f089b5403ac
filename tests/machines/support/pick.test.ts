import fc from "fast-check";
import { expect, it } from "vitest";
import { pick } from "../../../machines/support/pick";

it("takes the named fields of an event and nothing else", () => {
  const event = { type: "answer.given", exerciseId: "e1", answer: null, elapsedMs: 900 } as const;
  expect([pick("exerciseId", "answer")({ event }), pick("type")({ event }), pick()({ event })]).toEqual([
    { exerciseId: "e1", answer: null },
    { type: "answer.given" },
    {},
  ]);
});

it("passes on the fields of the event, whatever their names", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.anything(), { noNullPrototype: true }),
      fc.func(fc.boolean()),
      (event, isWanted) => {
        const keys = Object.keys(event).filter((key) => isWanted(key));
        const picked = pick(...keys)({ event });
        expect(Object.keys(picked).toSorted()).toEqual(keys.toSorted());
        expect(keys.filter((key) => !Object.is(picked[key], event[key]))).toEqual([]);
      },
    ),
  );
});
