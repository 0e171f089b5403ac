import { useMessage } from "../../i18n/use-message";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { DeviceDialog } from "./DeviceDialog";
import { PlanDialog, SignDialog } from "./EndDialogs";
import { IncidentDialog } from "./IncidentDialog";
import { ending, holding, pausing, refusing, starting, unlocking, waiving, type CommandTarget } from "./make-commands";
import { MessageDialog } from "./MessageDialog";
import { ReasonDialog } from "./ReasonDialog";
import { ReopenDialog } from "./ReopenDialog";
import { useOpenRoom, type RoomQuestion } from "./room-context";
import { seatCounts } from "./room-steps";
import { SubmitDialog } from "./SubmitDialog";
import { TimeDialog } from "./TimeDialog";
import { useSeatWords } from "./use-seat-words";

interface RoomDialogsProps {
  readonly question: RoomQuestion;
  readonly onClose: () => void;
}

interface OfRoomProps extends Pick<RoomDialogsProps, "onClose"> {
  readonly of: Exclude<RoomQuestion, { readonly seats: unknown }>["of"];
}

/** What is asked before a command about the room. */
function OfRoom({ of, onClose }: OfRoomProps) {
  const t = useMessage();
  const { board, run } = useOpenRoom();
  const { room_id: roomId } = board.room;
  const counts = seatCounts(board.seats);
  switch (of) {
    case "start":
      return (
        <ConfirmDialog
          title={t("board.start.title", { count: counts.admitted })}
          lines={[
            t("board.start.lead"),
            ...(counts.waiting > 0 ? [t("board.start.waiting", { count: counts.waiting })] : []),
            ...(counts.expected > 0 ? [t("board.start.missing", { count: counts.expected })] : []),
          ]}
          confirm={t("board.do.start")}
          cancel={t("board.cancel")}
          onConfirm={() => {
            onClose();
            run(starting(roomId));
          }}
          onCancel={onClose}
        />
      );
    case "hold":
      return (
        <ReasonDialog
          title={t("board.hold.title")}
          lead={t("board.hold.lead")}
          action={t("board.do.hold")}
          onSend={(reason) => run(holding(roomId, reason))}
          onClose={onClose}
        />
      );
    case "end":
      return (
        <ReasonDialog
          title={t("board.end.title")}
          lead={t("board.end.lead", { count: counts.sitting + counts.paused })}
          action={t("board.do.end")}
          onSend={(reason) => run(ending(roomId, reason))}
          onClose={onClose}
        />
      );
    case "plan":
      return <PlanDialog onClose={onClose} />;
    case "sign":
      return <SignDialog onClose={onClose} />;
  }
}

/** What is asked before a command is sent. */
export function RoomDialogs({ question, onClose }: RoomDialogsProps) {
  const t = useMessage();
  const words = useSeatWords();
  const { board, run } = useOpenRoom();
  if (!("seats" in question)) return <OfRoom of={question.of} onClose={onClose} />;
  const { of, seats } = question;
  const who = words.who(seats, board);
  const concerned: CommandTarget = { roomId: board.room.room_id, seats, who };
  const seat = board.seats.find(({ seat_id: id }) => id === seats[0]);
  switch (of) {
    case "refuse":
    case "pause":
      return (
        <ReasonDialog
          title={t(`board.${of}.title`, { who })}
          lead={t(`board.${of}.lead`)}
          action={t(`board.do.${of}`)}
          onSend={(reason) => run((of === "pause" ? pausing : refusing)(concerned, reason))}
          onClose={onClose}
        />
      );
    case "unlock":
    case "waive":
      return (
        <ReasonDialog
          title={t(`board.${of}.title`, { who })}
          lead={t(`board.${of}.lead`)}
          action={t(`board.do.${of}`)}
          onSend={(reason) => run((of === "unlock" ? unlocking : waiving)(concerned, reason))}
          onClose={onClose}
        />
      );
    case "extend":
      return <TimeDialog concerned={concerned} onClose={onClose} />;
    case "message":
      return <MessageDialog concerned={concerned} onClose={onClose} />;
    case "device":
      return seat === undefined ? null : <DeviceDialog seat={seat} onClose={onClose} />;
    case "submit":
      return seat === undefined ? null : <SubmitDialog seat={seat} onClose={onClose} />;
    case "reopen":
      return seat === undefined ? null : <ReopenDialog seat={seat} onClose={onClose} />;
    case "incident":
      return <IncidentDialog concerned={concerned} onClose={onClose} />;
  }
}
