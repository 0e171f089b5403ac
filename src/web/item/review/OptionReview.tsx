import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Media, Option } from "../../../contract/item/item";
import type { OptionMistake } from "../../../contract/item/mistakes";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../content/ItemContent";
import { optionLetter } from "../interactions/interaction-props";
import { useCreditWords, type Earned } from "./credit-words";
import { MarkIcon, markTokens, type Mark } from "./marks";
import { MarkWord } from "./MarkWord";

interface Props {
  readonly options: readonly Option[];
  /** Ids of the options that the student chose; `right`: ids of the right ones. */
  readonly own: readonly string[];
  readonly right: readonly string[];
  /** The misconceptions behind the chosen options. */
  readonly mistakes: readonly OptionMistake[];
  /** The share of the points that an option earns; absent: only right ones count. */
  readonly shareOf?: ((optionId: string) => number) | undefined;
  readonly mark: Mark;
  readonly earned: Earned;
  readonly media: readonly Media[];
}

const edges = { right: "good.mark", partly: "warn.mark", wrong: "bad.mark" } as const;
const tints = { right: "good.tint", partly: "warn.tint", wrong: "bad.tint" } as const;

function Tag({ mark, children }: { mark: Mark; children: string }) {
  return (
    <Flex
      as="span"
      align="center"
      gap="6"
      color={markTokens[mark]}
      fontSize="sm"
      fontWeight="medium"
      whiteSpace="nowrap"
    >
      <MarkIcon mark={mark} size={14} />
      {children}
    </Flex>
  );
}

/** The mark and all options in their order, with the chosen and the right ones named; each is shown once. */
export function OptionReview({ options, own, right, mistakes, shareOf, mark, earned, media }: Props) {
  const t = useMessage();
  const language = useLanguage();
  const creditWords = useCreditWords();
  return (
    <Box>
      <Flex mb="8" gap="12" wrap="wrap">
        <MarkWord mark={mark} earned={earned} />
        {own.length === 0 ? <Box color="fg.muted">{t("results.noAnswer")}</Box> : null}
      </Flex>
      <Box as="ol" listStyleType="none" p="0" m="0" display="grid" gap="8">
        {options.map(({ option_id: id, content }, index) => {
          const isOwn = own.includes(id);
          const isRight = right.includes(id);
          const share = shareOf?.(id) ?? 0;
          const optionMark = isRight ? "right" : share > 0 ? "partly" : "wrong";
          const mistake = isOwn ? mistakes.find(({ option_id }) => option_id === id) : undefined;
          return (
            <Flex
              as="li"
              key={id}
              columnGap="12"
              rowGap="4"
              align="center"
              wrap="wrap"
              minH="44"
              px="16"
              py="6"
              borderWidth="1px"
              borderRadius="control"
              borderColor={isRight || isOwn ? edges[optionMark] : "border"}
              bg={isRight || isOwn ? tints[optionMark] : "bg.card"}
            >
              <Box as="span" fontWeight="semibold" color="fg.muted" minW="20">
                {optionLetter(index)}
              </Box>
              <Box minW="0" flex="1 1 48px">
                <ItemContent text={content} media={media} />
              </Box>
              {isOwn ? <Tag mark={optionMark}>{t("results.yourAnswer")}</Tag> : null}
              {isRight && !isOwn ? <Tag mark="right">{t("results.rightAnswer")}</Tag> : null}
              {share === 0 || share === 1 ? null : (
                <Box as="span" color="fg.muted" fontSize="sm">
                  {creditWords(share)}
                </Box>
              )}
              {mistake === undefined ? null : (
                <Box as="p" flex="1 0 100%" ps="32" lineHeight="exam" overflowWrap="anywhere">
                  {localized(mistake.sentence, language)}
                </Box>
              )}
            </Flex>
          );
        })}
      </Box>
    </Box>
  );
}
