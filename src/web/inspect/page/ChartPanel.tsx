import { Flex } from "@chakra-ui/react/flex";
import { TriangleAlert } from "lucide-react";
import type { AnyStateMachine } from "xstate";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { activeIn, type KnownActor } from "../live/record";
import { ChartViewer } from "./ChartViewer";
import { useDrawing } from "./use-drawing";

/** The drawing of a chart once it is laid out; with an actor, its active states are marked. */
export function ChartPanel({
  chart,
  actor,
}: {
  readonly chart: AnyStateMachine;
  readonly actor: KnownActor | undefined;
}) {
  const t = useMessage();
  const drawn = useDrawing(chart);
  if (drawn.kind === "waiting")
    return <Skeleton flex="1" minH="320px" role="status" aria-label={t("inspect.drawingNow")} />;
  if (drawn.kind === "drawn")
    return (
      <ChartViewer
        key={chart.id}
        chart={chart}
        drawing={drawn.drawing}
        active={activeIn(actor?.state)}
        last={actor?.last ?? []}
        step={actor?.steps ?? 0}
      />
    );
  return (
    <Flex direction="column" flex="1">
      <StateCard
        Icon={TriangleAlert}
        title={t("inspect.drawingFailed")}
        action={<Button onClick={drawn.retry}>{t("state.retry")}</Button>}
      />
    </Flex>
  );
}
