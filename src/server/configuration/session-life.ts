/** Life of a session in ms: without use, and in any case. */
export interface SessionLife {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

/** Three days without use, a week in any case. */
export const usualSessionLife: SessionLife = { idleMs: 3 * 86_400_000, absoluteMs: 7 * 86_400_000 };
