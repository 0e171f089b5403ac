import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import type { MeasuredMapReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { markMessages, marks } from "../../../item/review/marks";
import { inNewWindow, type ResultLinks } from "../../../site/links";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";
import { clockFace } from "../../../ui/times";
import { traceLayout, type TraceStep } from "./trace";
import { TraceItems } from "./TraceItems";
import { TraceLegend } from "./TraceLegend";
import { TracePlot } from "./TracePlot";

/** The course of an attempt: difficulty and mark of each item, and the converging estimate. */
export function SittingTrace({ report, links }: { report: MeasuredMapReport; links: ResultLinks }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const [active, setActive] = useState<number | null>(null);
  const picture = traceLayout(report);
  const { steps } = picture;
  const last = report.trace.at(-1);
  const first = report.trace[0];
  if (last === undefined || first === undefined) return null;
  const areaTitle = (area: string) => {
    const found = report.areas.find((row) => row.area === area);
    return found === undefined ? area : localized(found.title, language);
  };
  const estimate = (item: TraceStep["item"]) => `${formats.whole(item.rit)} ± ${formats.decimal(item.se)}`;
  const sentence = ({ number, item, mark }: TraceStep) =>
    t("results.traceItem", {
      number,
      area: areaTitle(item.area),
      difficulty: formats.whole(item.difficulty),
      mark: t(markMessages[mark]),
      estimate: estimate(item),
      time: clockFace(item.elapsed_ms),
      rapid: item.rapid ? "yes" : "no",
    });
  const differs = formats.whole(last.rit) !== formats.whole(report.estimate.rit);
  const reading = steps.find(({ number }) => number === active);
  const table = {
    caption: t("results.traceTitle"),
    head: [
      t("results.column.number"),
      t("results.column.area"),
      t("results.column.difficulty"),
      t("results.column.mark"),
      t("results.column.estimate"),
      t("results.column.time"),
    ],
    rows: steps.map(({ number, item, mark }) => [
      formats.whole(number),
      areaTitle(item.area),
      formats.whole(item.difficulty),
      t(markMessages[mark]),
      estimate(item),
      clockFace(item.elapsed_ms),
    ]),
  };
  return (
    <Panel title={t("results.traceTitle")} lead={t("results.traceLead")}>
      <ChartFigure table={table}>
        <TraceLegend
          shown={marks.filter((mark) => steps.some((step) => step.mark === mark))}
          rapid={report.trace.some(({ rapid }) => rapid)}
        />
        <TracePlot
          picture={picture}
          active={active}
          estimate={formats.whole(last.rit)}
          summary={t("results.traceSummary", {
            items: report.trace.length,
            first: estimate(first),
            last: estimate(last),
          })}
        >
          <TraceItems
            label={t("results.traceItems")}
            steps={steps}
            active={active}
            onActive={setActive}
            sentence={sentence}
            address={links.analysis}
          />
        </TracePlot>
        <Flex
          mt="8"
          minH="44"
          align="center"
          columnGap="16"
          wrap="wrap"
          className="no-print"
          color={reading === undefined ? "fg.muted" : "fg"}
          fontVariantNumeric="tabular-nums"
        >
          {reading === undefined ? (
            <span>{t("results.traceHint")}</span>
          ) : (
            <>
              <span>{sentence(reading)}</span>
              {links.analysis === null ? null : (
                <Box asChild color="accent.text">
                  <a href={links.analysis(reading.item.exercise_id)} title={t("results.newWindow")} {...inNewWindow}>
                    {t("results.openQuestion")}
                  </a>
                </Box>
              )}
            </>
          )}
        </Flex>
        {differs ? (
          <Box fontSize="xs" color="fg.muted">
            {t("results.traceFinal")}
          </Box>
        ) : null}
      </ChartFigure>
    </Panel>
  );
}
