import { Box } from "@chakra-ui/react/box";
import type { BoardSeat } from "../../../contract/rooms/rooms";
import { foldName } from "../../../contract/validators/folding";
import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";
import { useDraftValue } from "./board-draft";
import { DialogForm } from "./DialogForm";
import { ReasonField } from "./ReasonDialog";
import { roomCommand } from "./room-command";
import { useOpenRoom } from "./room-context";

interface SubmitDialogProps {
  readonly seat: BoardSeat;
  readonly onClose: () => void;
}

/** Hands in for a student, whose name is typed so that it is nobody else. */
export function SubmitDialog({ seat, onClose }: SubmitDialogProps) {
  const t = useMessage();
  const { board, run } = useOpenRoom();
  const [name, setName] = useDraftValue("dialog", "name", "");
  const isName = foldName(name) === foldName(seat.name);
  // a name that is being typed is not wrong yet
  const isWrong = !isName && !foldName(seat.name).startsWith(foldName(name));
  const [reason, setReason] = useDraftValue("dialog", "reason", "");
  return (
    <DialogForm
      title={t("board.submit.title", { name: seat.name })}
      action={t("board.do.submit")}
      isReady={isName}
      onSend={() =>
        run(
          roomCommand({
            roomId: board.room.room_id,
            name: "submitSeat",
            input: { seat_id: seat.seat_id, name, reason: reason.trim() },
            said: { id: "board.did.submit", values: { who: seat.name } },
          }),
        )
      }
      onClose={onClose}
    >
      <Box>{t("board.submit.lead", { answered: seat.answered, total: seat.total })}</Box>
      <Field
        label={t("board.submit.name", { name: seat.name })}
        autoComplete="off"
        value={name}
        problem={isWrong ? t("board.submit.wrong", { name: seat.name }) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <ReasonField reason={reason} onChange={setReason} />
    </DialogForm>
  );
}
