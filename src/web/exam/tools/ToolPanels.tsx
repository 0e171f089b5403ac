import { useSelector } from "@tanstack/react-store";
import { Suspense } from "react";
import type { ToolStore } from "../tool-state/tool-store";
import { focusAfter } from "./is-asked-for";
import type { OfferedTool } from "./offered";
import { toolsInOrder, toolRecords } from "./registry";
import { ToolBoundary } from "./ToolBoundary";
import { useToolWords } from "./use-tool-words";

interface ToolPanelsProps {
  readonly store: ToolStore;
  readonly offered: readonly OfferedTool[];
  readonly exerciseId: string;
}

/** The panels of offered tools that are open, and the tools that are always at work. */
export function ToolPanels({ store, offered, exerciseId }: ToolPanelsProps) {
  const open = useSelector(store, (state) => state.attempt.open);
  if (!useToolWords()) return null;
  return toolsInOrder(offered).map((tool) => {
    const { Panel, Standing } = toolRecords[tool];
    const close = () => {
      focusAfter(tool);
      store.show(tool, false);
    };
    const parts = [...(Standing === undefined ? [] : [Standing]), ...(open.includes(tool) ? [Panel] : [])];
    return parts.map((Part) => (
      <ToolBoundary key={`${tool}-${Part === Panel ? "panel" : "standing"}`} onClose={close}>
        <Suspense fallback={null}>
          <Part store={store} exerciseId={exerciseId} onClose={close} />
        </Suspense>
      </ToolBoundary>
    ));
  });
}
