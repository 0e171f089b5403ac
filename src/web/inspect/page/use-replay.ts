import { useEffect, useState } from "react";
import { pauseBefore, sceneAfter, type Recording, type Scene } from "../live/record";

interface Replaying {
  readonly recording: Recording;
  /** Number of reports played so far. */
  readonly count: number;
  readonly isPlaying: boolean;
}

export interface Replay {
  readonly scene: Scene;
  readonly count: number;
  readonly total: number;
  readonly isPlaying: boolean;
  readonly goTo: (count: number) => void;
  readonly toggle: () => void;
}

/** Plays a recording, report by report; null while none is open. */
export function useReplay(): {
  readonly replay: Replay | null;
  readonly open: (recording: Recording) => void;
  readonly close: () => void;
} {
  const [state, setState] = useState<Replaying | null>(null);
  useEffect(() => {
    if (state === null || !state.isPlaying) return;
    const { recording, count } = state;
    const timer = setTimeout(
      () => setState({ recording, count: count + 1, isPlaying: count + 1 < recording.reports.length }),
      pauseBefore(recording, count),
    );
    return () => clearTimeout(timer);
  }, [state]);

  const open = (recording: Recording) => setState({ recording, count: 1, isPlaying: false });
  const close = () => setState(null);
  if (state === null) return { replay: null, open, close };
  const { recording, count, isPlaying } = state;
  const total = recording.reports.length;
  const toggle = () => setState({ recording, isPlaying: !isPlaying, count: !isPlaying && count >= total ? 1 : count });
  const goTo = (next: number) => setState({ recording, count: Math.min(total, Math.max(1, next)), isPlaying: false });
  return { replay: { scene: sceneAfter(recording, count), count, total, isPlaying, goTo, toggle }, open, close };
}
