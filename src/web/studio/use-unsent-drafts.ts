import { useEffect, useEffectEvent } from "react";
import { useSitter } from "../contexts/sitter";
import { sendUnsentDrafts } from "../effects/studio/open-drafts";

/**
 * Sends what this device has of a person's drafts when a page opens. `shown`: the id of the draft that the page opens
 * itself, or the name of one that the server does not have.
 */
export function useUnsentDrafts(shown: string | null = null): void {
  const person = useSitter();
  const send = useEffectEvent((whose: string) => void sendUnsentDrafts(whose, shown));
  useEffect(() => {
    if (person !== null) send(person);
  }, [person]);
}
