import { useState } from "react";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { CallName } from "../../../contract/calls/addresses";
import type { Calls } from "../../../contract/calls/calls";
import { call } from "../../effects/call";
import type { CallOptions } from "../../effects/http";

interface Sending {
  readonly isBusy: boolean;
  /** The fault of the last call. */
  readonly fault: Fault | null;
}

const idle: Sending = { isBusy: false, fault: null };

/** Makes one call at a time; `send` resolves with null if the call was refused or another one is under way. */
export function useSending<Name extends CallName>(name: Name) {
  const [sending, setSending] = useState(idle);
  const send = async (
    input: Calls[Name]["input"],
    options: CallOptions = {},
  ): Promise<Calls[Name]["output"] | null> => {
    if (sending.isBusy) return null;
    setSending({ isBusy: true, fault: null });
    try {
      const answer = await call(name, input, options);
      setSending(idle);
      return answer;
    } catch (thrown) {
      setSending({ isBusy: false, fault: asFault(thrown) });
      return null;
    }
  };
  return {
    ...sending,
    send,
    forgetFault: () => setSending((now) => (now.fault === null ? now : { ...now, fault: null })),
  };
}
