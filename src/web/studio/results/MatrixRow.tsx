import { memo } from "react";
import type { ClassResults, MemberResult, ResultCell } from "../../../contract/classes/class-results";
import { useMessage } from "../../i18n/use-message";
import { clockFace } from "../../ui/times";
import { cellOf, keyOfMember, type ResultItem } from "./matrix-order";
import type { ResultWords } from "./use-result-words";

/** What the cells of the matrix show; their names have all of it. */
export const cellContents = ["marks", "words", "times", "changes"] as const;
export type CellContent = (typeof cellContents)[number];

interface CellProps {
  readonly cell: ResultCell;
  readonly at: object;
  readonly shows: CellContent;
  readonly words: ResultWords;
  readonly markSymbol: string;
}

function CellButton({ cell, at, shows, words, markSymbol }: CellProps) {
  const { mark, points, elapsed_ms: elapsed, changes, rapid } = cell;
  const name = [
    words.mark(mark),
    points === null ? null : words.earned(points),
    clockFace(elapsed),
    changes === 0 ? null : words.changed(changes),
    rapid ? words.rapid : null,
  ].filter((part) => part !== null);
  return (
    <button type="button" data-mark={mark} data-rapid={rapid} aria-label={name.join(", ")} {...at}>
      {shows === "marks" ? (
        <svg aria-hidden="true" width="16" height="16">
          <use href={`#${markSymbol}-${mark}`} />
        </svg>
      ) : null}
      {shows === "words" ? words.mark(mark) : null}
      {shows === "times" ? clockFace(elapsed) : null}
      {shows === "changes" ? changes : null}
    </button>
  );
}

interface MatrixRowProps {
  readonly member: MemberResult;
  /** Its place in the grid, heads included. */
  readonly row: number;
  readonly items: readonly ResultItem[];
  readonly scale: ClassResults["scale"];
  /** The column of the grid's tab stop, if it is in this row. */
  readonly stop: number | null;
  readonly shows: CellContent;
  readonly words: ResultWords;
  readonly markSymbol: string;
}

/** The results of one member: name, score with its band, and one cell a question. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { member, row, items, scale, stop, shows, words, markSymbol } = props;
  const t = useMessage();
  const at = (column: number) => ({ "data-at": `${row}:${column}`, tabIndex: stop === column ? 0 : -1 });
  const { name, score, band, state } = member;
  return (
    <tr aria-rowindex={row + 1} data-member={keyOfMember(member)}>
      <th scope="row">
        <button type="button" title={name} {...at(0)}>
          {name === "" ? t("classResults.deleted") : name}
          {member.by_code ? <small>{` · ${t("classResults.byCode")}`}</small> : null}
        </button>
      </th>
      <td data-score="" {...at(1)}>
        {score === null ? (
          <small>{words.state(state)}</small>
        ) : (
          <>
            {words.score(score, scale)} {band === null ? null : <small>{words.band(band, scale)}</small>}
            {state === "marking" ? <small>{` ${words.state(state)}`}</small> : null}
          </>
        )}
      </td>
      {items.map(({ item_id: id }, index) => {
        const cell = cellOf(member, id);
        return cell === undefined ? (
          <td key={id} {...at(index + 2)} aria-label={words.notSeen} />
        ) : (
          <td key={id}>
            <CellButton cell={cell} at={at(index + 2)} shows={shows} words={words} markSymbol={markSymbol} />
          </td>
        );
      })}
    </tr>
  );
});
