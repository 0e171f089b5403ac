import type { LucideIcon } from "lucide-react";
import type { Findable } from "./match";

/** One line of the palette. */
export interface PaletteOffer extends Findable {
  readonly key: string;
  readonly Icon: LucideIcon;
  /** Beside the title, such as the way to it in the menu. */
  readonly detail?: string;
  /** Keys that do the same. */
  readonly shortcut?: string;
  /** It is what is on screen, or how it is set now. */
  readonly isNow?: boolean;
  readonly isNewWindow?: boolean;
  readonly run: () => void;
}
