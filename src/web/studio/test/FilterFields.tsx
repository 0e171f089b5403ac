import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { useId } from "react";
import { itemLevels } from "../../../contract/studio/item-levels";
import type { QuestionFilter } from "../../../contract/studio/question-filter";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { CountField } from "./CountField";
import { withChoice } from "./ruled-changes";

interface FilterFieldsProps {
  readonly filter: QuestionFilter;
  readonly onChange: (filter: QuestionFilter, field?: string) => void;
}

const easiest = -8;
const hardest = 8;

const tagsIn = (text: string): string[] =>
  text
    .split(/[,，]/)
    .map((tag) => tag.trim().slice(0, 40))
    .filter((tag) => tag !== "");

/** Which questions fit: where from, which skill, how hard, and which are left out. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const t = useMessage();
  const id = useId();
  const { data } = useCall("questionPool", {});
  const { from, skill = "", difficulty } = filter;
  const skills = [...new Set((data?.[from] ?? []).map((entry) => entry.skill))];
  const [low, high] = difficulty ?? [null, null];
  const setDifficulty = (ends: readonly [number | null, number | null]) => {
    const [from_, to] = [ends[0] ?? easiest, ends[1] ?? hardest];
    const isAny = ends[0] === null && ends[1] === null;
    onChange(withChoice(filter, "difficulty", isAny ? undefined : [Math.min(from_, to), Math.max(from_, to)]));
  };
  return (
    <Grid gap="8" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(4, minmax(0, 1fr))" }}>
      <Chooser
        label={t("assembly.from")}
        options={(["own", "bank"] as const).map((value) => ({ value, label: t(`assembly.from.${value}`) }))}
        chosen={from}
        onChoose={(value) => onChange({ from: value })}
      />
      <Box>
        <Field
          label={t("assembly.skill")}
          list={`${id}-skills`}
          placeholder={t("assembly.any")}
          maxLength={64}
          value={skill}
          onChange={({ target }) =>
            onChange(withChoice(filter, "skill", target.value.replaceAll(/[^\w.-]/g, "")), "skill")
          }
        />
        <datalist id={`${id}-skills`}>
          {skills.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </Box>
      <CountField
        label={t("assembly.easiest")}
        value={low === easiest ? null : low}
        least={easiest}
        most={hardest}
        isDecimal
        isOptional
        onChange={(value) => setDifficulty([value, high === hardest ? null : high])}
      />
      <CountField
        label={t("assembly.hardest")}
        value={high === hardest ? null : high}
        least={easiest}
        most={hardest}
        isDecimal
        isOptional
        onChange={(value) => setDifficulty([low === easiest ? null : low, value])}
      />
      {filter.from === "own" ? (
        <>
          <Chooser
            label={t("assembly.level")}
            options={[
              { value: "" as const, label: t("assembly.any") },
              ...itemLevels.map((value) => ({ value, label: t(`assembly.level.${value}`) })),
            ]}
            chosen={filter.level ?? ""}
            onChoose={(value) => onChange(withChoice(filter, "level", value))}
          />
          <Field
            label={t("assembly.withTags")}
            defaultValue={(filter.tags ?? []).join(", ")}
            onChange={({ target }) => onChange(withChoice(filter, "tags", tagsIn(target.value)), "tags")}
          />
          <Field
            label={t("assembly.withoutTags")}
            defaultValue={(filter.without_tags ?? []).join(", ")}
            onChange={({ target }) =>
              onChange(withChoice(filter, "without_tags", tagsIn(target.value)), "without tags")
            }
          />
        </>
      ) : null}
    </Grid>
  );
}
