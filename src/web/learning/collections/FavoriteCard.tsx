import { Box } from "@chakra-ui/react/box";
import { StarOff } from "lucide-react";
import { useState } from "react";
import type { z } from "zod";
import type { favoriteSchema } from "../../../contract/collections";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";
import { EntryCard } from "./EntryCard";

interface FavoriteCardProps {
  readonly entry: z.infer<typeof favoriteSchema>;
  readonly isSaving: boolean;
  readonly onNote: (note: string) => void;
  readonly onRemove: () => void;
}

const longestNote = 500;

/** A favourite with its note. */
export function FavoriteCard({ entry, isSaving, onNote, onRemove }: FavoriteCardProps) {
  const t = useMessage();
  const language = useLanguage();
  const [note, setNote] = useState(entry.note);
  const isChanged = note.trim() !== entry.note;
  return (
    <EntryCard
      attemptId={entry.attempt_id}
      exerciseId={entry.exercise_id}
      stem={entry.item?.stem ?? null}
      unseen={t("books.heldBack")}
      facts={[
        localized(entry.title, language),
        ...(entry.item === null ? [] : [localized(entry.item.title, language)]),
      ]}
      actions={
        <>
          <Box flex="1 1 240px" maxW="480px">
            <Field
              label={t("books.note")}
              value={note}
              maxLength={longestNote}
              onChange={({ target }) => setNote(target.value)}
            />
          </Box>
          <Button variant="outline" size="lg" disabled={!isChanged || isSaving} onClick={() => onNote(note.trim())}>
            {t("books.saveNote")}
          </Button>
          <Button variant="quiet" size="lg" onClick={onRemove}>
            <StarOff size={16} aria-hidden="true" />
            {t("books.unfavour")}
          </Button>
        </>
      }
    />
  );
}
