import { chakra } from "@chakra-ui/react/styled-system";
import { useDroppable } from "@dnd-kit/react";
import { Plus } from "lucide-react";
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { useMessage } from "../../../i18n/use-message";

const Frame = chakra("section", {
  base: {
    position: "relative",
    display: "grid",
    gridTemplate: "'title put' auto 'cards cards' 1fr / minmax(0, 1fr) 44px",
    columnGap: "8",
    alignItems: "center",
    px: "12",
    py: "8",
    bg: "bg.subtle",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.strong",
    borderRadius: "control",
    "&[data-over]": { bg: "accent.tint", borderColor: "accent.solid", borderStyle: "solid" },
  },
  variants: {
    isRow: {
      true: { md: { gridTemplate: "'title cards put' auto / minmax(0, 1fr) minmax(0, 1fr) 44px" } },
      false: {},
    },
    isOpen: { true: { borderColor: "accent.solid" }, false: {} },
  },
});

/** A button as large as its place, under the cards in it; room for its mark is always reserved. */
const PutButton = chakra("button", {
  base: {
    gridArea: "put",
    display: "grid",
    placeItems: "center",
    width: "44",
    height: "44",
    color: "accent.text",
    cursor: "pointer",
    _before: { content: '""', position: "absolute", inset: "0", borderRadius: "control" },
    "@media (hover: hover)": { "&:hover::before": { bg: "accent.tint" } },
    _focusVisible: {
      outline: "none",
      _before: { bg: "accent.tint", outline: "3px solid", outlineColor: "accent.mark", outlineOffset: "2px" },
    },
    "& > svg": { position: "relative" },
  },
});

interface PlaceProps {
  readonly id: string;
  /** Its cards lie beside its name where there is room. */
  readonly isRow: boolean;
  readonly title: ReactNode;
  readonly readOnly: boolean;
  /** Puts the picked card here; null: none is picked, or it is already here. */
  readonly onPut: (() => void) | null;
  readonly onKeyDown: ((event: KeyboardEvent) => void) | undefined;
  readonly children: readonly ReactNode[];
}

/** A place for cards: a category, a target, or the pool of unplaced cards. */
export function DropPlace({ id, isRow, title, readOnly, onPut, onKeyDown, children }: PlaceProps) {
  const t = useMessage();
  const titleId = useId();
  const putId = useId();
  const { ref, isDropTarget } = useDroppable({ id });
  const under = onPut === null ? "auto" : "none";
  return (
    <Frame
      ref={ref}
      aria-labelledby={titleId}
      isRow={isRow}
      isOpen={onPut !== null}
      {...(isDropTarget ? { "data-over": "" } : {})}
    >
      <chakra.div
        id={titleId}
        gridArea="title"
        display="grid"
        alignContent="center"
        minWidth="0"
        minHeight="44"
        fontWeight="medium"
        zIndex="1"
        pointerEvents={under}
      >
        {title}
      </chakra.div>
      {onPut !== null && (
        <PutButton
          type="button"
          id={putId}
          data-put
          aria-label={t("exam.placing.put")}
          aria-labelledby={`${putId} ${titleId}`}
          onClick={onPut}
          onKeyDown={onKeyDown}
        >
          <Plus size={20} aria-hidden />
        </PutButton>
      )}
      <chakra.div
        gridArea="cards"
        alignSelf="start"
        position="relative"
        display="grid"
        minWidth="0"
        minHeight="48"
        pointerEvents={under}
      >
        {children.length === 0 && !readOnly && (
          <chakra.span aria-hidden alignSelf="center" gridArea="1 / 1" fontSize="md" color="fg.muted">
            {t("exam.placing.put")}
          </chakra.span>
        )}
        <chakra.ul
          gridArea="1 / 1"
          display="flex"
          flexWrap="wrap"
          alignContent="flex-start"
          gap="8"
          minWidth="0"
          listStyleType="none"
          css={{ "& > li": { pointerEvents: "auto" } }}
        >
          {children}
        </chakra.ul>
      </chakra.div>
    </Frame>
  );
}
