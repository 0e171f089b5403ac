import { useMemo, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { useMessagePart } from "../../contexts/use-message-part";
import { Skeleton } from "../../ui/Skeleton";

const said = { "results.yourAnswer": "classResults.theirAnswer" } as const;

/** Loads the words of an answer's review, and replaces those that address the pupil. */
export function TheirWords({ children }: { readonly children: ReactNode }) {
  const { locale, messages, onError } = useIntl();
  const isReviewThere = useMessagePart("results");
  const isQuestionThere = useMessagePart("exam");
  const words = useMemo(
    () => ({
      ...messages,
      ...Object.fromEntries(Object.entries(said).map(([id, instead]) => [id, messages[instead]])),
    }),
    [messages],
  ) as typeof messages;
  if (!isReviewThere || !isQuestionThere) return <Skeleton height="160px" />;
  return (
    <IntlProvider locale={locale} messages={words} onError={onError}>
      {children}
    </IntlProvider>
  );
}
