import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { Dumbbell, Star } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { StateCard } from "../../ui/StateCard";
import { UndoBar } from "../../ui/UndoBar";
import { CollectionList } from "./CollectionList";
import { FavoriteCard } from "./FavoriteCard";
import { PracticeSetLink } from "./PracticeSetLink";

interface Removed {
  readonly attempt_id: string;
  readonly exercise_id: string;
}

/** `/favorites`: the person's favourite questions, each with a note. */
export function FavoritesPage() {
  const t = useMessage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [page, setPage] = useState(1);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const favorites = useCall("favoriteRecord", { page }, { keepsLast: true });
  const change = useChange("setFavorite", ({ favorite }, { attempt_id, exercise_id }) => {
    setRemoved(favorite ? null : { attempt_id, exercise_id });
    void queries.invalidateQueries({ queryKey: ["favoriteRecord"] });
  });
  return (
    <Flex direction="column" gap="16">
      <Flex align="center" justify="space-between" gap="12" wrap="wrap">
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
          {t("title.favorites")}
        </Box>
        {(favorites.data?.total ?? 0) === 0 ? null : (
          <Button asChild>
            <PracticeSetLink choice={{ from: "favourite" }}>
              <Dumbbell size={18} aria-hidden="true" />
              {t("books.practiseFavourites")}
            </PracticeSetLink>
          </Button>
        )}
      </Flex>
      {removed === null ? null : (
        <UndoBar
          key={`${removed.attempt_id} ${removed.exercise_id}`}
          text={t("books.unfavoured")}
          undo={t("books.undo")}
          onUndo={() => change.mutate({ ...removed, favorite: true })}
        />
      )}
      {change.error === null ? null : (
        <Box role="alert" color="bad.text">
          {faultText(change.error)}
        </Box>
      )}
      <CollectionList
        data={favorites.data}
        fault={favorites.error}
        isBusy={favorites.isPlaceholderData}
        onPage={setPage}
        onRetry={() => void favorites.refetch()}
        empty={
          <StateCard Icon={Star} title={t("books.noFavourites")}>
            {t("books.noFavouritesDetail")}
          </StateCard>
        }
        render={(entry) => (
          <FavoriteCard
            key={entry.note}
            entry={entry}
            isSaving={change.isPending}
            onNote={(note) =>
              change.mutate({
                attempt_id: entry.attempt_id,
                exercise_id: entry.exercise_id,
                favorite: true,
                note,
              })
            }
            onRemove={() =>
              change.mutate({ attempt_id: entry.attempt_id, exercise_id: entry.exercise_id, favorite: false })
            }
          />
        )}
      />
    </Flex>
  );
}
