import type { Item } from "../../contract/item/item";
import type { NormSubject } from "../../psychometrics/scales/norms";
import type { TestDefinition } from "../db/shapes";
import { formsOfGrade } from "./map-forms";
import type { MadeTest } from "./shipped-test";

const stage = "main";

/** The fixed form of an adaptive MAP test: two forms for each grade, with free movement and no time limit. */
export function mapFixedTest(adaptive: TestDefinition, bank: readonly Item[]): MadeTest {
  const { title, exam_info: info, sections, start_levels: grades, subject, rules } = adaptive;
  const length = info.extract_question_number;
  const forms = grades.flatMap((grade) =>
    formsOfGrade(bank, { subject: subject as NormSubject, grade, length }, stage),
  );
  const used = new Set(forms.flatMap(({ items }) => items));
  return {
    definition: {
      ...adaptive,
      title: { en: `${title.en}, fixed form`, zh: `${title.zh}（固定卷）` },
      measures: {
        en:
          "A set of questions for your grade, in an order of your own: mark one, come back to it, and check your " +
          "work before you hand it in. The adaptive test of the same subject measures more closely.",
        zh: "一份适合你年级的固定试卷，作答顺序由你决定：可以标记、返回修改，交卷前还可检查。同科目的自适应测验测得更准。",
      },
      exam_info: { ...info, type: 0, extract_question_logic: 0 },
      modes: [
        { mode: "full", items: length, minutes: [40, 55] },
        { mode: "practice", items: 20, minutes: [15, 25], share: 20 / length },
      ],
      sections: sections.map((section) => ({
        ...section,
        stage,
        tools: [...section.tools, "markForReview", "palette"],
      })),
      rules: [
        "untimed",
        "freeMovement",
        ...rules.filter((rule) => rule === "calculatorSometimes"),
        "eliminator",
        "markForReview",
        "checkBeforeSubmit",
        "blankIsWrong",
        "resumable",
        "practiceEstimate",
      ],
      forms,
    },
    items: bank.filter(({ item_id }) => used.has(item_id)),
  };
}
