import { chakra } from "@chakra-ui/react/styled-system";
import { useDraggable } from "@dnd-kit/react";
import { GripVertical } from "lucide-react";
import { useId, type KeyboardEvent } from "react";
import type { Media, Option } from "../../../../contract/item/item";
import { ItemContent } from "../../content/ItemContent";

interface ChipProps {
  readonly option: Option;
  readonly picked: boolean;
  readonly readOnly: boolean;
  readonly media: readonly Media[];
  readonly onPick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A card that is dragged, or picked and then put into a place. */
export function Chip({ option, picked, readOnly, media, onPick, onKeyDown }: ChipProps) {
  const id = useId();
  const { ref, handleRef, isDragging } = useDraggable({ id: option.option_id, disabled: readOnly });
  return (
    <chakra.li
      ref={ref}
      position="relative"
      display="flex"
      alignItems="center"
      gap="8"
      minHeight="48"
      maxWidth="100%"
      ps="8"
      pe="12"
      py="4"
      bg={picked ? "accent.tint" : "bg.card"}
      color="fg"
      borderWidth="1px"
      borderColor={picked || isDragging ? "accent.solid" : "border.strong"}
      borderRadius="control"
      userSelect="none"
      {...(isDragging ? { boxShadow: "float" } : {})}
    >
      <chakra.span color="fg.muted" flex="none">
        <GripVertical size={16} aria-hidden />
      </chakra.span>
      <chakra.div minWidth="0">
        <ItemContent id={id} text={option.content} media={media} />
      </chakra.div>
      <chakra.button
        ref={handleRef}
        type="button"
        data-chip={option.option_id}
        aria-labelledby={id}
        aria-pressed={picked}
        disabled={readOnly}
        onClick={onPick}
        onKeyDown={onKeyDown}
        position="absolute"
        inset="0"
        borderRadius="control"
        cursor={readOnly ? "default" : "grab"}
        touchAction="manipulation"
      />
    </chakra.li>
  );
}
