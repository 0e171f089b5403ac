import { lazy, Suspense } from "react";
import { useOverlay, type OverlayName } from "./overlay";
import { usePaletteKey } from "./palette/use-palette-key";

const views = {
  theme: lazy(async () => ({ default: (await import("./drawer/ThemeDrawer")).ThemeDrawer })),
  palette: lazy(async () => ({ default: (await import("./palette/Palette")).CommandPalette })),
  errors: lazy(async () => ({ default: (await import("./tools/ErrorLogDialog")).ErrorLogDialog })),
  sourceCopy: lazy(async () => ({ default: (await import("./drawer/SourceCopyDialog")).SourceCopyDialog })),
} as const satisfies Record<OverlayName, unknown>;

/** The overlays of the console; each is in its own chunk, loaded when first opened. */
export function Overlays() {
  usePaletteKey();
  const name = useOverlay();
  if (name === null) return null;
  const View = views[name];
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}
