import type { LucideIcon } from "lucide-react";
import type { MessageId } from "../../i18n/message-id";

/** A command of the console: the shared record of a header tool, its menu item, its shortcut and its palette entry. */
export interface Command {
  readonly id: string;
  readonly title: MessageId;
  readonly icon: LucideIcon;
  /** Present only for commands that switch something on or off. */
  readonly isOn?: () => boolean;
  /** The keys as written on this platform. */
  readonly shortcut?: string;
  readonly run: () => void;
}
