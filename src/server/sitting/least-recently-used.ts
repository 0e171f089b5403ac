/** What was used last, up to a total weight; the newest is kept whatever it weighs. */
export interface LeastRecentlyUsed<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
  delete(name: string): void;
}

export function leastRecentlyUsed<Value>(
  mostWeight: number,
  weightOf: (value: Value) => number,
): LeastRecentlyUsed<Value> {
  const kept = new Map<string, Value>();
  let weight = 0;
  const drop = (name: string): void => {
    const value = kept.get(name);
    if (value === undefined) return;
    kept.delete(name);
    weight -= weightOf(value);
  };
  return {
    get: (name) => {
      const value = kept.get(name);
      if (value === undefined) return undefined;
      kept.delete(name);
      kept.set(name, value);
      return value;
    },
    set: (name, value) => {
      drop(name);
      kept.set(name, value);
      weight += weightOf(value);
      for (const oldest of kept.keys()) {
        if (weight <= mostWeight || kept.size === 1) return;
        drop(oldest);
      }
    },
    delete: drop,
  };
}
