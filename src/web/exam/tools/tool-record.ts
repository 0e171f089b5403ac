import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { MessageId } from "../../i18n/message-id";
import type { LazyPart } from "../../loading/lazy-part";
import type { ToolStore } from "../tool-state/tool-store";

/** What every part of a tool is given. */
export interface ToolProps {
  readonly store: ToolStore;
  /** The item that is on the sheet. */
  readonly exerciseId: string;
  readonly onClose: () => void;
}

export interface ToolRecord {
  readonly Icon: LucideIcon;
  readonly label: MessageId;
  /** Shown while the tool is open. */
  readonly Panel: LazyPart<ToolProps>;
  /** At work whether or not the tool is open. */
  readonly Standing?: ComponentType<ToolProps>;
  /** A panel over the sheet; a narrow screen has room for one of these. */
  readonly floats: boolean;
}
