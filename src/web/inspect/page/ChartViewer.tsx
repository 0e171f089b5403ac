import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Expand, Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { memo } from "react";
import type { AnyStateMachine } from "xstate";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { saveFile } from "../../ui/save-file";
import { ChartDrawing } from "../drawing/ChartDrawing";
import type { ChartLayout } from "../layout/drawing";
import { chartExports } from "./exports";
import { Overlay } from "./Overlay";
import { useZoom } from "./use-zoom";

const Still = memo(ChartDrawing);

interface ChartViewerProps {
  readonly chart: AnyStateMachine;
  readonly drawing: ChartLayout;
  readonly active: ReadonlySet<string>;
  readonly last: readonly string[];
  readonly step: number;
}

/** A chart with its live state; it can be zoomed, panned and exported. */
export function ChartViewer({ chart, drawing, active, last, step }: ChartViewerProps) {
  const t = useMessage();
  const { zoom, actions, bind } = useZoom(drawing);
  const { width, height } = drawing;
  return (
    <Flex
      direction="column"
      minH="0"
      minW="0"
      h={{ base: "70dvh", lg: "auto" }}
      flex={{ base: "none", lg: "1" }}
      bg="bg.card"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      overflow="hidden"
    >
      <Flex
        role="toolbar"
        aria-label={t("inspect.drawingTools")}
        align="center"
        gap="4"
        wrap="wrap"
        px="8"
        py="4"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <IconButton label={t("inspect.zoomOut")} Icon={ZoomOut} onClick={actions.out} />
        <Box
          as="span"
          minW="44px"
          textAlign="center"
          fontSize="xs"
          fontVariantNumeric="tabular-nums"
          aria-live="polite"
        >
          {`${Math.round(zoom * 100)} %`}
        </Box>
        <IconButton label={t("inspect.zoomIn")} Icon={ZoomIn} onClick={actions.in} />
        <IconButton label={t("inspect.fullSize")} Icon={Expand} onClick={actions.full} />
        <IconButton label={t("inspect.fit")} Icon={Maximize} onClick={actions.fit} />
        <Box flex="1" />
        {chartExports.map(({ label, ending, mediaType, write }) => (
          <Button
            key={ending}
            variant="quiet"
            size="sm"
            px="8"
            onClick={() =>
              void write(chart, drawing).then((text) => saveFile(`${chart.id}.${ending}`, mediaType, text))
            }
          >
            {t(label)}
          </Button>
        ))}
      </Flex>
      <Box
        flex="1"
        minH="0"
        overflow="auto"
        p="8"
        tabIndex={0}
        role="group"
        aria-label={t("inspect.drawing", { chart: chart.id })}
        cursor="grab"
        _active={{ cursor: "grabbing" }}
        css={{ "& text": { pointerEvents: "none" } }}
        {...bind}
      >
        <svg
          role="img"
          aria-label={
            active.size === 0 ? chart.id : t("inspect.drawingOf", { chart: chart.id, states: [...active].join(", ") })
          }
          width={width * zoom}
          height={height * zoom}
          viewBox={`0 0 ${width} ${height}`}
          style={{ display: "block", margin: "0 auto", userSelect: "none" }}
        >
          <Still drawing={drawing} />
          <Overlay drawing={drawing} active={active} last={last} step={step} />
        </svg>
      </Box>
    </Flex>
  );
}
