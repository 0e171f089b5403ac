import { Global } from "@emotion/react";
import { useSelector } from "@tanstack/react-store";
import { useSelector as useActor } from "@xstate/react";
import { useEffect } from "react";
import { takeFirstSizing } from "../../overlays/display";
import { useSittingActor } from "../../sitting-context";
import type { ToolProps } from "../tool-record";

/** Enlarges passage and question, not the bars. Begins with the size that the student's accommodation sets. */
export function ZoomedSheet({ store }: ToolProps) {
  const zoom = useSelector(store, (state) => state.attempt.zoom);
  const { attempt_id: id, accommodation } = useActor(useSittingActor(), ({ context }) => context.attempt);
  const given = accommodation?.text_size ?? 100;
  useEffect(() => {
    if (given > 100 && takeFirstSizing(id)) store.changeAttempt({ zoom: given });
  }, [store, id, given]);
  return zoom === 100 ? null : <Global styles={{ "#main article, #main [role=region] > *": { zoom: zoom / 100 } }} />;
}
