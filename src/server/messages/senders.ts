import { httpSender } from "./http-sender";
import { createLocalOutbox, type LocalOutbox, type Relay } from "./local-outbox";
import type { Send } from "./message";
import type { SenderSettings } from "./sender-settings";
import { smtpSender } from "./smtp-sender";

export interface Senders {
  readonly sms?: Send;
  readonly mail?: Send;
  /** Present where no message leaves this machine. */
  readonly outbox?: LocalOutbox;
}

/** Makes the configured senders; without any, and where `mayKeep`, the local outbox replaces them. */
export function createSenders(
  { sms, mail }: SenderSettings,
  mayKeep: boolean,
  clock: () => number,
  relay?: Relay,
): Senders {
  if (sms === null && mail === null && mayKeep) {
    const outbox = createLocalOutbox(clock, relay);
    return { sms: outbox.send, mail: outbox.send, outbox };
  }
  return {
    ...(sms === null ? {} : { sms: httpSender(sms) }),
    ...(mail === null ? {} : { mail: "url" in mail ? httpSender(mail) : smtpSender(mail) }),
  };
}
