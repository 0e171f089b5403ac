import type { LucideIcon } from "lucide-react";
import type { Findable } from "./match";

/** One line of the palette. */
export interface PaletteOffer extends Findable {
  readonly key: string;
  readonly Icon: LucideIcon;
  /** Text beside the title, such as the menu levels above it. */
  readonly detail?: string;
  /** Shortcut keys of the same action. */
  readonly shortcut?: string;
  /** It is the page on screen, or the current value of the setting. */
  readonly isNow?: boolean;
  readonly isNewWindow?: boolean;
  readonly run: () => void;
}
