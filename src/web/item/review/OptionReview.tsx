import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Media, Option } from "../../../contract/item/item";
import type { OptionMistake } from "../../../contract/item/mistakes";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../content/ItemContent";
import { optionLetter } from "../interactions/interaction-props";
import { MarkIcon, type Mark } from "./marks";
import { MarkWord } from "./MarkWord";

interface Props {
  readonly options: readonly Option[];
  /** Ids of the options that the student chose; `right`: ids of the right ones. */
  readonly own: readonly string[];
  readonly right: readonly string[];
  /** The misconceptions behind the chosen options. */
  readonly mistakes: readonly OptionMistake[];
  readonly mark: Mark;
  readonly media: readonly Media[];
}

function Tag({ right, children }: { right: boolean; children: string }) {
  return (
    <Flex
      as="span"
      align="center"
      gap="6"
      color={right ? "good.text" : "bad.text"}
      fontSize="sm"
      fontWeight="medium"
      whiteSpace="nowrap"
    >
      <MarkIcon mark={right ? "right" : "wrong"} size={14} />
      {children}
    </Flex>
  );
}

/** The mark and all options in their order, with the chosen and the right ones named; each is shown once. */
export function OptionReview({ options, own, right, mistakes, mark, media }: Props) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <Box>
      <Flex mb="8" gap="12" wrap="wrap">
        <MarkWord mark={mark} />
        {own.length === 0 ? <Box color="fg.muted">{t("results.noAnswer")}</Box> : null}
      </Flex>
      <Box as="ol" listStyleType="none" p="0" m="0" display="grid" gap="8">
        {options.map(({ option_id: id, content }, index) => {
          const isOwn = own.includes(id);
          const isRight = right.includes(id);
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
              borderColor={isRight ? "good.mark" : isOwn ? "bad.mark" : "border"}
              bg={isRight ? "good.tint" : isOwn ? "bad.tint" : "bg.card"}
            >
              <Box as="span" fontWeight="semibold" color="fg.muted" minW="20">
                {optionLetter(index)}
              </Box>
              <Box minW="0" flex="1 1 48px">
                <ItemContent text={content} media={media} />
              </Box>
              {isOwn ? <Tag right={isRight}>{t("results.yourAnswer")}</Tag> : null}
              {isRight && !isOwn ? <Tag right>{t("results.rightAnswer")}</Tag> : null}
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
