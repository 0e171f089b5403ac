/** Keeps the `most` entries that were used last. */
export interface Lru<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
  delete(name: string): void;
}

export function createLru<Value extends NonNullable<unknown>>(most: number): Lru<Value> {
  const kept = new Map<string, Value>();
  return {
    get: (name) => {
      const value = kept.get(name);
      if (value === undefined) return undefined;
      kept.delete(name);
      kept.set(name, value);
      return value;
    },
    set: (name, value) => {
      kept.delete(name);
      kept.set(name, value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    delete: (name) => void kept.delete(name),
  };
}
