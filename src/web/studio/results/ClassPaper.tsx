import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Printer } from "lucide-react";
import type { ClassResults } from "../../../contract/classes/class-results";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { PrintStyle } from "../../ui/PrintStyle";
import { dayAndTime } from "../../ui/times";
import { PrintedTable, printedSheet } from "../printed-sheet";
import { sumsOf } from "./class-sums";
import { keyOfMember, nameColumn, sortedMembers } from "./matrix-order";
import { ScaleSummary } from "./scores/ScaleSummary";
import { SharePlace } from "./SharePlace";
import { useResultWords } from "./use-result-words";

/** Two columns where there are more rows than one column of a page takes. */
const columns = (rows: number, most: number) =>
  rows > most ? { columnCount: { base: 1, md: 2 }, columnGap: "24px", "@media print": { columnCount: 2 } } : {};

const sheet = {
  ...printedSheet,
  mt: "16",
  css: {
    "@media print": {
      ...printedSheet.css["@media print"],
      marginTop: "0",
      "& + &, &[data-next]": { breakBefore: "page" },
    },
  },
} as const;

/** The scores on the scales of the test's family; none of a test that has only its share of points. */
function PaperScales({ assignmentId }: { readonly assignmentId: string }) {
  const t = useMessage();
  const scales = useCall("classScores", { assignment_id: assignmentId }).data?.scales ?? [];
  if (scales.length === 0) return null;
  return (
    <Box mt="16">
      <Box as="h3" mb="4" fontSize="md">
        {t("classScores.summary")}
      </Box>
      <PrintedTable>
        <ScaleSummary scales={scales} />
      </PrintedTable>
    </Box>
  );
}

interface PaperProps {
  readonly results: ClassResults;
}

function FirstPage({ results }: PaperProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = useResultWords();
  const { assignment_id: assignmentId, title, class_name: className, members, items, scale, at } = results;
  const { handedIn, median, lowest, highest } = sumsOf(members);
  const facts = [
    [t("classResults.paper.class"), className],
    [t("classResults.paper.read"), dayAndTime(at, language)],
    [t("classResults.paper.handedIn"), t("classResults.paper.of", { count: handedIn, all: members.length })],
    ...(median === null || lowest === null || highest === null
      ? []
      : [
          [t("classResults.paper.median"), words.score(median, scale)],
          [t("classResults.paper.range"), words.band({ low: lowest, high: highest }, scale)],
        ]),
  ] as const;
  return (
    <Box as="article" {...sheet} aria-label={t("classResults.paper.page", { page: 1 })}>
      <Box as="h2" fontSize="xl">
        {localized(title, language)}
      </Box>
      <Grid as="dl" mt="8" gap="8" templateColumns="repeat(auto-fit, minmax(110px, 1fr))">
        {facts.map(([name, value]) => (
          <div key={name}>
            <Box as="dt" color="fg.muted" fontSize="xs">
              {name}
            </Box>
            <Box as="dd" fontWeight="medium" fontVariantNumeric="tabular-nums">
              {value}
            </Box>
          </div>
        ))}
      </Grid>
      {scale?.unit === "percent" ? null : <PaperScales assignmentId={assignmentId} />}
      <Box as="h3" mt="16" mb="4" fontSize="md">
        {t("classResults.view.items")}
      </Box>
      <Box css={columns(items.length, 24)}>
        <PrintedTable>
          <thead>
            <tr>
              <th scope="col">{t("classResults.questionHead")}</th>
              <th scope="col">{t("classResults.shareRight")}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ item_id: id, position, words: text, facility }) => (
              <tr key={id}>
                <th scope="row">
                  <Box
                    css={{
                      display: "-webkit-box",
                      WebkitLineClamp: 1,
                      WebkitBoxOrient: "vertical",
                      overflow: "hidden",
                    }}
                  >
                    {`${position}. ${text}`}
                  </Box>
                </th>
                <Box as="td" whiteSpace="nowrap">
                  {words.share(facility)}
                </Box>
              </tr>
            ))}
          </tbody>
        </PrintedTable>
      </Box>
      <Box mt="12" fontSize="12px" color="fg.muted">
        {t("classResults.sayFacility")}
      </Box>
    </Box>
  );
}

function SecondPage({ results }: PaperProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = useResultWords();
  const { members, scale } = results;
  const listed = sortedMembers(members, { column: nameColumn, isDown: false }, language);
  return (
    <Box as="article" {...sheet} data-next="" aria-label={t("classResults.paper.page", { page: 2 })}>
      <Box as="h3" mb="4" fontSize="md">
        {t("classResults.paper.scores")}
      </Box>
      <Box css={columns(listed.length, 34)}>
        <PrintedTable>
          <thead>
            <tr>
              <th scope="col">{t("classResults.pupil")}</th>
              <th scope="col">{t("classResults.score")}</th>
              <th scope="col">{t("classResults.bandHead")}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map((member) => (
              <tr key={keyOfMember(member)}>
                <th scope="row">{member.name === "" ? t("classResults.deleted") : member.name}</th>
                <td>{member.score === null ? words.state(member.state) : words.score(member.score, scale)}</td>
                <td>
                  {member.band === null || scale === null ? null : (
                    <Grid templateColumns="64px minmax(0, 1fr)" alignItems="center">
                      {words.band(member.band, scale)}
                      <SharePlace share={placeOnScale(member.score, member.band, scale)} />
                    </Grid>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </PrintedTable>
      </Box>
      <Box mt="12" fontSize="12px" color="fg.muted">
        {t("classResults.sayBands")}
      </Box>
    </Box>
  );
}

const placeOnScale = (
  score: number | null,
  band: { readonly low: number; readonly high: number },
  scale: { readonly low: number; readonly high: number },
) => {
  const place = (value: number) => (value - scale.low) / (scale.high - scale.low);
  return { value: score === null ? null : place(score), n: 0, low: place(band.low), high: place(band.high) };
};

/** The report of a class on two pages of A4: what was asked and how it went, then the members with their bands. */
export function ClassPaper({ results }: PaperProps) {
  const t = useMessage();
  return (
    <>
      <PrintStyle />
      <Flex className="no-print" justify="center">
        <Button minH="44" onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          {t("classResults.print")}
        </Button>
      </Flex>
      <FirstPage results={results} />
      <SecondPage results={results} />
    </>
  );
}
