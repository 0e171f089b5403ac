import { Box } from "@chakra-ui/react/box";
import { slotMs } from "../../../contract/item/answer-slots";
import type { ServerState } from "../../../contract/site/server-state";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ChartFigure } from "../../ui/chart/ChartFigure";
import { ValueTicks } from "../../ui/chart/ChartMarks";
import { ink } from "../../ui/chart/ink";
import { across, niceStep, stretch, ticksOf, up, type Domain } from "../../ui/chart/scale";
import { formatsOf } from "../../ui/format";

const tickCount = 3;
const leastTop = 5;
/** The part of a slot that its bar fills. */
const fill = 0.8;

const topOf = (most: number): number => {
  const step = niceStep(Math.max(most, leastTop), tickCount);
  return Math.ceil(Math.max(most, leastTop) / step) * step;
};

/** Calls answered in each interval of a few seconds as bars, the newest at the right. */
export function AnswerBars({ answers }: { readonly answers: ServerState["answers"] }) {
  const t = useMessage();
  const language = useLanguage();
  const { whole } = formatsOf(language);
  const clock = new Intl.DateTimeFormat(language, { timeStyle: "medium" });
  const height: Domain = [0, topOf(Math.max(0, ...answers.map(({ count }) => count)))];
  const first = answers[0]?.from ?? 0;
  const width: Domain = [first, first + answers.length * slotMs];
  const sum = answers.reduce((all, { count }) => all + count, 0);
  const rows = answers.filter(({ count }) => count > 0).map(({ from, count }) => [clock.format(from), whole(count)]);
  return (
    <ChartFigure
      table={{ caption: t("server.recent"), head: [t("server.slot"), t("server.count")], rows: rows.toReversed() }}
    >
      <Box pt="16">
        <Box asChild display="block" width="full" height="140px" overflow="visible">
          <svg role="img" aria-label={`${t("server.recent")}: ${whole(sum)}`}>
            <ValueTicks domain={height} ticks={ticksOf(height, tickCount)} />
            {answers.map(({ from, count }) => (
              <rect
                key={from}
                x={across(width, from)}
                width={stretch(width, [from, from + slotMs * fill])}
                y={`${up(height, count)}%`}
                height={`${100 - up(height, count)}%`}
                fill={ink.own}
              />
            ))}
          </svg>
        </Box>
        <Box display="flex" justifyContent="space-between" color="fg.muted" fontSize="sm" mt="4">
          <span>{clock.format(first)}</span>
          <span>{clock.format(width[1])}</span>
        </Box>
      </Box>
    </ChartFigure>
  );
}
