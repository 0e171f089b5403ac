import { chakra } from "@chakra-ui/react/styled-system";
import { Check, CloudOff, Hourglass, RefreshCw, TriangleAlert, type LucideIcon } from "lucide-react";
import type { SaveStatus } from "../../../../machines/outbox/save-state";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { timeOfDay } from "./clock";

interface SaveStateProps {
  readonly state: SaveStatus;
  /** Number of answers that the server has not confirmed. */
  readonly pending: number;
  /** Number of answers that wait until their section can be sent. */
  readonly postponed: number;
  /** Number of answers that the server refused. */
  readonly refused: number;
  /** true: the pending answers are stored on this device's disk; false: only in this window's memory. */
  readonly isStored: boolean;
  /** Marks for review are waiting, but no answers are. */
  readonly hasMarksWaiting: boolean;
  /** Time of the last confirmation by the server; null: nothing saved yet. */
  readonly savedAt: number | null;
}

interface Look {
  readonly message: MessageId;
  readonly icon: LucideIcon;
  readonly color: string;
  readonly spoken: MessageId | null;
}

const looks: Readonly<Record<SaveStatus, Look>> = {
  saved: { message: "exam.saving.saved", icon: Check, color: "good.text", spoken: null },
  saving: { message: "exam.saving.saving", icon: RefreshCw, color: "fg.muted", spoken: null },
  offline: { message: "exam.saving.offline", icon: CloudOff, color: "warn.text", spoken: "exam.saving.spokenOffline" },
  busy: { message: "exam.saving.busy", icon: Hourglass, color: "warn.text", spoken: "exam.saving.spokenBusy" },
  blocked: {
    message: "exam.saving.blocked",
    icon: Hourglass,
    color: "warn.text",
    spoken: "exam.saving.spokenBlocked",
  },
  action: { message: "exam.saving.action", icon: TriangleAlert, color: "bad.text", spoken: "exam.saving.spokenAction" },
};

/** The looks of states in which the pending answers are only in this window's memory. */
const unstored: Readonly<Partial<Record<SaveStatus, Look>>> = {
  saving: {
    message: "exam.saving.memoryOnly",
    icon: RefreshCw,
    color: "warn.text",
    spoken: "exam.saving.spokenMemoryOnly",
  },
  offline: { ...looks.offline, message: "exam.saving.offlineMemory", spoken: "exam.saving.spokenMemoryOnly" },
  blocked: { ...looks.blocked, message: "exam.saving.memoryOnly", spoken: "exam.saving.spokenMemoryOnly" },
  busy: { ...looks.busy, message: "exam.saving.busyMemory", spoken: "exam.saving.spokenMemoryOnly" },
};

const idOf = (props: SaveStateProps, { message }: Look): MessageId => {
  const { state, pending, postponed, isStored, hasMarksWaiting, savedAt } = props;
  if (state === "action" && pending > 0) return isStored ? "exam.saving.actionMore" : "exam.saving.actionMoreMemory";
  if (postponed > 0 && state === "saved") return isStored ? "exam.saving.postponed" : "exam.saving.memoryOnly";
  if (hasMarksWaiting && state !== "action") return "exam.saving.marksWait";
  return state === "saved" && savedAt === null ? "exam.saving.none" : message;
};

/** Where the answers are, by icon and words. Problems are announced to screen readers, saving is not. */
export function SaveState(props: SaveStateProps) {
  const t = useMessage();
  const { state, pending, postponed, refused, isStored, savedAt } = props;
  const look = (isStored || pending === 0 ? undefined : unstored[state]) ?? looks[state];
  const { icon: Icon, color, spoken } = look;
  const words = t(idOf(props, look), {
    count: pending,
    postponed,
    refused,
    time: savedAt === null ? "" : timeOfDay(savedAt),
  });
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
