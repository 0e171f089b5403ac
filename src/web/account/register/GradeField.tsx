import { useMessage } from "../../i18n/use-message";
import { Chooser } from "../../ui/Chooser";

const grades = Array.from({ length: 13 }, (_, grade) => grade);

interface GradeFieldProps {
  /** The grade as text, 0–12; empty: left open. */
  readonly value: string;
  readonly onChange: (grade: string) => void;
}

/** The optional school grade. */
export function GradeField({ value, onChange }: GradeFieldProps) {
  const t = useMessage();
  const options = grades.map((grade) => ({ value: String(grade), label: t("account.gradeNumber", { grade }) }));
  return (
    <Chooser
      label={t("account.grade")}
      name="grade"
      options={[{ value: "", label: t("account.gradeOpen") }, ...options]}
      chosen={value}
      onChoose={onChange}
    />
  );
}
