import type { EditionEntry } from "../../../contract/studio/studio-editions";
import { useCall } from "../../effects/use-call";
import type { TestWriting } from "./use-test-draft";

/** What students get of a test. */
export interface PublishedState {
  /** All editions, the newest first. */
  readonly editions: readonly EditionEntry[];
  /** The edition that students can begin; null: there is none. */
  readonly open: number | null;
  /** The draft was changed after its newest edition. */
  readonly isChanged: boolean;
}

/** The editions of a test; null: it has none, or they are not known. */
export function usePublishedState({ snapshot }: TestWriting): PublishedState | null {
  const { id, version } = snapshot.context;
  const { data } = useCall("studioEditions", { test_id: id ?? "" }, { enabled: id !== null });
  const editions = data?.editions ?? [];
  const isPublished = editions.length > 0;
  const stored = useCall("studioTest", { test_id: id ?? "" }, { enabled: id !== null && isPublished }).data;
  if (!isPublished) return null;
  const isSettled = stored === undefined || stored.phase === "frozen" || stored.phase === "withdrawn";
  return {
    editions,
    open: editions.find(({ available }) => available)?.version ?? null,
    isChanged: !isSettled || (stored !== undefined && version > stored.version),
  };
}
