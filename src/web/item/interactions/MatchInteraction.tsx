import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Select } from "../../ui/Select";
import { ItemContent } from "../content/ItemContent";
import { needsDrawing } from "../content/markup";
import { plainText } from "../content/plain-text";
import { optionLetter, type InteractionProps } from "./interaction-props";

/** One select a source. Targets that a select cannot draw (figures, formulas) stand above with letters. */
export function MatchInteraction({
  interaction,
  answer,
  onAnswer,
  readOnly,
  media,
  stemId,
}: InteractionProps<"match">) {
  const t = useMessage();
  const language = useLanguage();
  const id = useId();
  const { sources, targets } = interaction;
  const pairs = new Map(answer?.type === "match" ? answer.pairs : []);
  const drawn = targets.some(({ content }) => needsDrawing(localized(content, language)));

  const choose = (sourceId: string, targetId: string) => {
    const next = sources.flatMap(({ option_id }): [string, string][] => {
      const target = option_id === sourceId ? targetId : (pairs.get(option_id) ?? "");
      return target === "" ? [] : [[option_id, target]];
    });
    onAnswer(next.length === 0 ? null : { type: "match", pairs: next });
  };

  return (
    <Flex role="group" aria-labelledby={stemId} direction="column" gap="12">
      <chakra.p fontSize="md" color="fg.muted">
        {t("exam.match.hint")}
      </chakra.p>
      {drawn && (
        <chakra.ul
          aria-label={t("exam.match.targets")}
          display="flex"
          flexDirection="column"
          gap="8"
          listStyleType="none"
          p="16"
          bg="bg.subtle"
          borderRadius="control"
        >
          {targets.map((target, index) => (
            <chakra.li key={target.option_id} display="flex" gap="12" alignItems="baseline">
              <chakra.span fontWeight="semibold">{optionLetter(index)}</chakra.span>
              <ItemContent text={target.content} media={media} />
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {sources.map((source, row) => (
        <chakra.div
          key={source.option_id}
          display="grid"
          gridTemplateColumns={{ base: "1fr", md: "minmax(0, 1fr) minmax(0, 1fr)" }}
          gap="8"
          alignItems="center"
          p="12"
          bg="bg.card"
          borderWidth="1px"
          borderColor="border"
          borderRadius="control"
        >
          <ItemContent id={`${id}-${row}`} text={source.content} media={media} />
          <Select
            aria-labelledby={`${id}-${row}`}
            width="100%"
            inItem={pairs.has(source.option_id) ? "filled" : "empty"}
            value={pairs.get(source.option_id) ?? ""}
            disabled={readOnly}
            onChange={({ target }) => choose(source.option_id, target.value)}
          >
            <option value="">{t("exam.match.none")}</option>
            {targets.map((target, index) => (
              <option key={target.option_id} value={target.option_id}>
                {drawn
                  ? `${optionLetter(index)} ${plainText(localized(target.content, language))}`
                  : plainText(localized(target.content, language))}
              </option>
            ))}
          </Select>
        </chakra.div>
      ))}
    </Flex>
  );
}
