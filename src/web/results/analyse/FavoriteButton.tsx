import { useQueryClient } from "@tanstack/react-query";
import { Star } from "lucide-react";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { showToast } from "../../ui/toasts";
import { PlainButton } from "../buttons";

interface FavoriteButtonProps {
  readonly attemptId: string;
  readonly exerciseId: string;
}

/** Keeps a question among the favourites, or takes it away from them. */
export function FavoriteButton({ attemptId, exerciseId }: FavoriteButtonProps) {
  const t = useMessage();
  const queries = useQueryClient();
  const favorites = useCall("favoriteRecord", { page: 1, attempt_id: attemptId });
  const change = useChange("setFavorite", () => void queries.invalidateQueries({ queryKey: ["favoriteRecord"] }));
  if (favorites.data === undefined) return null;
  const isKept = favorites.data.list.some(({ exercise_id: id }) => id === exerciseId);
  const isFavorite =
    change.isPending && change.variables.exercise_id === exerciseId ? change.variables.favorite : isKept;
  return (
    <PlainButton
      variant="outline"
      size="touch"
      aria-pressed={isFavorite}
      onClick={() =>
        change.mutate(
          { attempt_id: attemptId, exercise_id: exerciseId, favorite: !isFavorite },
          { onError: (fault) => showToast("warning", { fault }) },
        )
      }
    >
      <Star size={16} aria-hidden="true" fill={isFavorite ? "currentColor" : "none"} />
      {t(isFavorite ? "results.analyse.favourite" : "results.analyse.favour")}
    </PlainButton>
  );
}
