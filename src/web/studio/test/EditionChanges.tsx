import { Box } from "@chakra-ui/react/box";
import type { DraftTest } from "../../../contract/studio/draft-test";
import type { EditionDifference } from "../../../contract/studio/studio-editions";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { oneLineText } from "../../item/content/plain-text";
import { FaultCard } from "../../ui/FaultCard";
import { useCleaner } from "../../ui/markup/cleaner";
import { Skeleton } from "../../ui/Skeleton";
import { DraftDifference } from "../item/frame/DraftDifference";
import { useSettingWords } from "./setting-words";

type QuestionChange = EditionDifference["questions"][number];

function QuestionChanges({ question }: { readonly question: QuestionChange }) {
  const t = useMessage();
  const language = useLanguage();
  const cleaner = useCleaner();
  const { change, from, to, moved, parts, before, after } = question;
  const number = (to ?? from)?.number ?? 0;
  const shown = after ?? before;
  const done =
    change === "kept"
      ? [
          ...(moved ? [t("assembly.movedFrom", { from: from?.number ?? 0, number })] : []),
          ...(parts.length > 0 ? [t("assembly.changedQuestion", { number })] : []),
        ]
      : [t(change === "added" ? "assembly.addedQuestion" : "assembly.removedQuestion", { number })];
  return (
    <Box as="li" py="8" borderTopWidth="1px" borderColor="border">
      <Box fontWeight="medium">{done.join(" ")}</Box>
      <Box color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {shown === null ? "" : oneLineText(cleaner, localized(shown.body.stem, language))}
      </Box>
      {before !== null && after !== null && parts.length > 0 ? (
        <DraftDifference before={before} after={after} language={language} />
      ) : null}
    </Box>
  );
}

interface EditionChangesProps {
  readonly testId: string;
  readonly from: number;
  readonly to: number;
  /** Names the sections. */
  readonly test: DraftTest;
}

/** What differs between two editions: questions and settings. */
export function EditionChanges({ testId, from, to, test }: EditionChangesProps) {
  const t = useMessage();
  const settingWords = useSettingWords(test);
  const { data, isError, error, refetch } = useCall("editionDifference", {
    test_id: testId,
    from: String(from),
    to: String(to),
  });
  if (data === undefined)
    return isError ? (
      <FaultCard fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="80px" role="status" aria-label={t("state.loading")} />
    );
  const { questions, settings } = data;
  if (questions.length === 0 && settings.length === 0) return <Box color="fg.muted">{t("assembly.noChanges")}</Box>;
  return (
    <Box as="ul" aria-label={t("assembly.changedSince", { edition: from })} listStyleType="none" m="0" p="0">
      {questions.map((question) => (
        <QuestionChanges key={question.item_id} question={question} />
      ))}
      {settings.map((setting) => (
        <Box
          as="li"
          key={`${setting.stage ?? ""} ${setting.setting}`}
          py="8"
          borderTopWidth="1px"
          borderColor="border"
          overflowWrap="anywhere"
        >
          {settingWords(setting)}
        </Box>
      ))}
    </Box>
  );
}
