import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { MessageId } from "../../i18n/message-id";
import type { LazyPart } from "../../loading/lazy-part";
import type { ToolStore } from "../tool-state/tool-store";

/** The props of every part of a tool. */
export interface ToolProps {
  readonly store: ToolStore;
  /** The item on the sheet. */
  readonly exerciseId: string;
  readonly onClose: () => void;
}

export interface ToolRecord {
  readonly Icon: LucideIcon;
  readonly label: MessageId;
  /** Shown while the tool is open. */
  readonly Panel: LazyPart<ToolProps>;
  /** Rendered whether or not the tool is open. */
  readonly Standing?: ComponentType<ToolProps>;
  /** It is a panel over the sheet; a narrow screen has room for one of these. */
  readonly floats: boolean;
}
