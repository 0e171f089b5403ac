import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useMessage } from "../i18n/use-message";
import { inputRecipe } from "../theme/recipes";

const Select = chakra("select", inputRecipe);
const grades = Array.from({ length: 13 }, (_, grade) => grade);

interface GradeFieldProps {
  /** The grade as text, 0–12; empty: left open. */
  readonly value: string;
  readonly onChange: (grade: string) => void;
}

/** The school grade, which may be left open. */
export function GradeField({ value, onChange }: GradeFieldProps) {
  const t = useMessage();
  const id = useId();
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
        {t("account.grade")}
      </chakra.label>
      <Select id={id} name="grade" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t("account.gradeOpen")}</option>
        {grades.map((number) => (
          <option key={number} value={number}>
            {t("account.gradeNumber", { grade: number })}
          </option>
        ))}
      </Select>
    </Box>
  );
}
