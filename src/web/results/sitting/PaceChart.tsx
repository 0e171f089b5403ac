import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { MarkedItem } from "../../../contract/report/marked-item";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { MarkIcon, markMessages, marks } from "../../item/review/marks";
import { ChartFigure } from "../../ui/chart/ChartFigure";
import { ink } from "../../ui/chart/ink";
import { formatsOf } from "../../ui/format";
import { clockFace } from "../../ui/times";

type PacedItem = Pick<MarkedItem, "exercise_id" | "elapsed_ms" | "usual" | "mark">;

const heightPx = 160;
const paints = {
  right: ink.good,
  wrong: ink.bad,
  partly: ink.warn,
  skipped: ink.axis,
  unscored: ink.axis,
  awaiting: ink.axis,
} as const;

/** The time spent on each question in the order of the attempt, beside the usual time. */
export function PaceChart({ items }: { readonly items: readonly PacedItem[] }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const longest = Math.max(1_000, ...items.map(({ elapsed_ms, usual }) => Math.max(elapsed_ms, usual?.ms ?? 0)));
  const total = items.reduce((sum, { elapsed_ms }) => sum + elapsed_ms, 0);
  const usual = items.reduce((sum, item) => sum + (item.usual?.ms ?? 0), 0);
  const hasUsual = items.some((item) => item.usual !== null);
  const slot = 100 / Math.max(1, items.length);
  const up = (ms: number) => Math.round((heightPx * ms * 100) / longest) / 100;
  const markOf = ({ mark }: PacedItem) => (mark === null ? "–" : t(markMessages[mark]));
  const table = {
    caption: t("results.analyse.paceTitle"),
    head: [
      t("results.column.number"),
      t("results.column.mark"),
      t("results.column.time"),
      ...(hasUsual ? [t("results.analyse.usual")] : []),
    ],
    rows: items.map((item, index) => [
      formats.whole(index + 1),
      markOf(item),
      clockFace(item.elapsed_ms),
      ...(hasUsual ? [item.usual === null ? "–" : clockFace(item.usual.ms)] : []),
    ]),
  };
  return (
    <ChartFigure table={table}>
      <Flex as="ul" listStyleType="none" p="0" m="0" mb="8" gap="12" wrap="wrap" fontSize="sm" color="fg.muted">
        {marks
          .filter((mark) => items.some((item) => item.mark === mark))
          .map((mark) => (
            <Flex as="li" key={mark} align="center" gap="6">
              <MarkIcon mark={mark} size={14} />
              {t(markMessages[mark])}
            </Flex>
          ))}
        {hasUsual ? (
          <Flex as="li" align="center" gap="6">
            <Box as="span" aria-hidden="true" width="14px" borderTopWidth="2px" borderColor="fg" />
            {t("results.analyse.usual")}
          </Flex>
        ) : null}
      </Flex>
      <Flex gap="8">
        <Flex
          direction="column"
          justify="space-between"
          fontSize="xs"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          aria-hidden="true"
        >
          <span>{clockFace(longest)}</span>
          <span>0:00</span>
        </Flex>
        <Box flex="1" minW="0">
          <svg
            role="img"
            aria-label={t("results.analyse.paceSummary", {
              items: items.length,
              time: clockFace(total),
              known: hasUsual ? "yes" : "no",
              usual: clockFace(usual),
            })}
            width="100%"
            height={heightPx + 12}
            style={{ display: "block", overflow: "visible" }}
          >
            <line x1="0" x2="100%" y1={heightPx} y2={heightPx} stroke={ink.axis} />
            {items.map((item, index) => (
              <g key={item.exercise_id}>
                <rect
                  x={`${index * slot + slot * 0.15}%`}
                  width={`${slot * 0.7}%`}
                  y={heightPx - up(item.elapsed_ms)}
                  height={up(item.elapsed_ms)}
                  rx="1"
                  fill={item.mark === null ? ink.own : paints[item.mark]}
                  fillOpacity={item.mark === "right" || item.mark === null ? 1 : 0.3}
                  stroke={item.mark === null ? ink.own : paints[item.mark]}
                  strokeDasharray={
                    item.mark === "skipped" || item.mark === "unscored" || item.mark === "awaiting" ? "2 2" : undefined
                  }
                />
                {item.usual === null ? null : (
                  <line
                    x1={`${index * slot}%`}
                    x2={`${(index + 1) * slot}%`}
                    y1={heightPx - up(item.usual.ms)}
                    y2={heightPx - up(item.usual.ms)}
                    stroke={ink.text}
                    strokeWidth="2"
                  />
                )}
              </g>
            ))}
          </svg>
          <Flex justify="space-between" fontSize="xs" color="fg.muted" aria-hidden="true">
            <span>1</span>
            <span>{items.length}</span>
          </Flex>
        </Box>
      </Flex>
    </ChartFigure>
  );
}
