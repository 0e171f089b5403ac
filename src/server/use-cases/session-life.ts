/** How long sessions live, in milliseconds: unused, and in any case. */
export interface SessionLife {
  readonly idleMs: number;
  readonly absoluteMs: number;
}

/** A day unused, a week in any case. */
export const usualSessionLife: SessionLife = { idleMs: 86_400_000, absoluteMs: 7 * 86_400_000 };
