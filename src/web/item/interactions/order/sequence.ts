/** The list with the entry at `from` moved to `to`; the same list where there is nothing to move. */
export const movedEntry = <Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const entry = list[from];
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
};
