import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { useSearch } from "@tanstack/react-router";
import { Armchair } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import type { Board } from "../../../contract/rooms/rooms";
import { useSession, useSessionActor } from "../../contexts/session-context";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { check } from "../../permissions/check";
import { noteServerTime } from "../../platform/server-time";
import { localText, storageKeys } from "../../platform/storage";
import type { RoomSearch } from "../../site/search";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { usePageName } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { useServerNow } from "../../ui/use-now";
import {
  BoardDraftProvider,
  storeInterrupted,
  dropInterrupted,
  interruptedWork,
  useDraftValue,
  type InterruptedWork,
} from "./board-draft";
import { CommandNotes } from "./CommandNotes";
import { OpenRoomProvider, type RoomQuestion } from "./room-context";
import { RoomNowProvider } from "./room-now";
import { RoomDialogs } from "./RoomDialogs";
import { RoomEvents } from "./RoomEvents";
import { RoomHead } from "./RoomHead";
import { RoomScript } from "./RoomScript";
import { filteredSeats, listedSeats, steadySeats, type SeatFilter } from "./seat-order";
import { SeatBar } from "./SeatBar";
import { SeatList, type SeatView } from "./SeatList";
import { SeatPanel } from "./SeatPanel";
import { SeatTools } from "./SeatTools";
import { useBoard, type KnownBoard } from "./use-board";
import { useRoomCommands } from "./use-room-commands";
import { useSeatChoice } from "./use-seat-choice";

/** The seats are put in order anew after this time. */
const orderMs = 5_000;
const everySeat: SeatFilter = { search: "", state: null };

function useSeatView(): readonly [SeatView, (view: SeatView) => void] {
  const [view, setView] = useState<SeatView>(localText.get(storageKeys.roomView) === "table" ? "table" : "cards");
  return [
    view,
    (next) => {
      localText.set(storageKeys.roomView, next);
      setView(next);
    },
  ];
}

interface SeatsProps {
  readonly board: Board;
  readonly onOpen: (seatId: string) => void;
}

/** The seats, and what can be done for those that are chosen. */
function Seats({ board, onOpen }: SeatsProps) {
  const t = useMessage();
  const language = useLanguage();
  const [view, setView] = useSeatView();
  const [filter, setFilter] = useDraftValue("page", "filter", everySeat);
  const now = useServerNow(orderMs);
  // while somebody is chosen nobody moves, so that a tap meets whom it is meant for
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const listed = useMemo(() => {
    const byNeed = listedSeats(board.seats, now, language);
    return order === null ? byNeed : steadySeats(byNeed, order);
  }, [board.seats, now, language, order]);
  const shown = useMemo(() => filteredSeats(listed, filter), [listed, filter]);
  const shownIds = shown.map(({ seat }) => seat.seat_id);
  const choice = useSeatChoice(
    board.seats.map(({ seat_id: id }) => id),
    shownIds,
  );
  const isChoosing = choice.chosen.size > 0;
  if (isChoosing !== (order !== null)) setOrder(isChoosing ? listed.map(({ seat }) => seat.seat_id) : null);
  const isAllChosen = shown.length > 0 && shownIds.every((id) => choice.chosen.has(id));
  if (board.seats.length === 0)
    return (
      <StateCard Icon={Armchair} title={t("board.empty")}>
        {t("board.emptyDetail")}
      </StateCard>
    );
  return (
    <Flex as="section" direction="column" gap="12" minW="0" aria-labelledby="room-seats">
      <Box as="h2" id="room-seats" fontSize="lg">
        {t("board.seats", { count: board.seats.length })}
      </Box>
      <SeatTools
        listed={listed}
        filter={filter}
        view={view}
        isAllChosen={isAllChosen}
        onFilter={setFilter}
        onView={setView}
        onChooseAll={(isChosen) => choice.choose(isChosen ? shownIds : [])}
      />
      {shown.length === 0 ? (
        <Box role="status" color="fg.muted" py="24">
          {t("board.noneFound")}
        </Box>
      ) : (
        <SeatList listed={shown} view={view} choice={choice} onOpen={onOpen} />
      )}
      <SeatBar
        chosen={board.seats.filter(({ seat_id: id }) => choice.chosen.has(id))}
        onClear={() => choice.choose([])}
      />
    </Flex>
  );
}

/** The commands of this window. Once the sign-in has ended, what is not done is stored until the person is back. */
function useInterruptibleCommands(roomId: string, work: InterruptedWork, onAnswered: () => void) {
  const session = useSessionActor();
  const commands = useRoomCommands(roomId, work.commands, onAnswered);
  const undone = useRef(commands.undone);
  useEffect(() => {
    undone.current = commands.undone;
  });
  useEffect(() => {
    const left = session.on("person.left", ({ isRejected }) => {
      if (isRejected) storeInterrupted(session, roomId, { ...work, commands: undone.current() });
    });
    return () => left.unsubscribe();
  }, [session, roomId, work]);
  return commands;
}

interface OpenBoardProps {
  readonly board: Board;
  readonly known: KnownBoard;
  readonly work: InterruptedWork;
}

/** An open room: its script, its seats, and what happened. */
function OpenBoard({ board, known, work }: OpenBoardProps) {
  const commands = useInterruptibleCommands(board.room.room_id, work, known.refresh);
  const profile = useSession(selectProfile);
  const [question, setQuestion] = useDraftValue<RoomQuestion | null>("page", "question", null);
  const [openedSeat, openSeat] = useDraftValue<string | null>("page", "seat", null);
  const ask = (next: RoomQuestion | null) => {
    work.draft.dialog.clear();
    setQuestion(next);
  };
  usePageName(board.room.title);
  useEffect(() => noteServerTime(board.server_time), [board.server_time]);
  const seat = board.seats.find(({ seat_id: id }) => id === openedSeat);
  const room = {
    board,
    mayTime: profile !== null && check(["room.time"], profile),
    maySign: profile !== null && check(["room.sign"], profile),
    run: commands.run,
    ask,
    openSeat,
  };
  return (
    <RoomNowProvider>
      <OpenRoomProvider value={room}>
        <Flex direction="column" gap="16">
          <RoomHead board={board} phase={known.phase} staleSince={known.staleSince} isElsewhere={known.isElsewhere} />
          <CommandNotes commands={commands} seats={board.seats} />
          <Grid
            gap="16"
            alignItems="start"
            templateColumns={{ base: "minmax(0, 1fr)", lg: "320px minmax(0, 1fr)" }}
            templateAreas={{ base: '"script" "seats" "events"', lg: '"script seats" "events seats"' }}
            gridTemplateRows={{ lg: "auto 1fr" }}
          >
            <Card gridArea="script" p={{ base: "16", md: "16" }}>
              <RoomScript />
            </Card>
            <Box gridArea="seats" minW="0">
              <Seats board={board} onOpen={openSeat} />
            </Box>
            <Card gridArea="events" p={{ base: "16", md: "16" }}>
              <RoomEvents board={board} />
            </Card>
          </Grid>
        </Flex>
        {seat === undefined ? null : <SeatPanel seat={seat} board={board} onClose={() => openSeat(null)} />}
        {question === null ? null : <RoomDialogs question={question} onClose={() => ask(null)} />}
      </OpenRoomProvider>
    </RoomNowProvider>
  );
}

/** The board with what this person had chosen and typed before the sign-in ended in between. */
function BoardOfPerson(props: Omit<OpenBoardProps, "work">) {
  const session = useSessionActor();
  const roomId = props.board.room.room_id;
  const person = useSession(selectProfile)?.username ?? "";
  const [work] = useState(() => interruptedWork(session, roomId, person));
  useEffect(() => dropInterrupted(session, roomId), [session, roomId]);
  return (
    <BoardDraftProvider value={work.draft}>
      <OpenBoard {...props} work={work} />
    </BoardDraftProvider>
  );
}

/** The page `/room`: a supervised sitting as its invigilator sees and runs it. */
export function RoomPage() {
  const t = useMessage();
  const { room_id: roomId = "" }: Partial<RoomSearch> = useSearch({ strict: false });
  const known = useBoard(roomId);
  const { board, fault, phase } = known;
  if (board === null || (phase === "over" && fault !== null))
    return fault === null ? (
      <Skeleton height="480px" role="status" aria-label={t("board.fresh.connecting")} />
    ) : (
      <FaultCard fault={fault} heals={phase !== "over"} onRetry={known.refresh} />
    );
  return <BoardOfPerson key={roomId} board={board} known={known} />;
}
