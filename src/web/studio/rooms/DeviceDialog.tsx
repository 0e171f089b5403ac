import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useId } from "react";
import type { BoardSeat } from "../../../contract/rooms/rooms";
import { foldName } from "../../../contract/validators/folding";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { useDraftValue } from "./board-draft";
import { DialogForm } from "./DialogForm";
import { roomCommand } from "./room-command";
import { useOpenRoom } from "./room-context";
import { shortTime } from "./seat-time";
import { useSeatWords } from "./use-seat-words";

/** Devices that ask to come in to a seat, or to another one by the same name. */
export const entrantsFor = (seat: BoardSeat, seats: readonly BoardSeat[]): BoardSeat["entrants"] =>
  seats
    .filter((one) => one.seat_id === seat.seat_id || foldName(one.name) === foldName(seat.name))
    .flatMap(({ entrants }) => entrants);

interface DeviceDialogProps {
  readonly seat: BoardSeat;
  readonly onClose: () => void;
}

/** Lets a student in on another device, and says what that does to the one before. */
export function DeviceDialog({ seat, onClose }: DeviceDialogProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = useSeatWords();
  const group = useId();
  const { board, run } = useOpenRoom();
  const entrants = entrantsFor(seat, board.seats);
  const [chosen, choose] = useDraftValue("dialog", "device", entrants[0]?.entry_id ?? "");
  const { name } = seat;
  return (
    <DialogForm
      title={t("board.device.title", { name })}
      action={t("board.do.device")}
      isReady={entrants.some(({ entry_id: id }) => id === chosen)}
      onSend={() =>
        run(
          roomCommand({
            roomId: board.room.room_id,
            name: "moveDevice",
            input: { seat_id: seat.seat_id, entry_id: chosen },
            said: { id: "board.did.device", values: { who: name } },
          }),
        )
      }
      onClose={onClose}
    >
      <Box role="radiogroup" aria-label={t("board.device.which")}>
        {entrants.map((entrant) => (
          <Flex as="label" key={entrant.entry_id} gap="8" align="center" minH="44" cursor="pointer">
            <input
              type="radio"
              name={group}
              checked={chosen === entrant.entry_id}
              onChange={() => choose(entrant.entry_id)}
            />
            {[
              entrant.name,
              words.device(entrant),
              t("board.sign.asked", { time: shortTime(entrant.asked_at, language) }),
            ]
              .filter((part) => part !== "")
              .join(" · ")}
          </Flex>
        ))}
      </Box>
      <Box as="ul" ps="20" listStyleType="disc">
        <li>{t("board.device.goesOn", { name })}</li>
        <li>{t("board.device.before", { device: words.device(seat) || t("board.device.unknown") })}</li>
        {seat.unsent === 0 ? null : <li>{t("board.device.unsent", { count: seat.unsent })}</li>}
      </Box>
    </DialogForm>
  );
}
