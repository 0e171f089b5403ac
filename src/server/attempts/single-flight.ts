import { isPooled, type Queries } from "../db/open";

/**
 * Shares one load among callers that ask for the same name at the same time. To avoid a deadlock on the pool, a caller
 * inside a transaction, which already has a connection, never waits for a load that may still need one: it joins only
 * loads of other transactions; callers on the pool join any. If a shared load fails, each waiting caller loads by
 * itself.
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
