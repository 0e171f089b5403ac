import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { NoteField } from "../../ui/NoteField";
import { PlainButton } from "../buttons";

interface FavoriteButtonProps {
  readonly attemptId: string;
  readonly exerciseId: string;
}

/** Adds a question to the favourites, with a note, or removes it. */
export function FavoriteButton({ attemptId, exerciseId }: FavoriteButtonProps) {
  const t = useMessage();
  const queries = useQueryClient();
  const favorites = useCall("favoriteRecord", { page: 1, attempt_id: attemptId });
  const change = useChange("setFavorite", () => void queries.invalidateQueries({ queryKey: ["favoriteRecord"] }));
  if (favorites.data === undefined) return null;
  const kept = favorites.data.list.find(({ exercise_id: id }) => id === exerciseId);
  const isFavorite =
    change.isPending && change.variables.exercise_id === exerciseId ? change.variables.favorite : kept !== undefined;
  const send = (wanted: { readonly favorite: boolean; readonly note?: string }) =>
    change.mutate({ attempt_id: attemptId, exercise_id: exerciseId, ...wanted });
  return (
    <>
      <PlainButton
        variant="outline"
        size="touch"
        aria-pressed={isFavorite}
        onClick={() => send({ favorite: !isFavorite })}
      >
        <Star size={16} aria-hidden="true" fill={isFavorite ? "currentColor" : "none"} />
        {t(isFavorite ? "results.analyse.favourite" : "results.analyse.favour")}
      </PlainButton>
      {kept === undefined || !isFavorite ? null : (
        <Flex flexBasis="100%" gap="8" wrap="wrap" align="flex-end">
          <NoteField
            key={`${exerciseId} ${kept.note}`}
            label={t("results.analyse.note")}
            save={t("results.analyse.saveNote")}
            note={kept.note}
            isSaving={change.isPending}
            onSave={(note) => send({ favorite: true, note })}
          />
        </Flex>
      )}
    </>
  );
}
