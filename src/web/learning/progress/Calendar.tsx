import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ProgressRecord } from "../../../contract/report/progress";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ChartFigure } from "../../ui/chart/ChartFigure";
import { Panel } from "../../ui/Panel";
import { shadeOf, weeksOf, workOf, type Shade } from "./calendar-weeks";

/** Opacity of the accent colour that fills a cell. */
const fills: Readonly<Record<Shade, number>> = { 0: 0, 1: 0.3, 2: 0.6, 3: 1 };

const cell = (shade: Shade) => ({
  aspectRatio: "1",
  borderRadius: "2px",
  position: "relative" as const,
  bg: "bg.subtle",
  overflow: "hidden",
  boxShadow: "inset 0 0 0 1px var(--chakra-colors-border)",
  _after: { content: '""', position: "absolute", inset: "0", bg: "chart.1", opacity: fills[shade] },
});

const sum = (numbers: readonly number[]) => numbers.reduce((whole, one) => whole + one, 0);

/** The days of the last half year on which the person worked, and how much. */
export function Calendar({ record }: { readonly record: ProgressRecord }) {
  const t = useMessage();
  const language = useLanguage();
  const weeks = weeksOf(record);
  const dates = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  const months = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  const weekdays = new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" });
  const summary = t("record.calendarSummary", {
    weeks: weeks.length,
    days: record.days.length,
    sittings: sum(record.days.map(({ sittings }) => sittings)),
    practised: sum(record.days.map(({ practised }) => practised)),
  });
  const table = {
    caption: t("record.calendar"),
    head: [
      t("record.calendarDay"),
      t("record.calendarTests"),
      t("record.calendarAnswers"),
      t("record.calendarPractised"),
    ],
    rows: record.days
      .toReversed()
      .map(({ day, sittings, answered, practised }) => [
        dates.format(Date.parse(day)),
        String(sittings),
        String(answered),
        String(practised),
      ]),
  };
  return (
    <Panel title={t("record.calendar")} lead={summary}>
      <ChartFigure table={table}>
        <Flex gap="8" maxW="560px">
          <Box
            display="grid"
            gridTemplateRows="16px repeat(7, minmax(0, 1fr))"
            gap="2px"
            fontSize="xs"
            lineHeight="1"
            color="fg.muted"
            aria-hidden="true"
          >
            <span />
            {weeks[0]?.days.map(({ day }, place) => (
              <Flex as="span" key={day} align="center" alignSelf="center" height="0">
                {place % 2 === 0 ? weekdays.format(Date.parse(day)) : ""}
              </Flex>
            ))}
          </Box>
          <Box
            role="img"
            aria-label={summary}
            flex="1"
            minW="0"
            display="grid"
            gridTemplateColumns={`repeat(${weeks.length}, minmax(0, 1fr))`}
            gap="2px"
          >
            {weeks.map(({ days, month }) => (
              <Box
                key={days[0]?.day}
                display="grid"
                gridTemplateColumns="minmax(0, 1fr)"
                gap="2px"
                alignContent="start"
              >
                <Box height="16px" fontSize="xs" lineHeight="1" color="fg.muted" whiteSpace="nowrap" overflow="visible">
                  {month === null ? null : months.format(Date.parse(month))}
                </Box>
                {days.map((day) => (
                  <Box
                    key={day.day}
                    {...cell(shadeOf(day))}
                    title={t("record.calendarOf", {
                      day: dates.format(Date.parse(day.day)),
                      sittings: day.sittings,
                      work: workOf(day),
                    })}
                  />
                ))}
              </Box>
            ))}
          </Box>
        </Flex>
        <Flex align="center" gap="4" mt="8" fontSize="xs" color="fg.muted" aria-hidden="true">
          {t("record.calendarLess")}
          {([0, 1, 2, 3] as const).map((shade) => (
            <Box key={shade} width="12px" {...cell(shade)} />
          ))}
          {t("record.calendarMore")}
        </Flex>
      </ChartFigure>
    </Panel>
  );
}
