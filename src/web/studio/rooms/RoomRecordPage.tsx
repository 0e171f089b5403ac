import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Link, useSearch } from "@tanstack/react-router";
import { FileText, Printer } from "lucide-react";
import type { Calls } from "../../../contract/calls/calls";
import type { RoomRecord } from "../../../contract/rooms/rooms";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import type { RoomSearch } from "../../site/search";
import { Button } from "../../ui/Button";
import { FaultCard } from "../../ui/FaultCard";
import { formatsOf } from "../../ui/format";
import { usePageName } from "../../ui/page";
import { PrintStyle } from "../../ui/PrintStyle";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { clockFace } from "../../ui/times";
import { usePageMargins } from "../paper/use-page-margins";
import { PrintedTable, printedSheet } from "../printed-sheet";
import { roomPlace } from "../studio-places";
import { shortTime } from "./seat-time";
import { useEventWords } from "./use-event-words";

/** Happenings that belong in the record; who came and went is in the table. */
const recorded = [
  "started",
  "held",
  "resumed",
  "paused",
  "unpaused",
  "extended",
  "closed",
  "endPlanned",
  "ended",
  "over",
];

function Heading({ children }: { readonly children: string }) {
  return (
    <Box as="h2" fontSize="md" mt="24" mb="8" css={{ breakAfter: "avoid" }}>
      {children}
    </Box>
  );
}

function Attendance({ record }: { readonly record: RoomRecord }) {
  const t = useMessage();
  const language = useLanguage();
  const time = (at: number | null): string => (at === null ? "" : shortTime(at, language));
  const columns = ["name", "state", "begun", "ended", "given", "away"] as const;
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={t("board.record.attendance")}>
      <PrintedTable>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`board.record.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {record.seats.map((seat) => (
            <tr key={seat.seat_id}>
              <th scope="row">
                {seat.name}
                {seat.on_list ? "" : ` (${t("board.byCode")})`}
              </th>
              <td>
                {seat.handed_in_by === null
                  ? t(`board.state.${seat.phase}`)
                  : t(`board.record.handedIn.${seat.handed_in_by}`)}
              </td>
              <td>{time(seat.begun_at)}</td>
              <td>{time(seat.ended_at)}</td>
              <td>{seat.given_ms < 1_000 ? "" : `+${clockFace(seat.given_ms)}`}</td>
              <td>
                {seat.away.count === 0
                  ? ""
                  : t("board.record.awayTimes", { count: seat.away.count, time: clockFace(seat.away.ms) })}
              </td>
            </tr>
          ))}
        </tbody>
      </PrintedTable>
    </Box>
  );
}

function Happenings({ record, kinds }: { readonly record: RoomRecord; readonly kinds: readonly string[] }) {
  const t = useMessage();
  const language = useLanguage();
  const words = useEventWords(record);
  const events = record.events.filter(({ kind }) => kinds.includes(kind));
  if (events.length === 0) return <Box color="fg.muted">{t("board.record.none")}</Box>;
  return (
    <PrintedTable>
      <tbody>
        {events.map((event) => (
          <tr key={event.seq}>
            <Box as="td" whiteSpace="nowrap" width="1%">
              {shortTime(event.at, language)}
            </Box>
            <td>{[words.sentence(event), words.reason(event)].filter((part) => part !== "").join(" · ")}</td>
            <Box as="td" width="18%" overflowWrap="anywhere">
              {event.by ?? ""}
            </Box>
          </tr>
        ))}
      </tbody>
    </PrintedTable>
  );
}

type Signed = Calls["roomRecord"]["output"];

function Sheet({ record, remarks }: { readonly record: RoomRecord; readonly remarks: Signed["remarks"] }) {
  const t = useMessage();
  const language = useLanguage();
  const { moment, list } = formatsOf(language);
  const title = t("board.record.title", { title: localized(record.title, language) });
  const signed = t("board.record.signed", { name: record.signed_by, time: moment(record.signed_at) });
  usePageMargins({ head: title, name: record.class_name, foot: signed });
  const sat = record.seats.filter(({ begun_at: begun }) => begun !== null).length;
  const facts = [
    [t("board.record.class"), record.class_name],
    [t("board.record.opened"), moment(record.opened_at)],
    [t("board.record.started"), record.started_at === null ? "—" : moment(record.started_at)],
    [t("board.record.over"), moment(record.ended_at)],
    [t("board.record.invigilators"), list(record.invigilators)],
    [t("board.record.present"), t("board.record.presentOf", { count: sat, all: record.seats.length })],
  ] as const;
  return (
    <Box {...printedSheet}>
      <Box as="h1" fontSize="xl" overflowWrap="anywhere">
        {title}
      </Box>
      <Grid as="dl" mt="12" templateColumns="auto minmax(0, 1fr)" columnGap="16" rowGap="2">
        {facts.map(([term, value]) => (
          <Box key={term} display="contents">
            <Box as="dt" color="fg.muted">
              {term}
            </Box>
            <dd>{value}</dd>
          </Box>
        ))}
      </Grid>
      <Heading>{t("board.record.attendance")}</Heading>
      <Attendance record={record} />
      <Heading>{t("board.record.incidents")}</Heading>
      <Happenings record={record} kinds={["incident"]} />
      <Heading>{t("board.record.times")}</Heading>
      <Happenings record={record} kinds={recorded} />
      {record.remark === "" ? null : (
        <>
          <Heading>{t("board.record.remark")}</Heading>
          <Box whiteSpace="pre-wrap">{record.remark}</Box>
        </>
      )}
      <Box mt="24" pt="12" borderTopWidth="1px" borderColor="border.strong" fontWeight="medium">
        {signed}
      </Box>
      {remarks.length === 0 ? null : (
        <>
          <Heading>{t("board.record.remarks")}</Heading>
          {remarks.map(({ at, by, text }) => (
            <Box key={at} mb="8">
              <Box color="fg.muted" fontSize="xs">
                {moment(at)} · {by}
              </Box>
              <Box whiteSpace="pre-wrap">{text}</Box>
            </Box>
          ))}
        </>
      )}
    </Box>
  );
}

/** The page `/room/record`: who was there, what happened and when, as it was signed; printed on A4. */
export function RoomRecordPage() {
  const t = useMessage();
  const { room_id: roomId = "" }: Partial<RoomSearch> = useSearch({ strict: false });
  const { data, isError, error, refetch } = useCall("roomRecord", { room_id: roomId });
  usePageName(data?.record?.title ?? {});
  if (data === undefined)
    return isError ? (
      <FaultCard fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="480px" role="status" aria-label={t("state.loading")} />
    );
  const back = (
    <Button asChild variant="outline" minH="44">
      <Link to={roomPlace(roomId) as string}>{t("board.record.back")}</Link>
    </Button>
  );
  if (data.record === null)
    return (
      <StateCard Icon={FileText} heading="h1" title={t("board.record.notYet")} action={back}>
        {t("board.record.notYetDetail")}
      </StateCard>
    );
  return (
    <>
      <PrintStyle />
      <Flex className="no-print" gap="8" mb="16" justify="center" wrap="wrap">
        {back}
        <Button minH="44" onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {t("board.record.print")}
        </Button>
      </Flex>
      <Sheet record={data.record} remarks={data.remarks} />
    </>
  );
}
