import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Localized } from "../../../contract/item/content";
import type { Media } from "../../../contract/item/item";
import { localized, useLanguage } from "../../i18n/language";
import { ItemContent } from "../content/ItemContent";

/** Lines with gaps are as high as a field, so that they stand as far apart as lines without. */
const TypedText = chakra("div", { base: { "& p:has([data-gap])": { lineHeight: "52px" } } });
const ChosenText = chakra("div");

interface TextWithGapsProps {
  readonly stem: Localized;
  readonly stemId: string;
  readonly media: readonly Media[];
  readonly gaps: readonly { readonly gap_id: string }[];
  /** Some gaps are fields to type in. */
  readonly isTyped: boolean;
  /** Draws a gap; `number` is its position among the gaps, from 1. */
  readonly field: (gapId: string, number: number) => ReactNode;
  readonly children?: ReactNode;
}

/** The stem with a field at each {{gap_id}}; gaps that the stem does not name follow below it, then the children. */
export function TextWithGaps({ stem, stemId, media, gaps, isTyped, field, children }: TextWithGapsProps) {
  const language = useLanguage();
  const shown = localized(stem, language);
  const Text = isTyped ? TypedText : ChosenText;
  const fieldOf = (gapId: string): ReactNode => {
    const place = gaps.findIndex(({ gap_id }) => gap_id === gapId);
    return place >= 0 && field(gapId, place + 1);
  };
  const unplaced = gaps.filter(({ gap_id }) => !shown.includes(`{{${gap_id}}}`));
  return (
    <Flex direction="column" gap="16">
      <Text>
        <ItemContent headings={2} id={stemId} text={stem} media={media} gap={fieldOf} />
      </Text>
      {unplaced.map(({ gap_id }) => (
        <div key={gap_id}>{fieldOf(gap_id)}</div>
      ))}
      {children}
    </Flex>
  );
}
