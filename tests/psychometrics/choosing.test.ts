import { describe, expect, it } from "vitest";
import { mathBank } from "../../src/items/maths/bank";
import { createPosterior, updatePosterior } from "../../src/psychometrics/posterior";
import { createRandom } from "../../src/psychometrics/random";
import { choosePlace } from "../../src/server/delivery/item-adaptive/choose";
import { createPool } from "../../src/server/delivery/item-adaptive/pool";

const pool = createPool(
  mathBank().map((item) => ({
    itemId: item.item_id,
    area: item.area,
    irt: item.irt ?? null,
    model: item.source.kind === "model" ? item.source.name : null,
  })),
);

/** Places served to somebody of this ability (logits) who met `met` before. */
function sit(ability: number, length: number, seed: string, met: ReadonlyMap<number, number> = new Map()): number[] {
  const random = createRandom(seed);
  const posterior = createPosterior({ mean: ability, sd: 1.6 });
  const served: number[] = [];
  while (served.length < length) {
    const place = choosePlace(pool, { theta: posterior.theta, served, met }, random);
    const item = pool.bank.items[place];
    if (item === undefined) throw new Error("the bank is used up");
    served.push(place);
    updatePosterior(posterior, item, random() < 1 / (1 + Math.exp(item.b - ability)) ? 1 : 0);
  }
  return served;
}

const abilities = [-2, -1, 0, 1, 2, 3];
const repeated = <Value>(values: readonly Value[]): number => values.length - new Set(values).size;
const modelsOf = (places: readonly number[]) => places.map((place) => pool.items[place]?.model);

describe("the next item", () => {
  it.each(abilities)("at ability %d is none that was met before, for three sittings", (ability) => {
    const met = new Map<number, number>();
    const all = [1, 2, 3].flatMap((sitting) => {
      const served = sit(ability, 20, `${ability}:${sitting}`, met);
      for (const place of served) met.set(place, (met.get(place) ?? 0) + 1);
      return served;
    });
    expect([all.length, repeated(all)]).toEqual([60, 0]);
  });

  it.each(abilities)("at ability %d is hardly ever of a model that was asked", (ability) => {
    const sittings = Array.from({ length: 10 }, (_, seed) => modelsOf(sit(ability, 20, `models:${ability}:${seed}`)));
    expect(Math.max(...sittings.map(repeated))).toBeLessThanOrEqual(2);
  });

  it("is one that was met least often where everything was met", () => {
    const served = sit(0, 10, "all");
    const met = new Map(pool.items.map((_, place) => [place, served.includes(place) ? 2 : 1]));
    expect(sit(0, 10, "again", met).filter((place) => served.includes(place))).toEqual([]);
  });

  it("is the same again for the same state", () => {
    expect(sit(1, 43, "same")).toEqual(sit(1, 43, "same"));
  });
});
