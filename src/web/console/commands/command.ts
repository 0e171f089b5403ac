import type { LucideIcon } from "lucide-react";
import type { MessageId } from "../../i18n/message-id";

/** The one record behind a tool of the header, its menu item, its shortcut and its entry in the palette. */
export interface Command {
  readonly id: string;
  readonly title: MessageId;
  readonly icon: LucideIcon;
  /** Only of what can be on or off. */
  readonly isOn?: () => boolean;
  /** The keys as they are written on this platform. */
  readonly shortcut?: string;
  readonly run: () => void;
}
