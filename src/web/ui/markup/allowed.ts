/** What mark-up of one kind may hold; every name as the parser writes it. */
export interface Allowed {
  readonly html: readonly string[];
  readonly math: readonly string[];
  readonly svg: readonly string[];
  /** Of any element. */
  readonly attributes: readonly string[];
  /** Elements of which nothing stays; of others that are not allowed, what they hold does. In lower case. */
  readonly silent: readonly string[];
  /** The addresses that links may lead to; null where there are none. */
  readonly links: RegExp | null;
}

/** Every allowed element by its name alone. */
export const elementNames = ({ html, math, svg }: Allowed): readonly string[] => [...html, ...math, ...svg];

/**
 * Parses mark-up into a body that is in no page and loads nothing: with allowed elements and attributes alone, and
 * nothing that runs.
 */
export type Way = (markup: string, allowed: Allowed) => Element;
