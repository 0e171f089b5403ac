type Value = string | number;

export interface ChooserOption<Of extends Value> {
  readonly label: string;
  readonly value: Of;
}

/** The value that means "all" in a list of options. */
export const allValue = -1;
export type AllValue = typeof allValue;

interface Pair<Of extends Value> {
  readonly name: string;
  readonly value: Of;
}

/** A list of names and values as options (SPEC §3). */
export const optionsOf = <Of extends Value>(pairs: readonly Pair<Of>[]): ChooserOption<Of>[] =>
  pairs.map(({ name, value }) => ({ label: name, value }));

/** The same, preceded by an option for all of them. */
export const optionsWithAll = <Of extends Value>(
  pairs: readonly Pair<Of>[],
  allLabel: string,
): ChooserOption<Of | AllValue>[] => [{ label: allLabel, value: allValue }, ...optionsOf(pairs)];
