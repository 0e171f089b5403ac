export interface Option {
  readonly label: string;
  readonly value: string | number;
}

/** Stands for everything in a list of options. */
export const allValue = -1;

/** A list of names and values as options; with the word for all of them, that one comes first (SPEC §3). */
export const optionsOf = (
  pairs: readonly { readonly name: string; readonly value: string | number }[],
  allLabel?: string,
): Option[] => [
  ...(allLabel === undefined ? [] : [{ label: allLabel, value: allValue }]),
  ...pairs.map(({ name, value }) => ({ label: name, value })),
];
