import { useState } from "react";
import { asFault, type Fault } from "../../../machines/support/fault";
import type { Calls } from "../../contract/calls";
import { callInPlace } from "../effects/call";

interface Sending {
  readonly isBusy: boolean;
  /** Why the last try did not hold. */
  readonly fault: Fault | null;
}

const idle: Sending = { isBusy: false, fault: null };

/** Sends changes of one's own account, one at a time; `send` answers null where they were refused or are under way. */
export function usePersonalUpdate() {
  const [sending, setSending] = useState(idle);
  const send = async (input: Calls["updateUser"]["input"]): Promise<Calls["updateUser"]["output"] | null> => {
    if (sending.isBusy) return null;
    setSending({ isBusy: true, fault: null });
    try {
      const saved = await callInPlace("updateUser", input);
      setSending(idle);
      return saved;
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

/** Puts the keyboard where the first of `names` is that has a problem; false where none has. */
export function focusProblem<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  problems: Readonly<Partial<Record<Name, unknown>>>,
): boolean {
  const first = names.find((name) => problems[name] !== undefined);
  if (first !== undefined) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  return first !== undefined;
}
