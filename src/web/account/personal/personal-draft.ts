import { useSelector } from "@tanstack/react-store";
import { createAtom } from "@tanstack/store";
import type { Profile } from "../../../../machines/session/profile";
import { sessionText, tabKeys } from "../../platform/storage";
import type { ProfileFields } from "./personal-validate";

/** Stored in session storage together with its user name, so that an evicted or reloaded page restores it. */
const { personalDraft: key } = tabKeys;

/** A counter of writes. The text itself is only in the storage, which is emptied when the person signs out. */
const writes = createAtom(0);

function keep(text: string | null): void {
  if (text === null) sessionText.remove(key);
  else sessionText.set(key, text);
  writes.set((count) => count + 1);
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The draft of `username` in the stored text; null if there is none or it belongs to another person. */
export function readDraft(kept: string | null, username: string): ProfileFields | null {
  try {
    const draft = JSON.parse(kept ?? "null") as Readonly<Record<string, unknown>> | null;
    const [nickname, grade] = [text(draft?.["nickname"]), text(draft?.["grade"])];
    return draft?.["username"] !== username || nickname === null || grade === null ? null : { nickname, grade };
  } catch {
    return null;
  }
}

const savedFields = ({ nickname, grade }: Profile): ProfileFields => ({
  nickname,
  grade: grade === null ? "" : String(grade),
});

/**
 * The values of the form: the unsaved draft if there is one, otherwise the saved profile. Every form in this window
 * shows the same values.
 */
export function usePersonalDraft(profile: Profile) {
  useSelector(writes);
  const draft = readDraft(sessionText.get(key), profile.username);
  const saved = savedFields(profile);
  const fields = draft ?? saved;
  return {
    fields,
    isDirty: fields.nickname !== saved.nickname || fields.grade !== saved.grade,
    change: (part: Partial<ProfileFields>) => {
      const next = { ...fields, ...part };
      const isAsSaved = next.nickname === saved.nickname && next.grade === saved.grade;
      keep(isAsSaved ? null : JSON.stringify({ username: profile.username, ...next }));
    },
    discard: () => keep(null),
  };
}
