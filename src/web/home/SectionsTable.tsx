import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { SectionInfo } from "../../contract/tests";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { toolNames } from "../site/tool-names";
import { Card } from "../ui/Card";
import { wholeMinutes } from "../ui/times";

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
    "& thead th": { color: "fg.muted" },
    "& [data-under]": { display: "none", mt: "4", fontSize: "sm", fontWeight: "normal", color: "fg.muted" },
    "& thead th + th, & td:not([data-beside])": { whiteSpace: "nowrap" },
    "@container (width > 640px)": { "& tbody th": { whiteSpace: "nowrap" } },
    "@container (width <= 640px)": {
      "& [data-beside]": { display: "none" },
      "& [data-under]": { display: "block" },
      "& thead th:first-of-type": { width: "full" },
    },
    "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
  },
});

/** The names of a section's tools; "" for a break, which has none. */
const useToolWords = () => {
  const t = useMessage();
  return ({ kind, tools: own }: SectionInfo): string => {
    if (kind === "break") return "";
    return own.length === 0
      ? t("detail.noTools")
      : own.map((tool) => t(toolNames[tool])).join(t("detail.listSeparator"));
  };
};

const isShown = ({ kind }: SectionInfo): boolean => kind !== "practice";
const limitOf = ({ time_limit_ms: limit, rest_ms: rest }: SectionInfo): number | null => rest ?? limit;

interface SectionsTableProps {
  readonly sections: readonly SectionInfo[];
  /** Time limit of the whole test in ms; null: untimed, or limited by section. */
  readonly limitMs: number | null;
}

/** The sections of a test: items, minutes, tools. A time limit that covers all of them is stated once. */
export function SectionsTable({ sections, limitMs }: SectionsTableProps) {
  const t = useMessage();
  const language = useLanguage();
  const toolWords = useToolWords();
  const isOneClock = limitMs !== null && sections.every((section) => limitOf(section) === null);
  const hasTools = !isOneClock || sections.some(({ tools: own }) => own.length > 0);
  return (
    <Card aria-labelledby="sections">
      <Box as="h2" id="sections" fontSize="lg" mb="12">
        {t("detail.sections")}
      </Box>
      <Box overflowX="auto" containerType="inline-size" role="group" aria-labelledby="sections" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t("detail.section")}</th>
              <th scope="col">{t("detail.questions")}</th>
              {isOneClock ? null : <th scope="col">{t("detail.time")}</th>}
              {hasTools ? (
                <th scope="col" data-beside>
                  {t("detail.tools")}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {sections.filter(isShown).map((section) => (
              <tr key={section.stage}>
                <th scope="row">
                  {localized(section.title, language)}
                  {hasTools ? <span data-under>{toolWords(section)}</span> : null}
                </th>
                <td>{section.kind === "break" ? "" : section.items}</td>
                {isOneClock ? null : (
                  <td>
                    {limitOf(section) === null
                      ? t("home.noTimeLimit")
                      : t("home.minutes", { count: wholeMinutes(limitOf(section) ?? 0) })}
                  </td>
                )}
                {hasTools ? <td data-beside>{toolWords(section)}</td> : null}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
      {isOneClock ? (
        <Box mt="12" color="fg.muted">
          {t("detail.oneClock", { minutes: wholeMinutes(limitMs) })}
        </Box>
      ) : null}
    </Card>
  );
}
