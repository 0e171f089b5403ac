import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import { useMessage } from "../../../i18n/use-message";

const longestNote = 1_000;

interface NoteFieldProps {
  readonly note: string;
  readonly quote: string;
  readonly onNote: (note: string) => void;
  readonly autoFocus?: boolean;
}

/** The note on a highlight; stored while it is typed. */
export function HighlightNoteField({ note, quote, onNote, autoFocus = false }: NoteFieldProps) {
  const t = useMessage();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  return (
    <chakra.textarea
      ref={field}
      rows={2}
      value={note}
      maxLength={longestNote}
      aria-label={t("tools.notes.noteOn", { quote })}
      placeholder={t("tools.notes.placeholder")}
      onChange={({ target }) => onNote(target.value)}
      width="full"
      px="8"
      py="6"
      fontSize="sm"
      lineHeight="body"
      bg="bg.card"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="control"
      resize="vertical"
    />
  );
}
