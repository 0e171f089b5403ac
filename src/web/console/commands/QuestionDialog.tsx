import { useMessage } from "../../i18n/use-message";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { answerQuestion, useQuestion } from "./question";

/** The dialog that confirms a command. */
export function QuestionDialog() {
  const t = useMessage();
  const question = useQuestion();
  if (question === null) return null;
  const { title, lines, confirm } = question;
  return (
    <ConfirmDialog
      title={title}
      lines={lines}
      confirm={confirm}
      cancel={t("tools.cancel")}
      onConfirm={() => answerQuestion(true)}
      onCancel={() => answerQuestion(false)}
    />
  );
}
