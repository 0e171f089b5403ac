import { chakra } from "@chakra-ui/react/styled-system";
import { Check, CloudOff, MonitorDot, RefreshCw, TriangleAlert, type LucideIcon } from "lucide-react";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { timeOfDay } from "./clock";

export type SaveStatus = "saved" | "saving" | "offline" | "action" | "memoryOnly";

interface SaveStateProps {
  readonly state: SaveStatus;
  /** Answers that the server has not confirmed. */
  readonly pending: number;
  /** When the server last confirmed one; null: nothing to save yet. */
  readonly savedAt: number | null;
}

const looks: Readonly<
  Record<
    SaveStatus,
    {
      readonly message: MessageId;
      readonly icon: LucideIcon;
      readonly color: string;
      readonly spoken: MessageId | null;
    }
  >
> = {
  saved: { message: "exam.saving.saved", icon: Check, color: "good.text", spoken: null },
  saving: { message: "exam.saving.saving", icon: RefreshCw, color: "fg.muted", spoken: null },
  offline: { message: "exam.saving.offline", icon: CloudOff, color: "warn.text", spoken: "exam.saving.spokenOffline" },
  action: { message: "exam.saving.action", icon: TriangleAlert, color: "bad.text", spoken: "exam.saving.spokenAction" },
  memoryOnly: {
    message: "exam.saving.memoryOnly",
    icon: MonitorDot,
    color: "warn.text",
    spoken: "exam.saving.spokenMemoryOnly",
  },
};

/** Where the answers are, by mark and words; trouble is announced, saving is not. */
export function SaveState({ state, pending, savedAt }: SaveStateProps) {
  const t = useMessage();
  const { message, icon: Icon, color, spoken } = looks[state];
  const words =
    state === "saved" && savedAt === null
      ? t("exam.saving.none")
      : t(message, { count: pending, time: savedAt === null ? "" : timeOfDay(savedAt) });
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="8"
      minHeight="20"
      fontSize="sm"
      color={color}
      aria-label={t("exam.saving.label")}
      role="group"
      fontVariantNumeric="tabular-nums"
    >
      <Icon size={16} aria-hidden style={{ flex: "none" }} />
      <span>{words}</span>
      <Hidden role="status">{spoken && t(spoken)}</Hidden>
    </chakra.div>
  );
}
