/** What a stage is closed with. */
export interface UnsentWork {
  /** Answers that the server has not confirmed. */
  readonly pending: number;
  /** Answers that it would not take; the stage is closed without them. */
  readonly refused: number;
  /** Those that wait are on this device's disk, and not in this window alone. */
  readonly isStored: boolean;
  /** No connection: it goes on by itself once there is one. */
  readonly offline: boolean;
  /** With the page closed, the device hands in by itself as soon as it has a network. */
  readonly mayClose: boolean;
  /** The server is there, and what is pending does not reach it: the student decides; null: nothing to decide. */
  readonly decision: Decision | null;
}

export interface Decision {
  readonly onWait: () => void;
  readonly onLeave: () => void;
}
