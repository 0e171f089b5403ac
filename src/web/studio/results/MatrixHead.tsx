import { ArrowDown, ArrowUp } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import type { GridPlace } from "./grid-places";
import { nameColumn, scoreColumn, type MatrixOrder, type ResultItem } from "./matrix-order";
import type { ResultWords } from "./use-result-words";

interface MatrixHeadProps {
  readonly items: readonly ResultItem[];
  readonly order: MatrixOrder;
  readonly stop: GridPlace;
  readonly words: ResultWords;
}

/** Two rows of heads: by the first the members are sorted, the second leads to each question. */
export function MatrixHead({ items, order, stop, words }: MatrixHeadProps) {
  const t = useMessage();
  const at = (row: number, column: number) => ({
    "data-at": `${row}:${column}`,
    tabIndex: stop.row === row && stop.column === column ? 0 : -1,
  });
  const Arrow = order.isDown ? ArrowDown : ArrowUp;
  const head = (id: string, column: number, label: string, name?: string) => {
    const isSorted = order.column === id;
    return (
      <th key={id} scope="col" aria-sort={isSorted ? (order.isDown ? "descending" : "ascending") : "none"}>
        <button type="button" {...at(0, column)} {...(name === undefined ? {} : { "aria-label": name, title: name })}>
          {label}
          {isSorted ? <Arrow size={14} aria-hidden="true" /> : null}
        </button>
      </th>
    );
  };
  return (
    <thead>
      <tr aria-rowindex={1}>
        {head(nameColumn, 0, t("classResults.pupil"))}
        {head(scoreColumn, 1, t("classResults.score"))}
        {items.map(({ item_id: id, position, words: text }, index) =>
          head(id, index + 2, String(position), t("classResults.sortBy", { position, words: text })),
        )}
      </tr>
      <tr aria-rowindex={2}>
        <th scope="row" {...at(1, 0)}>
          {t("classResults.shareRight")}
        </th>
        <td data-score="" {...at(1, 1)} />
        {items.map(({ item_id: id, position, facility }, index) => (
          <td key={id}>
            <button
              type="button"
              aria-label={t("classResults.openItem", { position, share: words.share(facility) })}
              {...at(1, index + 2)}
            >
              {facility.value === null ? "–" : words.percent(facility.value)}
            </button>
          </td>
        ))}
      </tr>
    </thead>
  );
}
