import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { FileX, Printer } from "lucide-react";
import type { TestPaper } from "../../../contract/studio/printed-test";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { paperSheets, type PaperSearch } from "../../site/search";
import { Button } from "../../ui/Button";
import { ChipGroup } from "../../ui/ChipGroup";
import { FaultCard } from "../../ui/FaultCard";
import { usePageName } from "../../ui/page";
import { PrintStyle } from "../../ui/PrintStyle";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { assignmentPlace, editionsPlace } from "../studio-places";
import { AnswerGrid } from "./AnswerGrid";
import { PrintedKeys, WithheldKeys } from "./PrintedKeys";
import { QuestionSheet } from "./QuestionSheet";
import { usePageMargins } from "./use-page-margins";

const Loading = () => {
  const t = useMessage();
  return <Skeleton height="480px" role="status" aria-label={t("state.loading")} />;
};

const PrintButton = () => {
  const t = useMessage();
  return (
    <Button className="no-print" minH="44" alignSelf="start" onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" />
      {t("paper.print")}
    </Button>
  );
};

/** Whether the page is of an assignment, and the inputs of both calls, of which only one is made. */
const askedBy = ({ assignment_id: assignmentId, test_id: testId = "", edition = 1 }: PaperSearch) => ({
  isOfClass: assignmentId !== undefined,
  ofClass: { assignment_id: assignmentId ?? "" },
  ofAuthor: { test_id: testId, edition },
});

function usePaper(search: PaperSearch) {
  const { isOfClass, ...asked } = askedBy(search);
  const ofClass = useCall("assignmentPaper", asked.ofClass, { enabled: isOfClass });
  const ofAuthor = useCall("editionPaper", asked.ofAuthor, { enabled: !isOfClass });
  return isOfClass ? ofClass : ofAuthor;
}

function useKeys(search: PaperSearch) {
  const { isOfClass, ...asked } = askedBy(search);
  const ofClass = useCall("assignmentPaperKeys", asked.ofClass, { enabled: isOfClass });
  const ofAuthor = useCall("editionPaperKeys", asked.ofAuthor, { enabled: !isOfClass });
  return isOfClass ? ofClass : ofAuthor;
}

interface SheetProps {
  readonly paper: TestPaper;
  readonly search: PaperSearch;
}

function LoadedKeys({ paper, search }: SheetProps) {
  const { data, isError, error, refetch } = useKeys(search);
  if (data === undefined) return isError ? <FaultCard fault={error} onRetry={() => void refetch()} /> : <Loading />;
  if (data.withheld !== null) return <WithheldKeys withheld={data.withheld} />;
  return (
    <>
      <PrintButton />
      <PrintedKeys paper={paper} keys={data.keys} />
    </>
  );
}

function OpenPaper({ paper, search }: SheetProps) {
  const t = useMessage();
  const language = useLanguage();
  const navigate = useNavigate();
  const { sheet = "questions" } = search;
  const { title, class_name: className, draw, without } = paper;
  const isOfKeys = sheet === "keys";
  usePageName(title);
  usePageMargins({
    head: [localized(title, language), className ?? ""].filter((part) => part !== "").join(" · "),
    name: isOfKeys ? t("paper.forTeacher") : `${t("paper.name")} ____________________`,
    foot: draw === null ? "" : t("paper.draw", { draw }),
  });
  return (
    <>
      <PrintStyle />
      <Flex className="no-print" direction="column" gap="12" align="start">
        <Box color="accent.text">
          <Link to={backFrom(search)}>
            ‹ {t(search.assignment_id === undefined ? "paper.toTest" : "paper.toClass")}
          </Link>
        </Box>
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }} tabIndex={-1} overflowWrap="anywhere">
          {t("paper.title", { title: localized(title, language) })}
        </Box>
        {without !== null ? null : (
          <>
            <Box color="fg.muted" maxW="prose">
              {t(draw === null ? "paper.alike" : "paper.drawn")}
            </Box>
            <ChipGroup
              label={t("paper.sheets")}
              chips={paperSheets.map((value) => ({ value, label: t(`paper.sheet.${value}`) }))}
              chosen={sheet}
              onChoose={(next) =>
                void navigate({
                  to: "/studio/paper",
                  search: { ...search, sheet: next } as never,
                  replace: true,
                  resetScroll: false,
                })
              }
            />
            {isOfKeys ? null : <PrintButton />}
          </>
        )}
      </Flex>
      {without !== null ? (
        <StateCard Icon={FileX} title={t("paper.without.title")}>
          {t(`paper.without.${without}`)}
        </StateCard>
      ) : isOfKeys ? (
        <LoadedKeys paper={paper} search={search} />
      ) : sheet === "answers" ? (
        <AnswerGrid paper={paper} />
      ) : (
        <QuestionSheet paper={paper} />
      )}
    </>
  );
}

const backFrom = ({ assignment_id: assignmentId, test_id: testId = "" }: PaperSearch): string =>
  assignmentId === undefined ? editionsPlace(testId) : assignmentPlace(assignmentId);

/** The page `/studio/paper`: a test on paper, with an answer sheet, and its keys for the teacher. */
export function PaperPage() {
  const search: PaperSearch = useSearch({ strict: false });
  const { data, isError, error, refetch } = usePaper(search);
  return (
    <Box display="flex" flexDirection="column" gap="16" css={{ "@media print": { display: "block" } }}>
      {data !== undefined ? (
        <OpenPaper paper={data} search={search} />
      ) : isError ? (
        <FaultCard fault={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Box>
  );
}
