import { chakra } from "@chakra-ui/react/styled-system";
import { StickyNote, Trash2 } from "lucide-react";
import { useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from "react";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { closesByEscape } from "../../../ui/escape";
import type { HighlightStyle, TextHighlight } from "../../tool-state/shape";
import { HighlightNoteField } from "./NoteField";
import { StyleButtons } from "./StyleButtons";
import type { SelectedPlace } from "./use-selected-place";

interface SelectionBarProps {
  readonly under: SelectedPlace["under"];
  /** The highlight that is already at this place. */
  readonly existing: TextHighlight | undefined;
  readonly noting: boolean;
  readonly onStyle: (style: HighlightStyle) => void;
  readonly onAskNote: () => void;
  readonly onNote: (note: string) => void;
  readonly onRemove: () => void;
  readonly onDismiss: () => void;
}

const margin = 8;

/** Actions for the selected text: highlight it, add a note, remove the highlight. */
export function SelectionBar({ under, existing, noting, ...on }: SelectionBarProps) {
  const t = useMessage();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = bar.current;
    if (box === null) return;
    const left = Math.min(under.left, document.documentElement.clientWidth - box.offsetWidth - margin);
    const hasRoom = under.bottom + box.offsetHeight + 2 * margin <= window.innerHeight;
    const top = hasRoom ? under.bottom + margin : under.top - box.offsetHeight - margin;
    Object.assign(box.style, { left: `${Math.max(margin, left)}px`, top: `${Math.max(margin, top)}px` });
  }, [under, noting, existing]);

  // pressing a button must not clear the selection
  const keepSelection = (event: PointerEvent | { preventDefault(): void; target: EventTarget }) => {
    if (!(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (closesByEscape(event, bar.current)) on.onDismiss();
  };
  return (
    <chakra.div
      ref={bar}
      role="group"
      aria-label={t("tools.notes.bar")}
      data-annotation
      data-own-keys
      onMouseDown={keepSelection}
      onKeyDown={onKeyDown}
      position="fixed"
      zIndex="header"
      maxWidth="calc(100vw - 16px)"
      p="4"
      bg="bg.card"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="card"
      boxShadow="float"
    >
      <chakra.div display="flex" alignItems="center" flexWrap="wrap">
        <StyleButtons chosen={existing?.style} onChoose={on.onStyle} />
        <ActionButton variant="quiet" size="sm" px="12" minHeight="44" aria-pressed={noting} onClick={on.onAskNote}>
          <StickyNote size={18} aria-hidden />
          {t("tools.notes.note")}
        </ActionButton>
        {existing !== undefined && (
          <ActionButton variant="quiet" size="sm" px="12" minHeight="44" onClick={on.onRemove}>
            <Trash2 size={18} aria-hidden />
            {t("tools.notes.remove")}
          </ActionButton>
        )}
      </chakra.div>
      {noting && existing !== undefined && (
        <HighlightNoteField autoFocus note={existing.note} quote={existing.quote} onNote={on.onNote} />
      )}
    </chakra.div>
  );
}
