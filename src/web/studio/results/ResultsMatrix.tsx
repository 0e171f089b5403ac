import { Box } from "@chakra-ui/react/box";
import { Fragment, useId, useRef, useState, type MouseEvent } from "react";
import type { ClassResults, MemberResult } from "../../../contract/classes/class-results";
import { useMessage } from "../../i18n/use-message";
import { MarkShape, marks } from "../../item/review/marks";
import { useTableHeight } from "../../ui/use-table-height";
import { headRows, placeOf } from "./grid-places";
import { nameColumn, scoreColumn, type MatrixOrder, type ResultItem } from "./matrix-order";
import { MatrixHead } from "./MatrixHead";
import { MatrixRow, type CellContent } from "./MatrixRow";
import { MatrixTable } from "./MatrixTable";
import { SkippedRows, useDrawnRows } from "./use-drawn-rows";
import { useGridFocus } from "./use-grid-focus";
import { useResultWords } from "./use-result-words";

const rowHeight = () => (window.matchMedia("(min-width: 768px)").matches ? 36 : 44);

interface ResultsMatrixProps {
  readonly label: string;
  readonly members: readonly MemberResult[];
  readonly items: readonly ResultItem[];
  readonly scale: ClassResults["scale"];
  readonly order: MatrixOrder;
  readonly shows: CellContent;
  readonly onOrder: (order: MatrixOrder) => void;
  /** A member's row, a question's column, or the answer where both cross. */
  readonly onOpen: (member: MemberResult | undefined, item: ResultItem | undefined) => void;
}

/** The shapes of the marks, which the cells refer to. */
const MarkSymbols = ({ id }: { readonly id: string }) => (
  <svg aria-hidden="true" width="0" height="0" style={{ position: "absolute" }}>
    {marks.map((mark) => (
      <symbol key={mark} id={`${id}-${mark}`} viewBox="-1.1 -1.1 2.2 2.2">
        <MarkShape mark={mark} radius={1} />
      </symbol>
    ))}
  </svg>
);

/** Members down, questions across; a grid with one tab stop, each of whose cells leads to its answer. */
export function ResultsMatrix(props: ResultsMatrixProps) {
  const { label, members, items, scale, order, shows, onOrder, onOpen } = props;
  const t = useMessage();
  const words = useResultWords();
  const symbols = useId().replaceAll(":", "");
  const scroller = useRef<HTMLDivElement>(null);
  const [height] = useState(rowHeight);
  const maxHeight = useTableHeight(1);
  const columns = [nameColumn, scoreColumn, ...items.map(({ item_id: id }) => id)];
  const { grid, stop, onKeyDown, onFocus } = useGridFocus(members.length + headRows, columns.length);
  const kept = Math.max(0, stop.row - headRows);
  const { rows, after } = useDrawnRows({ count: members.length, height, scroller, kept });
  const press = ({ target }: MouseEvent) => {
    const place = placeOf(target);
    if (place === null || !(target instanceof Element) || target.closest("button") === null) return;
    const column = columns[place.column] ?? nameColumn;
    if (place.row === 0) onOrder({ column, isDown: order.column === column ? !order.isDown : column !== nameColumn });
    else onOpen(members[place.row - headRows], items[place.column - 2]);
  };
  return (
    <Box
      ref={scroller}
      overflow="auto"
      w="fit-content"
      maxW="full"
      maxH={`${maxHeight}px`}
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      css={{ scrollPaddingTop: "96px", scrollPaddingInlineStart: { base: "120px", md: "224px" } }}
    >
      <MarkSymbols id={symbols} />
      <MatrixTable
        ref={grid}
        role="grid"
        aria-label={label}
        aria-rowcount={members.length + headRows}
        aria-colcount={columns.length}
        onClick={press}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <MatrixHead items={items} order={order} stop={stop} words={words} />
        <tbody>
          {rows.map(({ index, skipped }) => {
            const member = members[index];
            if (member === undefined) return null;
            const row = index + headRows;
            return (
              <Fragment key={row}>
                <SkippedRows rows={skipped} height={height} />
                <MatrixRow
                  member={member}
                  row={row}
                  items={items}
                  scale={scale}
                  stop={stop.row === row ? stop.column : null}
                  shows={shows}
                  words={words}
                  markSymbol={symbols}
                />
              </Fragment>
            );
          })}
          <SkippedRows rows={after} height={height} />
        </tbody>
      </MatrixTable>
      {members.length === 0 ? (
        <Box p="16" color="fg.muted">
          {t("classResults.nobodyFits")}
        </Box>
      ) : null}
    </Box>
  );
}
