import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { KeyRound } from "lucide-react";
import type { KeysWithheld, PaperKeys, PaperQuestion, TestPaper } from "../../../contract/studio/printed-test";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../../item/content/ItemContent";
import { keyWordsOf } from "../../item/paper/PaperItem";
import { StateCard } from "../../ui/StateCard";
import { dayAndTime } from "../../ui/times";
import { PaperSheet } from "./paper-sheet";
import { SheetHead } from "./SheetHead";

const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    mb: "16",
    tableLayout: "fixed",
    "& th:nth-of-type(1)": { width: "48px" },
    "& th:nth-of-type(3)": { width: "72px" },
    "& th:nth-of-type(4)": { width: "32%" },
    "& th, & td": { textAlign: "start", verticalAlign: "top", px: "4", py: "4", borderBottomWidth: "1px" },
    "& th, & td, & tr": { borderColor: "border" },
    "& thead th": { color: "fg.muted", fontWeight: "medium", fontSize: "13px" },
  },
});

/** Why the keys are not here, and until when. */
export function WithheldKeys({ withheld: { reason, until } }: { readonly withheld: KeysWithheld }) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <StateCard Icon={KeyRound} title={t("paper.withheld.title")}>
      {t(`paper.withheld.${reason}`)}
      {until === null ? "" : ` ${t("paper.withheld.until", { time: dayAndTime(until, language) })}`}
    </StateCard>
  );
}

interface RowProps {
  readonly question: PaperQuestion;
  readonly entry: PaperKeys["keys"][number] | undefined;
}

function KeyRow({ question: { number, points, body }, entry }: RowProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = body === null || entry === undefined ? [] : keyWordsOf(body, entry.key);
  const guide = entry?.key.type === "extended_text" ? entry.key.guide : undefined;
  return (
    <tr>
      <th scope="row">{number}.</th>
      <td>
        {words.map((word) => (
          <div key={word}>{word}</div>
        ))}
        {guide === undefined ? null : <ItemContent text={guide} media={body?.media ?? []} />}
        {guide === undefined && entry?.key.type === "extended_text" ? t("paper.markedByPeople") : null}
        {body === null ? <Box color="fg.muted">{t("paper.heardShort")}</Box> : null}
        {entry?.transcript == null ? null : (
          <Box whiteSpace="pre-line">{t("paper.transcript", { text: localized(entry.transcript, language) })}</Box>
        )}
      </td>
      <td>{points === 0 ? "–" : points}</td>
      <td>{entry === undefined ? "" : localized(entry.skill, language)}</td>
    </tr>
  );
}

interface KeySheetProps {
  readonly paper: TestPaper;
  readonly keys: PaperKeys["keys"];
}

/** The keys of a printed test with points and skills, for its teacher alone. */
export function PrintedKeys({ paper, keys }: KeySheetProps) {
  const t = useMessage();
  const language = useLanguage();
  const byItem = new Map(keys.map((entry) => [entry.item_id, entry]));
  return (
    <PaperSheet aria-label={t("paper.sheet.keys")}>
      <SheetHead paper={paper} title={t("paper.sheet.keys")} isOfStudent={false}>
        <Box mt="8" fontWeight="semibold">
          {t("paper.forTeacher")}
        </Box>
      </SheetHead>
      {paper.sections.map(({ stage, title, questions }) => (
        <Box key={stage}>
          <h3>{localized(title, language)}</h3>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t("paper.column.number")}</th>
                <th scope="col">{t("paper.column.key")}</th>
                <th scope="col">{t("paper.column.points")}</th>
                <th scope="col">{t("paper.column.skill")}</th>
              </tr>
            </thead>
            <tbody>
              {questions.map((question) => (
                <KeyRow key={question.item_id} question={question} entry={byItem.get(question.item_id)} />
              ))}
            </tbody>
          </Table>
        </Box>
      ))}
    </PaperSheet>
  );
}
