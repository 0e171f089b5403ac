import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import { useMessage } from "../../i18n/use-message";
import { useTableHeight } from "../../ui/use-table-height";
import type { ListedSeat } from "./seat-order";
import { cardHeight, SeatCard } from "./SeatCard";
import { rowHeight, seatColumnsOf, SeatTable, SeatTableHead, SeatTableRow } from "./SeatTableRow";
import type { SeatChoice } from "./use-seat-choice";

/** From so many seats on, only those in view are drawn. */
const fewestVirtual = 150;
const leastCard = 280;
const gap = 12;

export type SeatView = "cards" | "table";

const Cards = chakra("ul", { base: { display: "grid", gap: `${gap}px`, listStyleType: "none" } });

/** How many cards stand beside each other. */
function useColumns(frame: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const shown = frame.current;
    if (shown === null) return;
    const measure = () => setColumns(Math.max(1, Math.floor((shown.clientWidth + gap) / (leastCard + gap))));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => observer.disconnect();
  }, [frame]);
  return columns;
}

interface SeatListProps {
  readonly listed: readonly ListedSeat[];
  readonly view: SeatView;
  readonly choice: SeatChoice;
  readonly onOpen: (seatId: string) => void;
}

/** The seats as cards or as a table; of many only those in view are drawn. */
export function SeatList({ listed, view, choice: { chosen, turn }, onOpen }: SeatListProps) {
  const t = useMessage();
  const frame = useRef<HTMLDivElement>(null);
  const height = useTableHeight(0);
  const shown = useMemo(() => seatColumnsOf(listed), [listed]);
  const inRow = useColumns(frame);
  const columns = view === "cards" ? inRow : 1;
  const isVirtual = listed.length >= fewestVirtual;
  const count = Math.ceil(listed.length / columns);
  const size = view === "cards" ? cardHeight + gap : rowHeight;
  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns is memoized here
  const rows = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => frame.current,
    estimateSize: () => size,
    overscan: 6,
  });
  const inView = rows.getVirtualItems();
  const [from, to] = isVirtual ? [inView[0]?.index ?? 0, (inView.at(-1)?.index ?? -1) + 1] : [0, count];
  const [above, below] = [from * size, (count - to) * size];
  const drawn = listed.slice(from * columns, to * columns);
  const part = ({ seat, state }: ListedSeat) => ({
    seat,
    state,
    isChosen: chosen.has(seat.seat_id),
    onTurn: turn,
    onOpen,
  });
  return (
    <Box
      ref={frame}
      role="group"
      aria-label={t("board.seats", { count: listed.length })}
      {...(isVirtual || view === "table" ? { tabIndex: 0 } : {})}
      overflowX={view === "table" ? "auto" : undefined}
      overflowY={isVirtual ? "auto" : undefined}
      style={isVirtual ? { height } : {}}
      css={{ overflowAnchor: "none" }}
      {...(view === "table" ? { bg: "bg.card", borderWidth: "1px", borderColor: "border", borderRadius: "card" } : {})}
    >
      {view === "cards" ? (
        <Cards
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            ...(isVirtual ? { paddingTop: above, paddingBottom: below, gridAutoRows: `${cardHeight}px` } : {}),
          }}
        >
          {drawn.map((one) => (
            <SeatCard key={one.seat.seat_id} {...part(one)} />
          ))}
        </Cards>
      ) : (
        <SeatTable aria-label={t("board.seats", { count: listed.length })} aria-rowcount={listed.length + 1}>
          <SeatTableHead columns={shown} />
          <tbody>
            <Space height={isVirtual ? above : 0} columns={shown.length + 1} />
            {drawn.map((one) => (
              <SeatTableRow key={one.seat.seat_id} columns={shown} {...part(one)} />
            ))}
            <Space height={isVirtual ? below : 0} columns={shown.length + 1} />
          </tbody>
        </SeatTable>
      )}
    </Box>
  );
}

const Space = ({ height, columns }: Readonly<Record<"height" | "columns", number>>) =>
  height > 0 ? (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;
