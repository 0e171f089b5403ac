import { Box } from "@chakra-ui/react/box";
import { Dumbbell, Trash2 } from "lucide-react";
import type { WrongEntry } from "../../../contract/practice/collections";
import { wrongCauses } from "../../../contract/practice/wrong-causes";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { EntryCard } from "./EntryCard";
import { PracticeSetLink } from "./PracticeSetLink";

const noCause = "";
const causeWords = {
  concept: "books.cause.concept",
  careless: "books.cause.careless",
  misread: "books.cause.misread",
  guessed: "books.cause.guessed",
  time: "books.cause.time",
} as const;
const locales = { zh: "zh-CN", en: "en" } as const;

interface WrongEntryCardProps {
  readonly entry: WrongEntry;
  readonly onCause: (cause: WrongEntry["cause"]) => void;
  readonly onRemove: () => void;
}

/**
 * An entry of the wrong-answer book: the cause of the mistake, the date of the next repetition, and a link to similar
 * questions.
 */
export function WrongEntryCard({ entry, onCause, onRemove }: WrongEntryCardProps) {
  const t = useMessage();
  const language = useLanguage();
  const day = (at: number) => new Intl.DateTimeFormat(locales[language], { dateStyle: "medium" }).format(at);
  const standing =
    entry.mastered_at !== null
      ? t("books.masteredOn", { day: day(entry.mastered_at) })
      : entry.is_due || entry.due_at === null
        ? t("books.dueNow")
        : t("books.dueOn", { day: day(entry.due_at) });
  return (
    <EntryCard
      attemptId={entry.attempt_id}
      exerciseId={entry.exercise_id}
      stem={entry.item.stem}
      unseen=""
      facts={[
        localized(entry.title, language),
        localized(entry.item.title, language),
        t("books.times", { times: entry.times }),
        standing,
      ]}
      actions={
        <>
          <Box minW="180px">
            <Chooser
              label={t("books.cause")}
              options={[
                { value: noCause, label: t("books.noCause") },
                ...wrongCauses.map((cause) => ({ value: cause, label: t(causeWords[cause]) })),
              ]}
              chosen={entry.cause ?? noCause}
              onChoose={(cause) => onCause(cause === noCause ? null : cause)}
            />
          </Box>
          <Button variant="outline" size="lg" asChild>
            <PracticeSetLink choice={{ family: entry.family, skill: entry.item.skill }}>
              <Dumbbell size={16} aria-hidden="true" />
              {t("books.similar")}
            </PracticeSetLink>
          </Button>
          <Button variant="quiet" size="lg" onClick={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
            {t("books.remove")}
          </Button>
        </>
      }
    />
  );
}
