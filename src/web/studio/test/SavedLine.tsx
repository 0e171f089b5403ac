import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Check, CloudOff, RefreshCw, TriangleAlert, type LucideIcon } from "lucide-react";
import { selectDraftPhase, type DraftPhase, type DraftSnapshot } from "../../../../machines/studio/draft.selectors";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { useOnline } from "../../ui/use-online";

interface Look {
  readonly message: MessageId;
  readonly Icon: LucideIcon;
  readonly color: string;
}

const looks: Readonly<Record<DraftPhase, Look>> = {
  clean: { message: "exam.saving.saved", Icon: Check, color: "good.text" },
  dirty: { message: "exam.saving.saving", Icon: RefreshCw, color: "fg.muted" },
  saving: { message: "exam.saving.saving", Icon: RefreshCw, color: "fg.muted" },
  kept: { message: "assembly.kept", Icon: CloudOff, color: "warn.text" },
  refused: { message: "assembly.notSaved", Icon: TriangleAlert, color: "bad.text" },
  conflicting: { message: "assembly.notSaved", Icon: TriangleAlert, color: "bad.text" },
};

const two = (value: number): string => String(value).padStart(2, "0");

const timeAt = (instant: number): string => {
  const at = new Date(instant);
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(":");
};

interface SavedWordsProps {
  readonly phase: DraftPhase;
  /** null: never. */
  readonly savedAt: number | null;
}

/** Where something is that saves itself, in the words of a sitting. Trouble is announced to screen readers. */
export function SavedWords({ phase, savedAt }: SavedWordsProps) {
  const t = useMessage();
  const isOnline = useOnline();
  const { message, Icon, color } = looks[phase];
  const isNew = phase === "clean" && savedAt === null;
  const words = isNew
    ? t("assembly.savesItself")
    : phase === "kept"
      ? t(isOnline ? "assembly.keptServer" : "assembly.kept")
      : t(message, { time: savedAt === null ? "" : timeAt(savedAt) });
  const isTrouble = phase === "kept" || phase === "refused" || phase === "conflicting";
  return (
    <Flex align="center" gap="6" fontSize="sm" color={isNew ? "fg.muted" : color} fontVariantNumeric="tabular-nums">
      <Icon size={16} aria-hidden style={{ flex: "none" }} />
      <Box as="span">{words}</Box>
      <Hidden role="status">{isTrouble ? words : ""}</Hidden>
    </Flex>
  );
}

/** Where the draft is, in the words of a sitting. */
export function SavedLine({ snapshot }: { readonly snapshot: DraftSnapshot }) {
  return <SavedWords phase={selectDraftPhase(snapshot)} savedAt={snapshot.context.savedAt} />;
}
