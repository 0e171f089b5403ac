import { knownSettings } from "../../../machines/appearance/theme-settings";
import { selectLayout, selectOwnFold } from "../../../machines/layout/layout.selectors";
import { parsed } from "../effects/parsed";
import { storageKeys } from "../effects/storage";
import type { ConsoleActors } from "./actors";
import type { Surroundings } from "./surroundings";
import { applyLook } from "./theme/apply-look";

/** Narrower windows show the vertical layout (SPEC §2). */
const narrowQuery = "(max-width: 991.98px)";

/**
 * The layout follows the setting, the window and the kept fold; the page shows the look; what another window saves is
 * taken over.
 */
export function followLook({ context: { local }, window }: Surroundings, { layout, appearance }: ConsoleActors): void {
  let told: readonly unknown[] = [];
  const tellLook = () => {
    const { shown } = appearance.getSnapshot().context;
    if (layout.getSnapshot().value.chosen !== shown.layout)
      layout.send({ type: "layout.chosen", layout: shown.layout });
    const now = [shown, selectLayout(layout.getSnapshot())] as const;
    if (now.every((one, place) => one === told[place])) return;
    told = now;
    applyLook(window.document.documentElement, ...now);
  };
  tellLook();
  appearance.subscribe(tellLook);
  layout.subscribe(tellLook);
  const narrow = window.matchMedia(narrowQuery);
  const tellWidth = () => layout.send({ type: narrow.matches ? "window.narrowed" : "window.widened" });
  tellWidth();
  narrow.addEventListener("change", tellWidth);
  if (local.get(storageKeys.collapse) === "true") layout.send({ type: "fold.toggled" });
  layout.subscribe((now) => {
    const fold = String(selectOwnFold(now));
    if (fold !== (local.get(storageKeys.collapse) ?? "false")) local.set(storageKeys.collapse, fold);
  });
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === storageKeys.theme && newValue !== null)
      appearance.send({ type: "settings.heard", settings: knownSettings(parsed(newValue)) });
  });
}
