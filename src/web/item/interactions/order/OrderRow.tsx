import { chakra } from "@chakra-ui/react/styled-system";
import { useSortable } from "@dnd-kit/react/sortable";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { Media, Option } from "../../../../contract/item/item";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { useCleaner } from "../../../ui/markup/cleaner";
import { ItemContent } from "../../content/ItemContent";
import { oneLineText } from "../../content/plain-text";

interface OrderRowProps {
  readonly option: Option;
  readonly index: number;
  readonly last: boolean;
  readonly readOnly: boolean;
  readonly media: readonly Media[];
  readonly onMove: (by: -1 | 1) => void;
}

/** One row: dragged by its handle, or moved by its buttons. */
export function OrderRow({ option, index, last, readOnly, media, onMove }: OrderRowProps) {
  const t = useMessage();
  const language = useLanguage();
  const cleaner = useCleaner();
  const { ref, handleRef, isDragging } = useSortable({ id: option.option_id, index, disabled: readOnly });
  const name = oneLineText(cleaner, localized(option.content, language));
  return (
    <chakra.li
      ref={ref}
      display="flex"
      alignItems="center"
      gap="4"
      minHeight="48"
      pe="4"
      bg={isDragging ? "accent.tint" : "bg.card"}
      borderWidth="1px"
      borderColor={isDragging ? "accent.solid" : "border.strong"}
      borderRadius="control"
    >
      <chakra.span
        ref={handleRef}
        display="grid"
        placeItems="center"
        width="44"
        minHeight="44"
        color="fg.muted"
        cursor={readOnly ? "default" : "grab"}
        touchAction="none"
      >
        <GripVertical size={18} aria-hidden />
      </chakra.span>
      <chakra.span width="24" color="fg.muted" fontVariantNumeric="tabular-nums">
        {index + 1}
      </chakra.span>
      <chakra.div flex="1" minWidth="0" py="8" ps="4">
        <ItemContent text={option.content} media={media} />
      </chakra.div>
      <ActionButton
        variant="quiet"
        px="8"
        minWidth="44"
        disabled={readOnly}
        aria-disabled={index === 0}
        aria-label={t("exam.order.up", { name })}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={18} aria-hidden />
      </ActionButton>
      <ActionButton
        variant="quiet"
        px="8"
        minWidth="44"
        disabled={readOnly}
        aria-disabled={last}
        aria-label={t("exam.order.down", { name })}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={18} aria-hidden />
      </ActionButton>
    </chakra.li>
  );
}
