/** What a module exports, by name: how it is loaded must not decide the order in which a bank takes its models. */
export const exportedBy = <Value>(group: Readonly<Record<string, Value>>): Value[] =>
  Object.entries(group)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value);
