import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { incidentKinds } from "../../../contract/rooms/room-kinds";
import { roomLimits } from "../../../contract/rooms/room-limits";
import { useMessage } from "../../i18n/use-message";
import { serverNow } from "../../platform/server-time";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { TextBox } from "../../ui/TextBox";
import { fieldTime, momentOf } from "../field-time";
import { useDraftValue } from "./board-draft";
import { DialogForm } from "./DialogForm";
import type { CommandTarget } from "./make-commands";
import { roomCommand } from "./room-command";
import { useOpenRoom } from "./room-context";

interface IncidentDialogProps {
  /** The seats that it concerns; "all": the room, and no seat of it. */
  readonly concerned: CommandTarget;
  readonly onClose: () => void;
}

/** Writes down what happened: what kind, in words, when, and whom it concerned. */
export function IncidentDialog({ concerned: { roomId, seats, who }, onClose }: IncidentDialogProps) {
  const t = useMessage();
  const { run } = useOpenRoom();
  const [drawnAt] = useState(serverNow);
  const [openedAt] = useDraftValue("dialog", "openedAt", drawnAt);
  const [kind, setKind] = useDraftValue<(typeof incidentKinds)[number]>("dialog", "kind", "technical");
  const [text, setText] = useDraftValue("dialog", "text", "");
  const [time, setTime] = useDraftValue("dialog", "time", fieldTime(openedAt));
  const moment = momentOf(time);
  // the field shows whole minutes
  const at = moment === null ? null : Math.min(moment, openedAt);
  const isLater = moment !== null && moment > openedAt;
  return (
    <DialogForm
      title={t("board.incident.title")}
      action={t("board.incident.note")}
      isReady={text.trim() !== "" && at !== null && !isLater}
      onSend={() => {
        if (at === null) return;
        run(
          roomCommand({
            roomId,
            name: "noteIncident",
            input: { seats: seats === "all" ? [] : [...seats], kind, text: text.trim(), at },
            said: { id: "board.did.incident" },
          }),
        );
      }}
      onClose={onClose}
    >
      <Box>{t("board.incident.of", { who: seats === "all" ? t("board.incident.room") : who })}</Box>
      <Chooser
        label={t("board.incident.kind")}
        chosen={kind}
        options={incidentKinds.map((value) => ({ value, label: t(`board.incident.${value}`) }))}
        onChoose={setKind}
      />
      <TextBox
        label={t("board.incident.text")}
        maxLength={roomLimits.incident}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Field
        label={t("board.incident.time")}
        type="datetime-local"
        value={time}
        problem={isLater ? t("board.incident.later") : undefined}
        onChange={({ target }) => setTime(target.value)}
      />
    </DialogForm>
  );
}
