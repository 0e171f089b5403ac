import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useId } from "react";
import type { MarkedItem } from "../../../contract/report/marked-item";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Select } from "../../ui/Select";
import { skillKey, skillsInSitting } from "./filters";

interface Props {
  readonly items: readonly MarkedItem[];
  /** The skill's key; empty: every skill. */
  readonly skill: string;
  readonly onSkill: (skill: string) => void;
}

/** Lists the questions of one skill only; hidden if the attempt has only one skill. */
export function SkillFilter({ items, skill, onSkill }: Props) {
  const t = useMessage();
  const language = useLanguage();
  const id = useId();
  const skills = skillsInSitting(items);
  if (skills.length < 2) return null;
  return (
    <Flex align="center" gap="8" minW="0">
      <Box as="label" {...{ htmlFor: id }} color="fg.muted" flex="none">
        {t("results.analyse.skill")}
      </Box>
      <Select id={id} value={skill} onChange={({ target }) => onSkill(target.value)} minW="0">
        <option value="">{t("results.analyse.everySkill")}</option>
        {skills.map((one) => (
          <option key={skillKey({ skill: one })} value={skillKey({ skill: one })}>
            {localized(one, language)}
          </option>
        ))}
      </Select>
    </Flex>
  );
}
