import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import type { ItemModelEntry } from "../../../contract/studio/item-models";
import { localized, useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../../item/content/ItemContent";
import { Field } from "../../ui/Field";
import { Select } from "../../ui/Select";
import { modelGroups } from "./model-groups";

interface ModelChoiceProps {
  readonly models: readonly ItemModelEntry[];
  readonly chosen: { readonly model: string; readonly level: string } | null;
  readonly onChoose: (chosen: { readonly model: string; readonly level: string } | null) => void;
}

const subjectWords: Readonly<Record<string, MessageId>> = {
  math: "generators.math",
  satMath: "generators.satMath",
};

/** The model and its level; the list is grouped by subject and area, and a search makes it shorter. */
export function ModelChoice({ models, chosen, onChoose }: ModelChoiceProps) {
  const t = useMessage();
  const language = useLanguage();
  const [words, setWords] = useState("");
  const groups = modelGroups(models, words, language);
  const count = groups.reduce((sum, group) => sum + group.models.length, 0);
  const known = models.find(({ model }) => model === chosen?.model);
  const isListed = groups.some((group) => group.models.some(({ model }) => model === chosen?.model));
  const choose = (name: string) => {
    const [first] = models.find(({ model }) => model === name)?.levels ?? [];
    onChoose(first === undefined ? null : { model: name, level: first.level });
  };
  return (
    <Flex direction="column" gap="12">
      <Flex gap="12" wrap="wrap" align="flex-start">
        <Box flex="1 1 200px" maxW={{ md: "280px" }}>
          <Field
            label={t("generators.find")}
            type="search"
            value={words}
            maxLength={80}
            onChange={({ target }) => setWords(target.value)}
          />
          <Box role="status" mt="4" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {t("generators.found", { count })}
          </Box>
        </Box>
        <Box as="label" display="block" flex="2 1 240px" minW="0">
          <Box mb="6" fontWeight="medium">
            {t("generators.model")}
          </Box>
          <Select minH="44" w="100%" value={chosen?.model ?? ""} onChange={({ target }) => choose(target.value)}>
            <option value="">{t("generators.choose")}</option>
            {known === undefined || isListed ? null : (
              <option value={known.model}>{localized(known.title, language)}</option>
            )}
            {groups.map((group) => (
              <optgroup key={group.key} label={`${t(subjectWords[group.subject] ?? "generators.math")}: ${group.area}`}>
                {group.models.map(({ model, title }) => (
                  <option key={model} value={model}>
                    {localized(title, language)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Box>
        {known === undefined || known.levels.length < 2 || chosen === null ? null : (
          <Box as="label" display="block" flex="0 1 160px">
            <Box mb="6" fontWeight="medium">
              {t("generators.level")}
            </Box>
            <Select
              minH="44"
              w="100%"
              value={chosen.level}
              onChange={({ target }) => onChoose({ ...chosen, level: target.value })}
            >
              {known.levels.map(({ level, title }) => (
                <option key={level} value={level}>
                  {localized(title, language)}
                </option>
              ))}
            </Select>
          </Box>
        )}
      </Flex>
      {known === undefined ? null : (
        <Box color="fg.muted" borderInlineStartWidth="3px" borderColor="border" ps="12">
          <ItemContent text={known.sample} media={[]} />
        </Box>
      )}
    </Flex>
  );
}
