/** A clock that several processes share. Times are in ms since 1970. */
export interface ClockScale {
  /** When it was set, by the clock of the machine, and what it said then. */
  readonly setAt: number;
  readonly said: number;
  /** How many times faster than the machine's it runs. */
  readonly scale: number;
}

export const scaledClock = ({ setAt, said, scale }: ClockScale) => ({
  scale,
  now: (): number => Math.floor(said + (Date.now() - setAt) * scale),
});
