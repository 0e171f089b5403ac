import { Box } from "@chakra-ui/react/box";
import { useMemo } from "react";
import type { AnyStateMachine } from "xstate";
import { useMessage } from "../../i18n/use-message";
import { graphOf } from "../chart/graph";
import { meaningOf } from "../chart/meaning";
import { InspectPanel } from "./InspectPanel";

interface MeaningsProps {
  readonly chart: AnyStateMachine;
  /** The active states; null: the chart is not running. */
  readonly states: ReadonlySet<string> | null;
}

/** The descriptions of a chart's active states; if none of them has one, or none is active, those of all states. */
export function Meanings({ chart, states }: MeaningsProps) {
  const t = useMessage();
  const graph = useMemo(() => graphOf(chart), [chart]);
  const described = graph.nodes
    .map((node) => ({ id: node.id, lines: meaningOf(node, graph) }))
    .filter(({ lines }) => lines.length > 0);
  const active = described.filter(({ id }) => states?.has(id));
  const explained = active.length > 0 ? active : described;
  return (
    <InspectPanel title={t("inspect.meanings")}>
      {explained.length === 0 ? (
        <Box as="p" color="fg.muted" fontSize="sm">
          {t("inspect.noMeanings")}
        </Box>
      ) : (
        <Box as="dl" fontSize="sm" maxH="30dvh" overflowY="auto" tabIndex={0}>
          {explained.map(({ id, lines }) => (
            <Box key={id} mb="8">
              <Box as="dt" fontFamily="mono" fontSize="xs" color="accent.text" overflowWrap="anywhere">
                {id}
              </Box>
              {lines.map((line) => (
                <Box as="dd" key={line} lang="en">
                  {line}
                </Box>
              ))}
            </Box>
          ))}
        </Box>
      )}
    </InspectPanel>
  );
}
