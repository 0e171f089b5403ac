import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Check, ExternalLink } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import type { PaletteOffer } from "./entry";
import { Keys } from "./Keys";
import { Marked } from "./Marked";
import type { FoundEntry } from "./match";

const Option = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "12",
    minH: { base: "44", md: "40" },
    px: "12",
    py: "6",
    borderRadius: "control",
    borderInlineStartWidth: "3px",
    borderColor: "transparent",
    cursor: "pointer",
    scrollMarginBlock: "32px",
    "&[aria-selected=true]": { bg: "accent.tint", borderColor: "accent.mark" },
    "@media (forced-colors: active)": {
      "&[aria-selected=true]": { outline: "2px solid Highlight", outlineOffset: "-2px" },
    },
  },
});

interface PaletteLineProps {
  readonly id: string;
  readonly line: FoundEntry<PaletteOffer>;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One option of the palette: title, detail, shortcut, and whether it is the current state. */
export function PaletteLine({ id, line: { entry, match }, isActive, onPoint, onChoose }: PaletteLineProps) {
  const t = useMessage();
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);
  const { Icon, title, detail, shortcut, isNow = false, isNewWindow = false } = entry;
  return (
    <Option ref={option} id={id} role="option" aria-selected={isActive} onPointerMove={onPoint} onClick={onChoose}>
      <Flex flex="none" color="fg.muted">
        <Icon size={18} aria-hidden="true" />
      </Flex>
      <chakra.span minW="0" flex="0 1 auto" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" title={title}>
        <Marked text={title} ranges={match.ranges} />
      </chakra.span>
      <Flex flex="1 1 0" minW="0" align="center" justify="flex-end" gap="8" color="fg.muted" fontSize="xs">
        {detail === undefined ? null : (
          <chakra.span minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {detail}
          </chakra.span>
        )}
        {isNow ? (
          <chakra.span flex="none" color="accent.text">
            <Check size={16} aria-hidden="true" />
            <Hidden>{t("palette.now")}</Hidden>
          </chakra.span>
        ) : null}
        {isNewWindow ? (
          <chakra.span flex="none">
            <ExternalLink size={14} aria-hidden="true" />
            <Hidden>{t("palette.newWindow")}</Hidden>
          </chakra.span>
        ) : null}
        {shortcut === undefined ? null : <Keys>{shortcut}</Keys>}
      </Flex>
    </Option>
  );
}
