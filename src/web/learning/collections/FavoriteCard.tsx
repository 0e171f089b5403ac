import { StarOff } from "lucide-react";
import type { z } from "zod";
import type { favoriteSchema } from "../../../contract/practice/collections";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { NoteField } from "../../ui/NoteField";
import { EntryCard } from "./EntryCard";

interface FavoriteCardProps {
  readonly entry: z.infer<typeof favoriteSchema>;
  readonly isSaving: boolean;
  readonly onNote: (note: string) => void;
  readonly onRemove: () => void;
}

/** A favourite with its note. */
export function FavoriteCard({ entry, isSaving, onNote, onRemove }: FavoriteCardProps) {
  const t = useMessage();
  const language = useLanguage();
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
          <NoteField
            label={t("books.note")}
            save={t("books.saveNote")}
            note={entry.note}
            isSaving={isSaving}
            onSave={onNote}
          />
          <Button variant="quiet" size="lg" onClick={onRemove}>
            <StarOff size={16} aria-hidden="true" />
            {t("books.unfavour")}
          </Button>
        </>
      }
    />
  );
}
