import type { Message, Send } from "./message";

export interface LocalMessage extends Message {
  readonly at: number;
}

/** Messages that would have been sent, to be read on this machine, newest first. */
export interface LocalOutbox {
  readonly list: () => readonly LocalMessage[];
  readonly send: Send;
}

const most = 50;

/** Passes messages between the processes of one server. */
export interface Relay {
  readonly pass: (message: LocalMessage) => void;
  readonly onPassed: (take: (message: LocalMessage) => void) => void;
}

export function createLocalOutbox(clock: () => number, relay?: Relay): LocalOutbox {
  let kept: readonly LocalMessage[] = [];
  const keep = (message: LocalMessage): void => void (kept = [message, ...kept].slice(0, most));
  relay?.onPassed(keep);
  return {
    list: () => kept,
    send: async (message) => {
      const kept = { ...message, at: clock() };
      keep(kept);
      relay?.pass(kept);
    },
  };
}
