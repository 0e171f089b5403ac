import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { highlightStyles, type HighlightStyle } from "../../tool-state/shape";
import { looks } from "./looks";

/** One button for each highlight style, drawn in that style. */
export function StyleButtons({
  chosen,
  onChoose,
}: {
  readonly chosen?: HighlightStyle | undefined;
  readonly onChoose: (style: HighlightStyle) => void;
}) {
  const t = useMessage();
  return highlightStyles.map((style) => {
    const { label, ...look } = looks[style];
    return (
      <ActionButton
        key={style}
        variant="quiet"
        size="sm"
        px="0"
        width="44"
        minHeight="44"
        aria-label={t(label)}
        title={t(label)}
        aria-pressed={style === chosen}
        onClick={() => onChoose(style)}
      >
        <chakra.span
          aria-hidden
          px="6"
          lineHeight="1.6"
          borderRadius="control"
          borderWidth={style === chosen ? "2px" : "0"}
          borderColor="fg"
          style={look}
        >
          {"A"}
        </chakra.span>
      </ActionButton>
    );
  });
}
