import { useEffect, useState } from "react";
import type { Attempt } from "../../contract/attempt/attempt";
import { callInPlace } from "../effects/call";

const askMs = 10_000;

/**
 * The attempt, once an invigilator has let the student go on after the hand-in; null before. It is asked for every ten
 * seconds while the room goes on. `attemptId` null: nothing is asked.
 */
export function useReopened(attemptId: string | null): Attempt | null {
  const [reopened, setReopened] = useState<Attempt | null>(null);
  useEffect(() => {
    if (attemptId === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const ask = async (): Promise<void> => {
      const attempt = await callInPlace("examItemDetail", { attempt_id: attemptId }, { signal }).catch(() => null);
      if (signal.aborted || attempt === null) return;
      const isOpen = attempt.status === "sitting";
      setReopened(isOpen ? attempt : null);
      if (isOpen || attempt.room?.may_reopen !== true) clearInterval(timer);
    };
    const timer = setInterval(() => void ask(), askMs);
    void ask();
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [attemptId]);
  return reopened?.attempt_id === attemptId ? reopened : null;
}
