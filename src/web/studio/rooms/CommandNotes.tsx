import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { X } from "lucide-react";
import type { BoardSeat } from "../../../contract/rooms/rooms";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { formatsOf } from "../../ui/format";
import { IconButton } from "../../ui/IconButton";
import { UndoBar } from "../../ui/UndoBar";
import type { RoomCommands, SentCommand } from "./use-room-commands";

interface CommandNotesProps {
  readonly commands: RoomCommands;
  readonly seats: readonly BoardSeat[];
}

/** A command that the server has answered; seats that it did not apply to are named. */
function Answered({ sent: { command, result }, commands, seats }: CommandNotesProps & { readonly sent: SentCommand }) {
  const t = useMessage();
  const { list } = formatsOf(useLanguage());
  const said = t(command.said.id, command.said.values);
  const refused = (result?.refused ?? []).map(({ seat_id: id, phase }) =>
    t("board.note.refusedSeat", {
      name: seats.find((seat) => seat.seat_id === id)?.name ?? "",
      state: t(`board.state.${phase}`),
    }),
  );
  const isDone = result !== null && result.seq !== null;
  const sentence = [
    isDone ? t("board.note.done", { command: said }) : t("board.note.nothing", { command: said }),
    ...(refused.length === 0 ? [] : [t("board.note.refused", { seats: list(refused) })]),
  ].join(" ");
  const { undo } = command;
  if (isDone && undo !== null)
    return (
      <UndoBar
        key={command.key}
        text={sentence}
        undo={t("board.undo")}
        onUndo={() => {
          commands.leave(command);
          commands.run(undo());
        }}
      />
    );
  return (
    <Flex role="status" align="center" gap="12" ps="16" pe="8" py="4" bg="accent.tint" borderRadius="control">
      <Box flex="1">{sentence}</Box>
      <IconButton label={t("board.note.close")} Icon={X} onClick={() => commands.leave(command)} />
    </Flex>
  );
}

/** What became of the commands of this window. One that failed waits to be sent again by the same key, or left. */
export function CommandNotes({ commands, seats }: CommandNotesProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const { last, failed } = commands;
  return (
    <Flex direction="column" gap="8" css={{ "&:empty": { display: "none" } }}>
      {failed.map(({ command, fault }) => (
        <Flex
          key={command.key}
          role="alert"
          align="center"
          gap="12"
          wrap="wrap"
          px="16"
          py="8"
          bg="bad.tint"
          color="bad.text"
          borderRadius="control"
        >
          <Box flex="1 1 240px">
            {t("board.note.failed", { command: t(command.said.id, command.said.values) })}{" "}
            {fault === null ? "" : faultText(fault)}
          </Box>
          <Button variant="outline" minH="44" onClick={() => commands.retry(command)}>
            {t("board.note.retry")}
          </Button>
          <Button variant="quiet" minH="44" onClick={() => commands.leave(command)}>
            {t("board.note.leave")}
          </Button>
        </Flex>
      ))}
      {last === null ? null : <Answered key={last.command.key} sent={last} commands={commands} seats={seats} />}
    </Flex>
  );
}
