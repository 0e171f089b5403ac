import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";
import { MarkShape } from "../../../item/review/marks";
import { ink } from "../../../ui/chart/ink";
import { ticksOf, up } from "../../../ui/chart/scale";
import type { TracePicture } from "./trace";

export const plotHeight = 280;
const axisHeight = 30;
const gutter = 40;

interface Props {
  readonly picture: TracePicture;
  readonly summary: string;
  /** Number of the selected item, from 1; null for none. */
  readonly active: number | null;
  readonly estimate: string;
  /** Overlay of the plot, for pointing at items. */
  readonly children: ReactNode;
}

const labelled = (number: number, total: number) =>
  number === 1 || number === total || (number % 5 === 0 && total - number > 1);

/** The drawing: the axis at the left is fixed, the plot scrolls on narrow screens. */
export function TracePlot({ picture, summary, active, estimate, children }: Props) {
  const { domain, steps, line, band } = picture;
  const ticks = ticksOf(domain, 5);
  const last = steps.at(-1);
  const current = steps.find(({ number }) => number === active);
  return (
    <Flex css={{ "& svg": { overflow: "visible", fontVariantNumeric: "tabular-nums" } }}>
      <svg aria-hidden="true" width={gutter} height={plotHeight + axisHeight} style={{ flex: "none" }}>
        {ticks.map((tick) => (
          <text
            key={tick}
            x={gutter - 10}
            y={(up(domain, tick) / 100) * plotHeight + 4}
            fontSize="12"
            fill={ink.quiet}
            textAnchor="end"
          >
            {tick}
          </text>
        ))}
      </svg>
      <Box overflowX="auto" overflowY="hidden" flex="1" minW="0" py="4" my="-4">
        <Box
          position="relative"
          mr="40"
          minW={`${steps.length * 13}px`}
          _print={{ minW: "0" }}
          height={`${plotHeight + axisHeight}px`}
        >
          <svg
            role="img"
            aria-label={summary}
            width="100%"
            height={plotHeight + axisHeight}
            style={{ display: "block" }}
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2="100%"
                y1={`${(up(domain, tick) / 100) * plotHeight}`}
                y2={`${(up(domain, tick) / 100) * plotHeight}`}
                stroke={ink.grid}
                strokeWidth="1"
                opacity="0.7"
              />
            ))}
            {current === undefined ? null : (
              <line x1={`${current.x}%`} x2={`${current.x}%`} y1="0" y2={plotHeight} stroke={ink.axis} />
            )}
            <svg height={plotHeight} width="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
              <path d={band} fill={ink.own} opacity="0.16" />
              <path
                d={line}
                fill="none"
                stroke={ink.own}
                strokeWidth="2"
                strokeLinejoin="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {steps.map(({ number, item, mark, x, difficultyAt }) => (
              <svg key={item.exercise_id} x={`${x}%`} y={(difficultyAt / 100) * plotHeight}>
                <MarkShape mark={mark} radius={number === active ? 8 : 6} />
              </svg>
            ))}
            {steps.map(({ number, item, x }) => (
              <svg key={item.exercise_id} x={`${x}%`} y={plotHeight}>
                {item.rapid ? <path d="M-4 -2L0 -9L4 -2Z" fill={ink.warn} /> : null}
                {labelled(number, steps.length) ? (
                  <text y="20" fontSize="12" fill={ink.quiet} textAnchor="middle">
                    {number}
                  </text>
                ) : null}
              </svg>
            ))}
            <line x1="0" x2="100%" y1={plotHeight} y2={plotHeight} stroke={ink.axis} />
            {last === undefined ? null : (
              <text
                x="100%"
                dx="4"
                y={(last.estimateAt / 100) * plotHeight + 5}
                fontSize="14"
                fontWeight="600"
                fill={ink.own}
              >
                {estimate}
              </text>
            )}
          </svg>
          {children}
        </Box>
      </Box>
    </Flex>
  );
}
