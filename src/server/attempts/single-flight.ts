import { isPooled, type Queries } from "../db/open";

/**
 * Loads what several ask for at the same time once. Who has a connection waits for nobody who may still wait for one:
 * held connections share a loading of theirs, the pool's callers any. Who waits for a loading that fails loads alone.
 */
export function createSingleFlight<Value>(): (
  queries: Queries,
  name: string,
  load: () => Promise<Value>,
) => Promise<Value> {
  const loading = new Map<string, Promise<Value>>();
  return async (queries, name, load) => {
    const places = isPooled(queries) ? [`held ${name}`, `pooled ${name}`] : [`held ${name}`];
    for (;;) {
      const under = places.map((place) => loading.get(place)).find((one) => one !== undefined);
      if (under === undefined) break;
      const found = await under.then(
        (value) => ({ value }),
        () => null,
      );
      if (found !== null) return found.value;
    }
    const own = places.at(-1) ?? name;
    const mine = load().finally(() => loading.delete(own));
    loading.set(own, mine);
    return mine;
  };
}
