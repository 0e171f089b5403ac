import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link, useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { roomEntryWays } from "../../../contract/rooms/room-kinds";
import { useMessagePart } from "../../contexts/use-message-part";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";
import { roomPlace, roomRecordPlace } from "../studio-places";

interface RoomOpeningProps {
  readonly assignmentId: string;
}

/** Opens a new room: how students say who they are, and one button. */
function NewRoom({ assignmentId }: RoomOpeningProps) {
  const t = useMessage();
  const group = useId();
  const navigate = useNavigate();
  const faultText = useFaultText();
  const [key] = useState(() => uuidv7());
  const [entry, setEntry] = useState<(typeof roomEntryWays)[number]>("listed");
  const open = useChange("openRoom", ({ room_id: roomId }) => void navigate({ to: roomPlace(roomId) as string }));
  return (
    <Flex direction="column" gap="12">
      <Box role="radiogroup" aria-label={t("board.entry")}>
        {(["listed", "typed", "card"] as const).map((value) => (
          <Flex as="label" key={value} gap="12" minH="44" align="center" cursor="pointer">
            <input type="radio" name={group} checked={entry === value} onChange={() => setEntry(value)} />
            <span>
              {t(`board.entry.${value}`)}
              <Box as="span" display="block" color="fg.muted" fontSize="xs">
                {t(`board.entry.${value}Detail`)}
              </Box>
            </span>
          </Flex>
        ))}
      </Box>
      {open.error === null ? null : (
        <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(open.error)}
        </Box>
      )}
      <div>
        <Button
          minH="44"
          aria-busy={open.isPending}
          disabled={open.isPending}
          onClick={() => open.mutate({ assignment_id: assignmentId, entry, idempotency_key: key })}
        >
          {t("board.openRoom")}
        </Button>
      </div>
    </Flex>
  );
}

/** The room of an assignment: the one that is open, or a new one, and the records of those that are over. */
export function RoomOpening({ assignmentId }: RoomOpeningProps) {
  const t = useMessage();
  const language = useLanguage();
  const hasWords = useMessagePart("board");
  const { data, isError, error, refetch } = useCall("roomList", { assignment_id: assignmentId });
  if (data === undefined || !hasWords)
    return isError ? (
      <FaultCard fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="160px" role="status" aria-label={t("state.loading")} />
    );
  const open = data.rooms.find(({ phase }) => phase !== "ended" && phase !== "signed");
  const over = data.rooms.filter((room) => room !== open);
  return (
    <Flex direction="column" gap="16">
      {open === undefined ? (
        <NewRoom assignmentId={assignmentId} />
      ) : (
        <Flex gap="12" align="center" wrap="wrap">
          <span>
            {t(`board.phase.${open.phase}`)} · {t("board.insideOf", { inside: open.inside, seats: open.seats })}
          </span>
          <Button asChild minH="44">
            <Link to={roomPlace(open.room_id) as string}>{t("board.toRoom")}</Link>
          </Button>
        </Flex>
      )}
      {over.length === 0 ? null : (
        <ul>
          {over.map(({ room_id: roomId, phase, opened_at: openedAt }) => (
            <Flex as="li" key={roomId} gap="12" align="center" minH="44" wrap="wrap">
              {dayAndTime(openedAt, language)} · {t(`board.phase.${phase}`)}
              <Link to={(phase === "signed" ? roomRecordPlace : roomPlace)(roomId) as string}>
                {t(phase === "signed" ? "board.record" : "board.toRoom")}
              </Link>
            </Flex>
          ))}
        </ul>
      )}
    </Flex>
  );
}
