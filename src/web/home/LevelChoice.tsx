import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { cefrLevels, cefrName } from "../../contract/cefr";
import { families, isAdaptive } from "../../contract/families";
import type { TestDetail } from "../../contract/tests";
import { useMessage } from "../i18n/use-message";
import { inputRecipe } from "../theme/recipes";

const Select = chakra("select", inputRecipe);

interface LevelChoiceProps {
  readonly test: Pick<TestDetail, "family" | "start_levels" | "exam_info">;
  /** null: the test chooses. */
  readonly chosen: number | null;
  readonly onChoose: (level: number | null) => void;
}

/** At which grade or level the first questions are, or all of a fixed form; levels may be left to the test. */
export function LevelChoice({ test, chosen, onChoose }: LevelChoiceProps) {
  const t = useMessage();
  const id = useId();
  const isByGrade = families[test.family].startLevels === "grades";
  const isForm = !isAdaptive(test.exam_info);
  const nameOf = (level: number): string =>
    isByGrade ? t("detail.grade", { grade: level }) : cefrName(cefrLevels[level] ?? "preA1");
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
        {t(isForm ? "detail.formLevel" : isByGrade ? "detail.startLevel" : "detail.startAt")}
      </chakra.label>
      <Select
        id={id}
        value={chosen ?? ""}
        onChange={({ target: { value } }) => onChoose(value === "" ? null : Number(value))}
      >
        {isByGrade ? null : <option value="">{t("detail.chooseForMe")}</option>}
        {test.start_levels.map((level) => (
          <option key={level} value={level}>
            {nameOf(level)}
          </option>
        ))}
      </Select>
      <Box mt="6" fontSize="xs" color="fg.muted">
        {t(isForm ? "detail.formLevelNote" : "detail.startLevelNote")}
      </Box>
    </Box>
  );
}
