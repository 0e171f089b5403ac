import { Box } from "@chakra-ui/react/box";
import { useMessage } from "../../i18n/use-message";
import { Chooser } from "../../ui/Chooser";
import { useDraftValue } from "./board-draft";
import { DialogForm } from "./DialogForm";
import { GivenMinutes, minuteMs, minutesOf } from "./GivenMinutes";
import { extending, type CommandTarget } from "./make-commands";
import { ReasonField } from "./ReasonDialog";
import { useOpenRoom } from "./room-context";

interface TimeDialogProps {
  readonly concerned: CommandTarget;
  readonly onClose: () => void;
}

/** Gives time: how much, for one section or the whole test, and why. */
export function TimeDialog({ concerned, onClose }: TimeDialogProps) {
  const t = useMessage();
  const { board, run } = useOpenRoom();
  const [typed, setTyped] = useDraftValue("dialog", "minutes", "5");
  const [stage, setStage] = useDraftValue("dialog", "stage", "");
  const [reason, setReason] = useDraftValue("dialog", "reason", "");
  const minutes = minutesOf(typed);
  const { stages } = board.room;
  return (
    <DialogForm
      title={t("board.time.title", { who: concerned.who })}
      action={minutes === null ? t("board.do.extend") : t("board.time.give", { minutes })}
      isReady={minutes !== null}
      onSend={() => {
        if (minutes === null) return;
        const ms = minutes * minuteMs;
        run(extending(concerned, { ms, stage: stage === "" ? null : stage, reason: reason.trim() }));
      }}
      onClose={onClose}
    >
      <GivenMinutes typed={typed} onChange={setTyped} />
      {stages.length < 2 ? null : (
        <Chooser
          label={t("board.time.for")}
          chosen={stage}
          options={[
            { value: "", label: t("board.time.test") },
            ...stages.map((value, place) => ({ value, label: t("board.time.section", { number: place + 1 }) })),
          ]}
          onChoose={setStage}
        />
      )}
      <ReasonField reason={reason} onChange={setReason} />
      <Box color="fg.muted">{t("board.time.window")}</Box>
    </DialogForm>
  );
}
