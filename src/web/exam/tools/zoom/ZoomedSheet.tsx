import { Global } from "@emotion/react";
import { useSelector } from "@tanstack/react-store";
import type { ToolProps } from "../tool-record";

/** Enlarges passage and question alone; the bars keep their size. */
export function ZoomedSheet({ store }: ToolProps) {
  const zoom = useSelector(store, (state) => state.attempt.zoom);
  return zoom === 100 ? null : <Global styles={{ "#main article, #main [role=region] > *": { zoom: zoom / 100 } }} />;
}
