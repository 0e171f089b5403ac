import { chakra } from "@chakra-ui/react/styled-system";
import { CircleMinus, Undo2 } from "lucide-react";
import { memo } from "react";
import type { Media, Option } from "../../../contract/item/item";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { OptionSpeaker } from "../audio/LazyVoice";
import { ItemContent } from "../content/ItemContent";
import { optionLetter } from "./interaction-props";

const Row = chakra("div", {
  base: {
    display: "flex",
    alignItems: "stretch",
    position: "relative",
    bg: "bg.card",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    boxShadow: "inset 0 0 0 0 transparent",
    transitionProperty: "background-color, border-color",
    transitionDuration: "quick",
    "@media (hover: hover)": { "&:has(input:enabled):hover": { borderColor: "accent.solid" } },
    "&:has(input:focus-visible)": { outline: "3px solid", outlineColor: "accent.mark", outlineOffset: "2px" },
  },
  variants: {
    chosen: {
      true: { borderColor: "accent.solid", bg: "accent.tint", boxShadow: "inset 0 0 0 1px {colors.accent.solid}" },
      false: {},
    },
  },
});

const Badge = chakra("span", {
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: "32",
    height: "32",
    borderWidth: "2px",
    borderColor: "border.strong",
    fontSize: "md",
    fontWeight: "semibold",
    lineHeight: "1",
    color: "fg.muted",
    bg: "bg.card",
    userSelect: "none",
  },
  variants: {
    shape: { radio: { borderRadius: "pill" }, checkbox: { borderRadius: "control" } },
    chosen: {
      true: {
        bg: "accent.solid",
        borderColor: "accent.solid",
        color: "white",
        "@media (forced-colors: active)": { forcedColorAdjust: "none", bg: "Highlight", color: "HighlightText" },
      },
      false: {},
    },
  },
});

const Input = chakra("input", {
  base: {
    position: "absolute",
    insetBlock: "0",
    insetInlineStart: "0",
    width: "44",
    height: "100%",
    opacity: 0,
    margin: "0",
    cursor: "inherit",
  },
});

interface OptionRowProps {
  readonly kind: "radio" | "checkbox";
  readonly name: string;
  readonly index: number;
  readonly option: Option;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly media: readonly Media[];
  readonly onChoose: (optionId: string) => void;
  readonly out: boolean;
  readonly onEliminate?: ((optionId: string, out: boolean) => void) | undefined;
  /** The option is a drawing: shown under its letter, at the same scale as the drawings of the question. */
  readonly isPicture?: boolean;
}

const picture = {
  flexDirection: "column",
  gap: "4",
  "& svg": { display: "block", marginInline: "auto" },
  "& > div": { width: "100%" },
} as const;

/**
 * One option: the whole row is the label of a native radio or checkbox; the button to cross it out stands beside it.
 * Drawn again only where something of it has changed.
 */
export const OptionRow = memo(function OptionRow({
  kind,
  name,
  index,
  option,
  chosen,
  disabled,
  media,
  onChoose,
  out,
  onEliminate,
  isPicture = false,
}: OptionRowProps) {
  const t = useMessage();
  const letter = optionLetter(index);
  return (
    <Row chosen={chosen}>
      <chakra.label
        display="flex"
        alignItems={isPicture && onEliminate ? "flex-start" : "center"}
        gap="12"
        flex="1"
        minWidth="0"
        minHeight="48"
        py="8"
        px={isPicture ? { base: "6", md: "8" } : "12"}
        cursor={disabled ? "default" : "pointer"}
        {...(isPicture ? { css: picture } : {})}
      >
        <Input
          type={kind}
          name={name}
          value={option.option_id}
          checked={chosen}
          disabled={disabled}
          onChange={() => onChoose(option.option_id)}
        />
        <Badge shape={kind} chosen={chosen}>
          {letter}
        </Badge>
        <chakra.div
          data-picture={isPicture || undefined}
          flex="1"
          minWidth="0"
          {...(out ? { color: "fg.muted", textDecoration: "line-through", textDecorationThickness: "2px" } : {})}
        >
          <ItemContent text={option.content} media={media} />
          {out && <Hidden>{t("exam.eliminate.isOut")}</Hidden>}
        </chakra.div>
      </chakra.label>
      <OptionSpeaker part={option.option_id} letter={letter} />
      {onEliminate && (
        <chakra.button
          type="button"
          disabled={disabled || chosen}
          aria-label={t(out ? "exam.eliminate.restore" : "exam.eliminate.out", { letter })}
          onClick={() => onEliminate(option.option_id, !out)}
          display="grid"
          placeItems="center"
          width="44"
          flex="none"
          {...(isPicture ? { position: "absolute", insetInlineEnd: "0", height: "48" } : {})}
          color={out ? "accent.text" : "fg.muted"}
          cursor="pointer"
          borderRadius="control"
          _hover={{ color: "accent.text" }}
          css={{ "[data-crossing=false] &": { display: "none" } }}
          _disabled={{ opacity: 0.35, cursor: "default" }}
        >
          {out ? <Undo2 size={20} aria-hidden /> : <CircleMinus size={20} aria-hidden />}
        </chakra.button>
      )}
    </Row>
  );
});
