import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { memo } from "react";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { useRoomNow } from "./room-now";
import { shortTime } from "./seat-time";
import { SeatName, type SeatPartProps } from "./SeatCard";
import { SeatCheck } from "./SeatCheck";
import { StateMark } from "./StateMark";
import { useSeatWords } from "./use-seat-words";

/** The height of a row of the table, in px. */
export const rowHeight = 41;

export const SeatTable = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": { textAlign: "start", px: "8", py: "0", whiteSpace: "nowrap", height: `${rowHeight}px` },
    "& tbody tr": { borderTopWidth: "1px", borderColor: "border" },
    "& thead th": { position: "sticky", top: "0", zIndex: "1", bg: "bg.card", color: "fg.muted", fontWeight: "medium" },
    "& tbody th": { maxWidth: "220px", fontWeight: "medium" },
    "& tbody tr[data-chosen]": { bg: "accent.tint" },
  },
});

const columns = [
  "name",
  "state",
  "sign",
  "answered",
  "saved",
  "unsent",
  "left",
  "differs",
  "away",
  "device",
  "browser",
] as const;
export type SeatColumn = (typeof columns)[number];

const always: readonly SeatColumn[] = ["name", "state", "sign", "answered", "saved", "left"];
const hasContent: Readonly<Partial<Record<SeatColumn, (seat: SeatPartProps["seat"]) => boolean>>> = {
  unsent: ({ unsent }) => unsent > 0,
  differs: ({ given_ms: given, accommodation }) => given >= 1_000 || accommodation !== null,
  away: ({ away }) => away.count > 0,
  device: ({ device }) => device !== null,
  browser: ({ lockdown }) => lockdown !== null,
};

/** The columns of the table; those in which nothing would stand are left out. */
export const seatColumnsOf = (listed: readonly Pick<SeatPartProps, "seat">[]): readonly SeatColumn[] =>
  columns.filter((column) => always.includes(column) || listed.some(({ seat }) => hasContent[column]?.(seat) === true));

export function SeatTableHead({ columns: shown }: { readonly columns: readonly SeatColumn[] }) {
  const t = useMessage();
  return (
    <thead>
      <tr>
        <th scope="col">
          <Hidden>{t("board.column.choose")}</Hidden>
        </th>
        {shown.map((column) => (
          <th key={column} scope="col">
            {t(`board.column.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Cells that move with the clock. */
function Moving({ seat, of }: Pick<SeatPartProps, "seat"> & { readonly of: "sign" | "left" }) {
  const words = useSeatWords();
  return words[of](seat, useRoomNow());
}

/** A seat as a row of the table. */
export const SeatTableRow = memo(function SeatTableRow({
  seat,
  state,
  isChosen,
  columns: shown,
  onTurn,
  onOpen,
}: SeatPartProps & { readonly columns: readonly SeatColumn[] }) {
  const t = useMessage();
  const language = useLanguage();
  const words = useSeatWords();
  return (
    <tr data-seat={seat.seat_id} data-chosen={isChosen || undefined}>
      <td>
        <SeatCheck seat={seat} isChosen={isChosen} onTurn={onTurn} />
      </td>
      <th scope="row">
        <Box display="flex" alignItems="center" gap="4">
          <SeatName type="button" onClick={() => onOpen(seat.seat_id)}>
            {seat.name}
          </SeatName>
          {seat.name_twice ? (
            <Box as="span" fontSize="xs" color="warn.text">
              {t("board.nameTwice")}
            </Box>
          ) : null}
        </Box>
      </th>
      <td>
        <StateMark state={state} />
      </td>
      <td>
        <Moving seat={seat} of="sign" />
      </td>
      <td>{words.answered(seat)}</td>
      <td>{seat.saved_at === null ? "" : shortTime(seat.saved_at, language)}</td>
      {shown.includes("unsent") ? <td>{seat.unsent === 0 ? "" : seat.unsent}</td> : null}
      <td>
        <Moving seat={seat} of="left" />
      </td>
      {shown.includes("differs") ? <td>{words.differs(seat)}</td> : null}
      {shown.includes("away") ? <td>{words.away(seat)}</td> : null}
      {shown.includes("device") ? <td>{words.device(seat)}</td> : null}
      {shown.includes("browser") ? <td>{words.browser(seat)}</td> : null}
    </tr>
  );
});
