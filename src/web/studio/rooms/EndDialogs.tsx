import { Box } from "@chakra-ui/react/box";
import { roomLimits } from "../../../contract/rooms/room-limits";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { serverNow } from "../../platform/server-time";
import { Field } from "../../ui/Field";
import { TextBox } from "../../ui/TextBox";
import { useDraftValue } from "./board-draft";
import { DialogForm } from "./DialogForm";
import { planningEnd } from "./make-commands";
import { roomCommand } from "./room-command";
import { useOpenRoom } from "./room-context";
import { shortTime } from "./seat-time";

interface DialogProps {
  readonly onClose: () => void;
}

const dayMs = 86_400_000;
/** A time that has been today for longer than this is meant for tomorrow. */
const longPastMs = dayMs / 2;

/** The next moment at a time of day such as 10:42, by this device's time zone; null: no such time, or just past. */
export function momentAtTime(time: string, now: number): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const today = new Date(now).setHours(Number(hours), Number(minutes), 0, 0);
  if (today > now) return today;
  return now - today > longPastMs ? today + dayMs : null;
}

/** Plans the end for all. */
export function PlanDialog({ onClose }: DialogProps) {
  const t = useMessage();
  const language = useLanguage();
  const { board, run } = useOpenRoom();
  const [time, setTime] = useDraftValue("dialog", "time", "");
  const at = momentAtTime(time, serverNow());
  return (
    <DialogForm
      title={t("board.plan.title")}
      action={t("board.plan.set")}
      isReady={at !== null}
      onSend={() => {
        if (at !== null) run(planningEnd(board.room.room_id, at, shortTime(at, language)));
      }}
      onClose={onClose}
    >
      <Box>{t("board.plan.lead")}</Box>
      <Field
        label={t("board.plan.time")}
        type="time"
        value={time}
        problem={time !== "" && at === null ? t("board.plan.past") : undefined}
        onChange={({ target }) => setTime(target.value)}
      />
    </DialogForm>
  );
}

/** Signs the record, or adds a remark below one that is signed. */
export function SignDialog({ onClose }: DialogProps) {
  const t = useMessage();
  const { board, run } = useOpenRoom();
  const [remark, setRemark] = useDraftValue("dialog", "remark", "");
  const isSigned = board.room.signed !== null;
  return (
    <DialogForm
      title={t(isSigned ? "board.sign.remarkTitle" : "board.sign.title")}
      action={t(isSigned ? "board.sign.add" : "board.do.sign")}
      isReady={!isSigned || remark.trim() !== ""}
      onSend={() =>
        run(
          roomCommand({
            roomId: board.room.room_id,
            name: "signRoom",
            input: { remark: remark.trim() },
            said: { id: isSigned ? "board.did.remark" : "board.did.sign" },
          }),
        )
      }
      onClose={onClose}
    >
      <Box>{t(isSigned ? "board.sign.remarkLead" : "board.sign.lead")}</Box>
      <TextBox
        label={t(isSigned ? "board.sign.remark" : "board.sign.remarkIfAny")}
        maxLength={roomLimits.remark}
        value={remark}
        onChange={({ target }) => setRemark(target.value)}
      />
    </DialogForm>
  );
}
