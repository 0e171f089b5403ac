import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import type { Media, Option } from "../../../../contract/item/item";
import { Speaker } from "../../../item/audio/Speaker";
import { useVoice } from "../../../item/audio/voice-context";
import { ItemContent } from "../../../item/content/ItemContent";
import { optionLetter } from "../../../item/interactions/interaction-props";

const Card = chakra("div", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    bg: "bg.card",
    borderWidth: "3px",
    borderColor: "border.strong",
    borderRadius: "card",
    transitionProperty: "background-color, border-color",
    transitionDuration: "quick",
    "@media (hover: hover)": { "&:has(input:enabled):hover": { borderColor: "accent.solid" } },
    "&:has(input:focus-visible)": { outline: "4px solid", outlineColor: "accent.mark", outlineOffset: "3px" },
  },
  variants: {
    chosen: { true: { borderColor: "accent.solid", bg: "accent.tint" }, false: {} },
  },
});

const Input = chakra("input", {
  base: { position: "absolute", inset: "0", width: "100%", height: "100%", opacity: 0, margin: "0", cursor: "inherit" },
});

interface MiniOptionProps {
  readonly name: string;
  readonly index: number;
  readonly option: Option;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly media: readonly Media[];
  readonly onChoose: () => void;
}

/** One answer as a big card to touch, its speaker under it. */
export function MiniOption({ name, index, option, chosen, disabled, media, onChoose }: MiniOptionProps) {
  const { option_id: part, content } = option;
  const voice = useVoice();
  const speaks = useSelector(voice ?? undefined, (audio) => audio?.context.voice?.clips[part] !== undefined);
  return (
    <Card chosen={chosen}>
      <chakra.label
        position="relative"
        flex="1"
        display="grid"
        placeItems="center"
        minHeight={{ base: "96px", md: "max(128px, 22dvh)" }}
        p="12"
        textAlign="center"
        cursor={disabled ? "default" : "pointer"}
        css={{
          "& > div": { fontSize: { base: "1.75rem", md: "2.25rem" }, lineHeight: 1.3 },
          "& svg, & img": { width: "100%", height: "auto", maxHeight: "min(26dvh, 220px)" },
        }}
      >
        <Input type="radio" name={name} value={part} checked={chosen} disabled={disabled} onChange={onChoose} />
        <ItemContent text={content} media={media} />
      </chakra.label>
      {voice !== null && speaks && (
        <Speaker
          voice={voice}
          part={part}
          letter={optionLetter(index)}
          iconSize={30}
          minH="64"
          width="full"
          borderRadius="0"
        />
      )}
    </Card>
  );
}
