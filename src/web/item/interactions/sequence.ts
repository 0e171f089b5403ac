/** The list with the entry at `from` moved to `to`; the same list where there is nothing to move. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const entry = list[from];
  if (entry === undefined || from === to || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), entry, ...rest.slice(to)];
};

/** Which of the boxes, top to bottom, a pointer at height `y` is in: the first that ends below it. */
export const indexAt = (boxes: readonly { readonly bottom: number }[], y: number): number => {
  const found = boxes.findIndex(({ bottom }) => y < bottom);
  return found === -1 ? boxes.length - 1 : found;
};
