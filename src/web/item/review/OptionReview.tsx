import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Answer, ItemKey, Media, Option } from "../../../contract/item";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../content/ItemContent";
import { optionLetter } from "../interactions/interaction-props";
import { MarkIcon } from "./marks";

interface Props {
  readonly options: readonly Option[];
  readonly answer: Answer | null;
  readonly itemKey: ItemKey;
  readonly media: readonly Media[];
}

const chosenIn = (given: Answer | ItemKey | null): readonly string[] =>
  given?.type === "single_choice" ? [given.option_id] : given?.type === "multiple_choice" ? given.option_ids : [];

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

/** All options as they stood, the chosen and the right one named. */
export function OptionReview({ options, answer, itemKey, media }: Props) {
  const t = useMessage();
  const own = chosenIn(answer);
  const right = chosenIn(itemKey);
  return (
    <Box as="ol" listStyleType="none" p="0" m="0" display="grid" gap="8">
      {options.map(({ option_id: id, content }, index) => {
        const isOwn = own.includes(id);
        const isRight = right.includes(id);
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
          </Flex>
        );
      })}
    </Box>
  );
}
