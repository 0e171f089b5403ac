import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@tanstack/react-store";
import { useMemo, useRef, useState } from "react";
import { useMessage } from "../../../i18n/use-message";
import type { GraphView } from "../../tool-state/shape";
import { FloatingPanel } from "../panel/FloatingPanel";
import type { ToolProps } from "../tool-record";
import { drawingsOf, type GraphDrawing } from "./drawing";
import { ExpressionLine } from "./ExpressionLine";
import { featuresOf } from "./features";
import { Graph } from "./Graph";
import { GraphButtons } from "./GraphButtons";
import { homeView, reading } from "./view";

const size = { width: 680, height: 480 };
const least = { width: 320, height: 360 };
const mostLines = 20;
const empty: GraphDrawing = { kind: "empty" };

/**
 * The graphing calculator: a list of expressions with result or fault, their graph, and the points of interest as a
 * list.
 */
export function GraphingCalculator({ store, onClose }: ToolProps) {
  const t = useMessage();
  const list = useRef<HTMLUListElement>(null);
  const { expressions, view: kept } = useSelector(store, (state) => state.attempt.calculator);
  const [view, setView] = useState<GraphView>(kept ?? homeView);
  const drawings = useMemo(() => drawingsOf(expressions), [expressions]);
  const features = useMemo(
    () => featuresOf(drawings, { from: view.x - view.reach, to: view.x + view.reach }),
    [drawings, view.x, view.reach],
  );

  const show = (next: GraphView, isOver: boolean) => {
    setView(next);
    if (isOver) store.changeAttempt({ calculator: { ...store.get().attempt.calculator, view: next } });
  };
  const write = (lines: readonly string[]) =>
    store.changeAttempt({ calculator: { ...store.get().attempt.calculator, expressions: lines } });
  const lines = expressions.length < mostLines ? [...expressions, ""] : expressions;
  const focusLine = (index: number) => list.current?.querySelector<HTMLElement>(`[data-line="${index}"]`)?.focus();

  return (
    <FloatingPanel
      store={store}
      tool="graphingCalculator"
      title={t("tools.graphing.title")}
      size={size}
      least={least}
      sheet="half"
      onClose={onClose}
    >
      <chakra.div flex="1" minHeight="0" containerType="inline-size" display="flex">
        <chakra.div
          flex="1"
          minWidth="0"
          display="flex"
          flexDirection="column-reverse"
          css={{ "@container (min-width: 560px)": { flexDirection: "row" } }}
        >
          <chakra.div
            flex="0 1 42%"
            minHeight="0"
            overflowY="auto"
            borderColor="border"
            css={{
              borderTopWidth: "1px",
              "@container (min-width: 560px)": { flex: "0 0 264px", borderTopWidth: 0, borderInlineEndWidth: "1px" },
            }}
          >
            <chakra.ul ref={list} listStyleType="none">
              {lines.map((text, index) => (
                <ExpressionLine
                  key={index}
                  index={index}
                  text={text}
                  drawing={drawings[index] ?? empty}
                  onChange={(next) => write(lines.map((line, at) => (at === index ? next : line)).filter(isKept))}
                  onEnter={() => focusLine(index + 1)}
                  onRemove={
                    index < expressions.length
                      ? () => {
                          write(expressions.filter((_, at) => at !== index));
                          focusLine(index);
                        }
                      : undefined
                  }
                />
              ))}
            </chakra.ul>
            <chakra.details px="12" py="8" fontSize="sm" color="fg.muted">
              <chakra.summary cursor="pointer" minHeight="24">
                {t("tools.graphing.help")}
              </chakra.summary>
              <p>{t("tools.graphing.helpText")}</p>
            </chakra.details>
            {features.length > 0 && (
              <chakra.div p="12" fontSize="sm" color="fg.muted">
                <chakra.h3 fontSize="sm" fontWeight="medium">
                  {t("tools.graphing.points")}
                </chakra.h3>
                <chakra.ul listStyleType="none" fontVariantNumeric="tabular-nums">
                  {features.map(({ x, y }) => (
                    <li key={`${x} ${y}`}>{`(${reading(x)}, ${reading(y)})`}</li>
                  ))}
                </chakra.ul>
              </chakra.div>
            )}
          </chakra.div>
          <chakra.div position="relative" flex="1" minWidth="0" minHeight="0" display="flex">
            <Graph view={view} drawings={drawings} features={features} onView={show} />
            <GraphButtons view={view} onView={(next) => show(next, true)} />
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </FloatingPanel>
  );
}

/** Empty lines at the end are dropped, since one is always shown there. */
const isKept = (_: string, index: number, all: readonly string[]): boolean =>
  all.slice(index).some((line) => line !== "");
