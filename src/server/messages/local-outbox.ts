import type { Message, Send } from "./message";

export interface KeptMessage extends Message {
  readonly at: number;
}

/** What would have been sent, for whoever sits at this machine to read; the newest first. */
export interface LocalOutbox {
  readonly list: () => readonly KeptMessage[];
  readonly send: Send;
}

const most = 50;

export function createLocalOutbox(clock: () => number): LocalOutbox {
  let kept: readonly KeptMessage[] = [];
  return {
    list: () => kept,
    send: async (message) => {
      kept = [{ ...message, at: clock() }, ...kept].slice(0, most);
    },
  };
}
