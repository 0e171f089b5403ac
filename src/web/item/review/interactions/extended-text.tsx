import { Grid } from "@chakra-ui/react/grid";
import { useMessage } from "../../../i18n/use-message";
import { AnswerPanel } from "../AnswerPanel";
import type { ChoicesReviewProps, InteractionReview } from "../interaction-review";
import { MarkWord } from "../MarkWord";

/** The text of the student, and the guide where it may be seen. */
function WrittenAnswer({ answer, itemKey: { guide }, mark, earned, media }: ChoicesReviewProps<"extended_text">) {
  const t = useMessage();
  const text = answer?.type === "extended_text" ? answer.text : "";
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <AnswerPanel
        title={t("results.yourAnswer")}
        tone="own"
        lines={text === "" ? [] : [{ label: null, content: text }]}
        media={media}
        mark={<MarkWord mark={mark} earned={earned} />}
      />
      {guide === undefined ? null : (
        <AnswerPanel
          title={t("results.modelAnswer")}
          tone="right"
          lines={[{ label: null, content: guide }]}
          media={media}
        />
      )}
    </Grid>
  );
}

export const extendedTextReview: InteractionReview<"extended_text"> = {
  linesOfAnswer: (_, { text }) => (text === "" ? [] : [{ label: null, content: text }]),
  linesOfKey: (_, { guide }) => (guide === undefined ? [] : [{ label: null, content: guide }]),
  Choices: WrittenAnswer,
  isOnChoicesAlone: true,
  isRight: () => false,
  rightAnswer: ({ type }) => ({ type, text: "" }),
};
