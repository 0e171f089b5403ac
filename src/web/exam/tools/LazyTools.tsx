import { Suspense } from "react";
import { lazyPart } from "../../loading/lazy-part";
import type { ToolStore } from "../tool-state/tool-store";
import type { OfferedTool } from "./offered";

const ToolBar = lazyPart(() => import("./ToolBar"), "ToolBar");
const ToolPanels = lazyPart(() => import("./ToolPanels"), "ToolPanels");

interface LazyToolsProps {
  readonly store: ToolStore;
  readonly offered: readonly OfferedTool[];
}

/** The buttons of the tools that a section offers; where it offers none, nothing is loaded. */
export const LazyToolBar = ({ store, offered }: LazyToolsProps) =>
  offered.length > 0 && (
    <Suspense fallback={null}>
      <ToolBar store={store} offered={offered} />
    </Suspense>
  );

/** The panels of the tools, over the sheet. */
export const LazyToolPanels = ({ exerciseId, ...rest }: LazyToolsProps & { readonly exerciseId: string }) =>
  rest.offered.length > 0 && (
    <Suspense fallback={null}>
      <ToolPanels exerciseId={exerciseId} {...rest} />
    </Suspense>
  );
