/** The state of the work that has not reached the server while a stage is closed. */
export interface UnsentWork {
  /** Number of answers that the server has not confirmed. */
  readonly pending: number;
  /** Number of answers that the server refused; the stage is closed without them. */
  readonly refused: number;
  /** true: the pending answers are stored on this device's disk; false: only in this window's memory. */
  readonly isStored: boolean;
  /** No connection: closing goes on automatically once there is one. */
  readonly offline: boolean;
  /** The page may be closed: the device hands in by itself as soon as it has a network. */
  readonly mayClose: boolean;
  /** Set when the server is reached but pending answers do not arrive: the student decides. null: nothing to decide. */
  readonly decision: Decision | null;
}

export interface Decision {
  readonly onWait: () => void;
  readonly onLeave: () => void;
}
