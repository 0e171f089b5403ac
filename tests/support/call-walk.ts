import { transition, type AnyEventObject, type AnyStateMachine } from "xstate";
import { transitionName } from "./paths";

/** Something whose phase the server owns, with the calls that change it. */
export interface CallWalk<Place, Call extends string> {
  readonly first: Place;
  readonly calls: readonly Call[];
  /** By hand: where a call leads; `taken` collects the transitions of the chart. */
  readonly after: (call: Call, place: Place, taken: Set<string>) => Place;
  /** Places with the same key accept the same calls with the same outcome. */
  readonly keyOf: (place: Place) => string;
  /** Calls the server and compares its reply and the new place with what was expected. */
  readonly perform: (
    call: Call,
    step: { readonly name: string; readonly before: Place; readonly now: Place },
  ) => Promise<void>;
}

/** Follows a chart from a stored phase through events that it must take, and notes the transitions. */
export const followChart = <Context>(
  machine: AnyStateMachine,
  { value, context }: { readonly value: string; readonly context: Context },
  { events, taken }: { readonly events: readonly AnyEventObject[]; readonly taken: Set<string> },
): { readonly value: string; readonly context: Context } => {
  let snapshot = machine.resolveState({ value, context });
  for (const event of events) {
    if (!snapshot.can(event)) throw new Error(`${String(snapshot.value)} does not take ${event.type}`);
    for (const one of machine.getTransitionData(snapshot, event)) taken.add(transitionName(one as never));
    [snapshot] = transition(machine, snapshot, event);
  }
  return { value: String(snapshot.value), context: snapshot.context as Context };
};

/** The calls that lead to the nearest place with one that was not tried there yet; null: all were. */
const wayTo = <Place, Call extends string>(
  { calls, after, keyOf }: CallWalk<Place, Call>,
  from: Place,
  tried: ReadonlySet<string>,
): Call[] | null => {
  const seen = new Set([keyOf(from)]);
  const queue: { readonly place: Place; readonly way: readonly Call[] }[] = [{ place: from, way: [] }];
  for (const { place, way } of queue) {
    const untried = calls.find((call) => !tried.has(`${keyOf(place)} ${call}`));
    if (untried !== undefined) return [...way, untried];
    for (const call of calls) {
      const next = after(call, place, new Set());
      if (seen.has(keyOf(next))) continue;
      seen.add(keyOf(next));
      queue.push({ place: next, way: [...way, call] });
    }
  }
  return null;
};

/** Makes every call in every place that can be reached. Gives the transitions taken and the number of such pairs. */
export async function walkByCalls<Place, Call extends string>(
  walk: CallWalk<Place, Call>,
): Promise<{ readonly taken: ReadonlySet<string>; readonly paths: number }> {
  const tried = new Set<string>();
  const taken = new Set<string>();
  let before = walk.first;
  for (let way = wayTo(walk, before, tried); way !== null; way = wayTo(walk, before, tried))
    for (const call of way) {
      const name = `${walk.keyOf(before)} ${call}`;
      tried.add(name);
      const now = walk.after(call, before, taken);
      await walk.perform(call, { name, before, now });
      before = now;
    }
  return { taken, paths: tried.size };
}
