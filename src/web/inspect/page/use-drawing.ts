import { useEffect, useState } from "react";
import type { AnyStateMachine } from "xstate";
import type { ChartLayout } from "../layout/drawing";
import { drawingOf } from "./drawings";

type State =
  | { readonly kind: "waiting" }
  | { readonly kind: "failed" }
  | { readonly kind: "drawn"; readonly drawing: ChartLayout };

/** The chart's drawing once it is laid out. */
export function useDrawing(chart: AnyStateMachine): State & { readonly retry: () => void } {
  const [state, setState] = useState<{ readonly of: AnyStateMachine; readonly state: State } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const show = (next: State) => {
      if (isWanted) setState({ of: chart, state: next });
    };
    drawingOf(chart).then(
      (drawing) => show({ kind: "drawn", drawing }),
      () => show({ kind: "failed" }),
    );
    return () => {
      isWanted = false;
    };
  }, [chart, attempt]);
  const retry = () => {
    setState(null);
    setAttempt(attempt + 1);
  };
  return { ...(state?.of === chart ? state.state : { kind: "waiting" }), retry };
}
