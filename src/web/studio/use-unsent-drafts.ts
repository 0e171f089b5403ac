import { useEffect, useEffectEvent } from "react";
import { useSitter } from "../contexts/sitter";
import { sendUnsentDrafts } from "../effects/studio/open-drafts";

/**
 * Sends what this device has of a person's drafts when a page opens. `shown`: the ids of the drafts that the page
 * opens itself, or the names of those that the server does not have; null: there is none.
 */
export function useUnsentDrafts(...shown: readonly (string | null)[]): void {
  const person = useSitter();
  const send = useEffectEvent((whose: string) => {
    const known = shown.filter((one) => one !== null);
    void sendUnsentDrafts(whose, known);
  });
  useEffect(() => {
    if (person !== null) send(person);
  }, [person]);
}
