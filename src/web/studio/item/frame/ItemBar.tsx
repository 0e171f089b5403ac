import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { CircleCheck, Redo2, Trash2, Undo2 } from "lucide-react";
import { isDraftSaved } from "../../../../../machines/studio/draft.selectors";
import type { Language } from "../../../../contract/item/content";
import type { DraftDetail } from "../../../../contract/studio/studio-items";
import { useChange } from "../../../effects/use-change";
import { languageNames } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { ChipGroup } from "../../../ui/ChipGroup";
import { IconButton } from "../../../ui/IconButton";
import type { ItemWriting, OpenItem } from "../use-item-draft";
import { ItemSaveLine } from "./ItemSaveLine";

interface ItemBarProps {
  readonly open: OpenItem;
  readonly writing: ItemWriting;
  readonly detail: DraftDetail | null;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onStored: () => void;
  readonly onDeleted?: ((itemId: string) => void) | undefined;
}

/** Where the draft is, undo and redo, the language that is written, and what can be done with the question. */
export function ItemBar({ open, writing, detail, language, onLanguage, onStored, onDeleted }: ItemBarProps) {
  const t = useMessage();
  const { snapshot, canUndo, canRedo, undo, redo } = writing;
  const { id, version } = snapshot.context;
  const ready = useChange("readyItem", onStored);
  const remove = useChange("deleteItem", ({ item_id }) => {
    onStored();
    onDeleted?.(item_id);
  });
  const isSaved = isDraftSaved(snapshot) && id !== null;
  const newest = detail?.revisions.at(-1);
  return (
    <Flex align="center" gap="8" wrap="wrap" minH="44">
      <ItemSaveLine snapshot={snapshot} onRetry={() => open.actor.send({ type: "retry" })} />
      <Flex align="center" gap="4" ms="auto" wrap="wrap" flexBasis={{ base: "full", md: "auto" }}>
        <ChipGroup
          label={t("question.writtenIn")}
          chips={(["zh", "en"] as const).map((value) => ({ value, label: languageNames[value] }))}
          chosen={language}
          onChoose={onLanguage}
        />
        <IconButton label={t("question.undo")} Icon={Undo2} disabled={!canUndo} onClick={undo} />
        <IconButton label={t("question.redo")} Icon={Redo2} disabled={!canRedo} onClick={redo} />
        <IconButton
          label={t("question.delete")}
          Icon={Trash2}
          disabled={!isSaved || remove.isPending}
          onClick={() => id !== null && remove.mutate({ item_id: id, version })}
        />
        <Button
          size="sm"
          ms="auto"
          disabled={!isSaved || ready.isPending || (detail?.missing.length ?? 1) > 0}
          onClick={() => id !== null && ready.mutate({ item_id: id, version })}
        >
          <Box as="span" display={{ base: "none", md: "contents" }}>
            <CircleCheck size={16} aria-hidden />
          </Box>
          {newest === undefined ? t("question.ready") : t("question.readyAgain", { number: newest.revision + 1 })}
        </Button>
      </Flex>
    </Flex>
  );
}
