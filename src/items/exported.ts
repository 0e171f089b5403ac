/** The exports of a module sorted by name, so that the order of a bank's models does not depend on how it is loaded. */
export const exportedBy = <Value>(group: Readonly<Record<string, Value>>): Value[] =>
  Object.entries(group)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, value]) => value);
