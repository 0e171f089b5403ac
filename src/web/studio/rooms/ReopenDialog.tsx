import { Box } from "@chakra-ui/react/box";
import type { BoardSeat } from "../../../contract/rooms/rooms";
import { useMessage } from "../../i18n/use-message";
import { useDraftValue } from "./board-draft";
import { DialogForm } from "./DialogForm";
import { GivenMinutes, minuteMs, minutesOf } from "./GivenMinutes";
import { ReasonField } from "./ReasonDialog";
import { roomCommand } from "./room-command";
import { useOpenRoom } from "./room-context";

interface ReopenDialogProps {
  readonly seat: BoardSeat;
  readonly onClose: () => void;
}

/** Lets a student go on who has handed in, with a least time. */
export function ReopenDialog({ seat, onClose }: ReopenDialogProps) {
  const t = useMessage();
  const { board, run } = useOpenRoom();
  const [typed, setTyped] = useDraftValue("dialog", "minutes", "5");
  const [reason, setReason] = useDraftValue("dialog", "reason", "");
  const minutes = minutesOf(typed);
  return (
    <DialogForm
      title={t("board.reopen.title", { name: seat.name })}
      action={t("board.do.reopen")}
      isReady={minutes !== null}
      onSend={() => {
        if (minutes === null) return;
        run(
          roomCommand({
            roomId: board.room.room_id,
            name: "reopenSeat",
            input: { seat_id: seat.seat_id, ms: minutes * minuteMs, reason: reason.trim() },
            said: { id: "board.did.reopen", values: { who: seat.name } },
          }),
        );
      }}
      onClose={onClose}
    >
      <Box>{t("board.reopen.lead")}</Box>
      <GivenMinutes typed={typed} onChange={setTyped} />
      <ReasonField reason={reason} onChange={setReason} />
    </DialogForm>
  );
}
