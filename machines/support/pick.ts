/** For `params`: only these fields of the event, as in `params: pick("exerciseId", "answer")`. */
export const pick =
  <Key extends string>(...keys: readonly Key[]) =>
  <Event extends Readonly<Record<Key, unknown>>>({ event }: { readonly event: Event }): Pick<Event, Key> =>
    Object.fromEntries(keys.map((key) => [key, event[key]])) as Pick<Event, Key>;
