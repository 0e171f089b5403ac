/** A pattern of several alternatives, regardless of case. */
export const anyOf = (...alternatives: readonly string[]): RegExp => new RegExp(alternatives.join("|"), "i");
