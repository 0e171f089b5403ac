import { Box } from "@chakra-ui/react/box";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import type { InspectionLogEntry } from "../live/record";
import { InspectPanel } from "./InspectPanel";

/** Longer lists slow the page; a recording contains all reports. */
const shown = 100;

interface EventLogProps {
  readonly log: readonly InspectionLogEntry[];
  readonly chartNames: Readonly<Record<string, string>>;
  readonly onClear: (() => void) | undefined;
}

/** The events, newest first; each entry expands to its payload and effects. */
export function EventLog({ log, chartNames, onClear }: EventLogProps) {
  const t = useMessage();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(language, {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
    hour12: false,
  });
  return (
    <InspectPanel
      title={t("inspect.log")}
      grows
      tools={
        onClear === undefined ? null : (
          <Button variant="quiet" size="sm" px="8" onClick={onClear}>
            {t("inspect.clear")}
          </Button>
        )
      }
    >
      {log.length === 0 ? (
        <Box as="p" color="fg.muted" fontSize="sm">
          {t("inspect.logEmpty")}
        </Box>
      ) : (
        <Box as="ol" listStyleType="none" fontSize="xs">
          {log
            .slice(-shown)
            .toReversed()
            .map(({ number, report }) => {
              const chart =
                report.kind === "step" ? report.chart : (chartNames[`${report.tab}/${report.actor}`] ?? report.actor);
              return (
                <Box as="li" key={number} borderBottomWidth="1px" borderColor="border">
                  <details>
                    <Box as="summary" py="4" minH="0" overflowWrap="anywhere">
                      <Box as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
                        {time.format(report.at)}
                      </Box>{" "}
                      {report.kind === "step"
                        ? t("inspect.logEntry", { chart, event: report.event.type, count: report.transitions.length })
                        : t("inspect.logRefused", { chart, event: report.eventType })}
                    </Box>
                    <Box
                      as="pre"
                      fontFamily="mono"
                      whiteSpace="pre-wrap"
                      overflowWrap="anywhere"
                      bg="bg.subtle"
                      borderRadius="control"
                      p="8"
                      mb="8"
                    >
                      {JSON.stringify(
                        report.kind === "step"
                          ? { event: report.event, transitions: report.transitions, active: report.state.active }
                          : { event: report.eventType },
                        null,
                        2,
                      )}
                    </Box>
                  </details>
                </Box>
              );
            })}
        </Box>
      )}
    </InspectPanel>
  );
}
