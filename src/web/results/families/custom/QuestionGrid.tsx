import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { MarkedItem } from "../../../../contract/report/marked-item";
import type { Report } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import { MarkIcon, markMessages } from "../../../item/review/marks";
import { inNewWindow, type ResultLinks } from "../../../site/links";
import { Panel } from "../../../ui/Panel";

/** Every question, with its mark if released; each links to its analysis. */
export function QuestionGrid({ report, links }: { report: Pick<Report, "items" | "released">; links: ResultLinks }) {
  const t = useMessage();
  const nameOf = ({ mark }: MarkedItem, number: number) =>
    mark === null ? t("results.question", { number }) : t("results.gridItem", { number, mark: t(markMessages[mark]) });
  return (
    <Panel
      title={t("results.gridTitle")}
      {...(links.analysis === null
        ? {}
        : { lead: t(report.released ? "results.gridLead" : "results.gridLeadUnreleased") })}
    >
      <Grid as="ol" listStyleType="none" p="0" m="0" gap="8" templateColumns="repeat(auto-fill, minmax(64px, 1fr))">
        {report.items.map((item, index) => (
          <li key={item.exercise_id}>
            <Box
              asChild
              display="flex"
              alignItems="center"
              justifyContent="center"
              gap="6"
              minH="44"
              borderWidth="1px"
              borderColor="border"
              borderRadius="control"
              color="fg"
              textDecoration="none"
              fontVariantNumeric="tabular-nums"
              _hover={{ borderColor: "accent.solid" }}
            >
              {links.analysis === null ? (
                <span role="img" aria-label={nameOf(item, index + 1)}>
                  {index + 1}
                  {item.mark === null ? null : <MarkIcon mark={item.mark} />}
                </span>
              ) : (
                <a href={links.analysis(item.exercise_id)} {...inNewWindow} aria-label={nameOf(item, index + 1)}>
                  {index + 1}
                  {item.mark === null ? null : <MarkIcon mark={item.mark} />}
                </a>
              )}
            </Box>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}
