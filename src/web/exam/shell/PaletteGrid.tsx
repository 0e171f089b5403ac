import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState, type KeyboardEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { paletteColumns, stepInPalette, type PaletteEntry } from "./palette";
import { CellFlag, CellShape } from "./PaletteCell";

interface PaletteGridProps {
  readonly entries: readonly PaletteEntry[];
  /** null: no item is the current one. */
  readonly currentId: string | null;
  readonly onSelect: (exerciseId: string) => void;
}

/** All items of a section; one stop in the tab order, arrows move within. */
export function PaletteGrid({ entries, currentId, onSelect }: PaletteGridProps) {
  const t = useMessage();
  const list = useRef<HTMLOListElement>(null);
  const currentAt = Math.max(
    0,
    entries.findIndex((entry) => entry.exercise_id === currentId),
  );
  const [visited, setVisited] = useState<number | null>(null);
  const stop = Math.min(visited ?? currentAt, entries.length - 1);

  const move = (event: KeyboardEvent) => {
    const next = stepInPalette(event.key, stop, entries.length);
    if (next === null) return;
    event.preventDefault();
    setVisited(next);
    list.current?.querySelectorAll("button")[next]?.focus();
  };

  return (
    <chakra.ol
      ref={list}
      data-own-keys
      onKeyDown={move}
      display="grid"
      gridTemplateColumns={`repeat(${paletteColumns}, minmax(0, 1fr))`}
      gap={{ base: "8", md: "12" }}
      listStyleType="none"
    >
      {entries.map(({ exercise_id: id, number, answered, marked }, index) => (
        <li key={id}>
          <chakra.button
            type="button"
            width="100%"
            cursor="pointer"
            borderRadius="control"
            tabIndex={index === stop ? 0 : -1}
            aria-current={id === currentId ? "step" : undefined}
            aria-label={t("exam.palette.cell", {
              number,
              answered: answered ? "yes" : "no",
              marked: marked ? "yes" : "no",
            })}
            onFocus={() => setVisited(index)}
            onClick={() => onSelect(id)}
            _focusVisible={{ outlineOffset: "5px" }}
          >
            <CellShape answered={answered} current={id === currentId}>
              {number}
              {marked && <CellFlag />}
            </CellShape>
          </chakra.button>
        </li>
      ))}
    </chakra.ol>
  );
}
