import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { Tool } from "../../contract/families";
import type { SectionInfo } from "../../contract/tests";
import { localized, useLanguage } from "../i18n/language";
import type { MessageId } from "../i18n/message-id";
import { useMessage } from "../i18n/use-message";
import { Card } from "../ui/Card";
import { wholeMinutes } from "../ui/times";

const tools: Readonly<Record<Tool, MessageId>> = {
  calculator: "tool.calculator",
  graphingCalculator: "tool.graphingCalculator",
  referenceSheet: "tool.referenceSheet",
  highlighter: "tool.highlighter",
  lineReader: "tool.lineReader",
  zoom: "tool.zoom",
  eliminator: "tool.eliminator",
  markForReview: "tool.markForReview",
  palette: "tool.palette",
  textToSpeech: "tool.textToSpeech",
  colours: "tool.colours",
};

const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": {
      textAlign: "start",
      verticalAlign: "top",
      py: "8",
      pr: { base: "8", md: "16" },
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& th": { fontWeight: "medium" },
    "& thead th": { color: "fg.muted", whiteSpace: "nowrap" },
    "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
  },
});

const isShown = ({ kind }: SectionInfo): boolean => kind !== "practice";
const limitOf = ({ time_limit_ms: limit, rest_ms: rest }: SectionInfo): number | null => rest ?? limit;

/** The sections of a fixed test: items, minutes, tools. */
export function SectionsTable({ sections }: { readonly sections: readonly SectionInfo[] }) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <Card aria-labelledby="sections">
      <Box as="h2" id="sections" fontSize="lg" mb="12">
        {t("detail.sections")}
      </Box>
      <Box overflowX="auto" role="group" aria-labelledby="sections" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t("detail.section")}</th>
              <th scope="col">{t("detail.questions")}</th>
              <th scope="col">{t("detail.time")}</th>
              <th scope="col">{t("detail.tools")}</th>
            </tr>
          </thead>
          <tbody>
            {sections.filter(isShown).map((section) => (
              <tr key={section.stage}>
                <th scope="row">{localized(section.title, language)}</th>
                <td>{section.kind === "break" ? "" : section.items}</td>
                <chakra.td whiteSpace="nowrap">
                  {limitOf(section) === null
                    ? t("home.noTimeLimit")
                    : t("home.minutes", { count: wholeMinutes(limitOf(section) ?? 0) })}
                </chakra.td>
                <td>
                  {section.kind === "break"
                    ? ""
                    : section.tools.length === 0
                      ? t("detail.noTools")
                      : section.tools.map((tool) => t(tools[tool])).join(t("detail.listSeparator"))}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Card>
  );
}
