/** The elements and attributes that one kind of mark-up may contain; names as the parser writes them. */
export interface Allowed {
  readonly html: readonly string[];
  readonly math: readonly string[];
  readonly svg: readonly string[];
  /** Allowed on any element. */
  readonly attributes: readonly string[];
  /**
   * Elements that are removed with their content, in lower case; other elements that are not allowed are replaced by
   * their content.
   */
  readonly silent: readonly string[];
  /** The addresses that links may have; null if links are not allowed. */
  readonly links: RegExp | null;
}

/** Every allowed element, by name only. */
export const elementNames = ({ html, math, svg }: Allowed): readonly string[] => [...html, ...math, ...svg];

/**
 * Parses mark-up into a body that belongs to no page and loads nothing, with only allowed elements and attributes, and
 * nothing that runs.
 */
export type Way = (markup: string, allowed: Allowed) => Element;
