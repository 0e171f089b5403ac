import { Box } from "@chakra-ui/react/box";
import { families, isAdaptive } from "../../contract/families";
import { cefrLevels, cefrName } from "../../contract/item/cefr";
import type { TestDetail } from "../../contract/tests";
import { useMessage } from "../i18n/use-message";
import { Chooser } from "../ui/Chooser";

interface LevelChoiceProps {
  readonly test: Pick<TestDetail, "family" | "start_levels" | "exam_info">;
  /** null: the test chooses the level. */
  readonly chosen: number | null;
  readonly onChoose: (level: number | null) => void;
}

/** Chooses the grade or level of the first questions, or of the whole fixed form; levels may be left to the test. */
export function LevelChoice({ test, chosen, onChoose }: LevelChoiceProps) {
  const t = useMessage();
  const isByGrade = families[test.family].startLevels === "grades";
  const isForm = !isAdaptive(test.exam_info);
  const nameOf = (level: number): string =>
    isByGrade ? t("detail.grade", { grade: level }) : cefrName(cefrLevels[level] ?? "preA1");
  return (
    <Box>
      <Chooser
        label={t(isForm ? "detail.formLevel" : isByGrade ? "detail.startLevel" : "detail.startAt")}
        options={[
          ...(isByGrade ? [] : [{ value: "", label: t("detail.chooseForMe") }]),
          ...test.start_levels.map((level) => ({ value: String(level), label: nameOf(level) })),
        ]}
        chosen={chosen === null ? "" : String(chosen)}
        onChoose={(value) => onChoose(value === "" ? null : Number(value))}
      />
      <Box mt="6" fontSize="xs" color="fg.muted">
        {t(isForm ? "detail.formLevelNote" : "detail.startLevelNote")}
      </Box>
    </Box>
  );
}
