import { createDraw } from "../../../items/engine/draw";
import type { TestItem } from "../../attempts/catalogue";

type Drawable = Pick<TestItem, "itemId" | "body">;

/** The parameters of the draw for one section of one attempt. */
export interface SectionDraw {
  /** The number of items that the attempt gets. */
  readonly count: number;
  readonly shuffle: boolean;
  /** The seed of the attempt. */
  readonly seed: string;
  readonly stage: string;
}

/** The items in runs: neighbours that share a stimulus form one run, any other item is a single run. */
function runsOf<One extends Drawable>(items: readonly One[]): One[][] {
  const runs: One[][] = [];
  let before: string | undefined;
  for (const item of items) {
    const stimulus = item.body.stimulus?.stimulus_id;
    if (stimulus !== undefined && stimulus === before) runs.at(-1)?.push(item);
    else runs.push([item]);
    before = stimulus;
  }
  return runs;
}

/** `count` of the items, in their order. */
function someOf<One>(items: readonly One[], count: number, seed: string): One[] {
  const places = new Set(createDraw(seed).some(count, [...items.keys()]));
  return items.filter((_, place) => places.has(place));
}

/**
 * The items of a section in one attempt, in the order served; the same seed and stage always give the same list.
 *
 * Each item is drawn independently, so that all have the same chance and a section has exactly its number of items; an
 * attempt may therefore get only some of the items on one stimulus. Items that are not shuffled have the order of the
 * test. Shuffled ones have a random order, except that neighbours on the same stimulus stay neighbours (shuffled among
 * themselves), so that the student reads each passage once.
 */
export function drawSection<One extends Drawable>(
  items: readonly One[],
  { count, shuffle, seed, stage }: SectionDraw,
): One[] {
  const drawn = count < items.length ? someOf(items, count, `${seed}:${stage}:draw`) : [...items];
  if (!shuffle) return drawn;
  const order = createDraw(`${seed}:${stage}:order`);
  return order.shuffled(runsOf(drawn)).flatMap((run) => order.shuffled(run));
}
