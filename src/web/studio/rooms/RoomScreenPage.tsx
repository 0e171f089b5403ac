import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSearch } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import type { Board } from "../../../contract/rooms/rooms";
import { polledBoard } from "../../effects/rooms/board";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { noteServerTime } from "../../platform/server-time";
import type { RoomSearch } from "../../site/search";
import { FaultCard } from "../../ui/FaultCard";
import { LanguageSwitch } from "../../ui/LanguageSwitch";
import { usePageName } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import { clockFace } from "../../ui/times";
import { useServerNow } from "../../ui/use-now";
import { joinAddress, spacedCode } from "./join-address";
import { seatCounts } from "./room-steps";
import { endOfRoom, shortTime } from "./seat-time";
import { useBoard } from "./use-board";

const QrCode = lazyPart(() => import("../../site/share/QrCode"), "QrCode");

/** Letters as large as the screen of a classroom allows. */
const huge = "clamp(44px, 9vw, 150px)";
const large = "clamp(20px, 2.4vw, 40px)";

/** How students come in. */
function WayIn({ code }: { readonly code: string }) {
  const t = useMessage();
  return (
    <Flex gap="48" align="center" justify="center" wrap="wrap">
      <Box textAlign="center">
        <Box fontSize={large}>{t("board.screen.join")}</Box>
        <Box fontSize={large} fontWeight="semibold" overflowWrap="anywhere">
          {joinAddress().replace(/^https?:\/\//, "")}
        </Box>
        <Box fontSize={huge} fontFamily="mono" fontWeight="bold" letterSpacing="0.04em" lineHeight="tight" mt="16">
          {spacedCode(code)}
        </Box>
      </Box>
      <Box width="min(340px, 70vw)" aspectRatio="1" bg="white" borderRadius="card" p="12">
        <Suspense>
          <QrCode text={joinAddress(code)} label={t("board.code.qrOf", { code: spacedCode(code) })} />
        </Suspense>
      </Box>
    </Flex>
  );
}

/** One clock: the time until the last student's end while the clocks run, else the time of day. */
function ScreenClock({ board }: { readonly board: Board }) {
  const t = useMessage();
  const language = useLanguage();
  const now = useServerNow(1_000);
  const { phase, ends_at: endsAt } = board.room;
  const end = phase === "running" ? endOfRoom(board.seats, endsAt) : null;
  return (
    <Box textAlign="center" fontVariantNumeric="tabular-nums">
      <Box fontSize={huge} fontWeight="bold" lineHeight="1.1">
        {end === null ? shortTime(now, language) : clockFace(end - now)}
      </Box>
      <Box fontSize={large} color="fg.muted">
        {end === null ? t(`board.screen.${phase}`) : t("board.screen.ends", { time: shortTime(end, language) })}
      </Box>
    </Box>
  );
}

/** The page `/room/screen`, for the projector: how to come in, how many are in, and one clock; no names. */
export function RoomScreenPage() {
  const t = useMessage();
  const language = useLanguage();
  const { room_id: roomId = "" }: Partial<RoomSearch> = useSearch({ strict: false });
  const { board, fault, refresh } = useBoard(roomId, polledBoard);
  usePageName(board?.room.title ?? {});
  const at = board?.server_time;
  useEffect(() => {
    if (at !== undefined) noteServerTime(at);
  }, [at]);
  if (board === null)
    return fault === null ? (
      <Skeleton height="60vh" role="status" aria-label={t("state.loading")} />
    ) : (
      <FaultCard fault={fault} heals onRetry={refresh} />
    );
  const { room, seats } = board;
  const counts = seatCounts(seats);
  return (
    <Flex as="main" id="main" direction="column" minH="100dvh" p={{ base: "16", md: "32" }} gap="24">
      <Flex justify="space-between" align="start" gap="16">
        <Box minW="0">
          <Box as="h1" fontSize={large} overflowWrap="anywhere">
            {localized(room.title, language)}
          </Box>
          <Box fontSize="lg" color="fg.muted">
            {room.class_name}
          </Box>
        </Box>
        <LanguageSwitch />
      </Flex>
      <Flex direction="column" flex="1" gap="48" justify="center">
        {room.admits && room.code !== null ? <WayIn code={room.code} /> : null}
        <ScreenClock board={board} />
      </Flex>
      <Box role="status" fontSize={large} textAlign="center">
        {t(room.phase === "running" || room.phase === "held" ? "board.screen.sit" : "board.screen.in", {
          count: room.phase === "preparing" || room.phase === "admitting" ? counts.inside : counts.begun,
        })}
      </Box>
    </Flex>
  );
}
