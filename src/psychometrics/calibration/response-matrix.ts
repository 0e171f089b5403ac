/** The answers of one attempt, each to an item given by its index in the bank. */
export interface SittingAnswers {
  /** Index of the student's group; absent: the first. */
  readonly group?: number;
  readonly answers: readonly { readonly item: number; readonly right: boolean }[];
}

/**
 * Answers by attempt, sparse: items not presented are absent, which is ignorable if the items were chosen by the
 * answers before (Mislevy and Wu 1996). The answers of attempt p are at `start[p]` to `start[p + 1]` of `item` and
 * `right`.
 */
export interface ResponseMatrix {
  readonly sittings: number;
  readonly items: number;
  readonly start: Int32Array;
  readonly item: Int32Array;
  /** 1 right, 0 wrong. */
  readonly right: Uint8Array;
  /** By attempt. */
  readonly group: Int32Array;
}

export const responseMatrix = (items: number, sittings: readonly SittingAnswers[]): ResponseMatrix => {
  const start = new Int32Array(sittings.length + 1);
  for (const [sitting, { answers }] of sittings.entries()) start[sitting + 1] = (start[sitting] ?? 0) + answers.length;
  const item = new Int32Array(start[sittings.length] ?? 0);
  const right = new Uint8Array(item.length);
  let place = 0;
  for (const { answers } of sittings)
    for (const answer of answers) {
      item[place] = answer.item;
      right[place] = answer.right ? 1 : 0;
      place += 1;
    }
  return {
    sittings: sittings.length,
    items,
    start,
    item,
    right,
    group: Int32Array.from(sittings, ({ group = 0 }) => group),
  };
};
