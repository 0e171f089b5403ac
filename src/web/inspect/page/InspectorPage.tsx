import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useSelector } from "@tanstack/react-store";
import { useEffect, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { saveFile } from "../../ui/save-file";
import { chartOf, charts } from "../charts";
import type { Inspector } from "../live/inspector";
import { activeIn, actorKey, recordingOf, type KnownActor, type Scene } from "../live/record";
import { ChartPanel } from "./ChartPanel";
import { ActorList, ChartList } from "./Choices";
import { ContextTree } from "./ContextTree";
import { EventLog } from "./EventLog";
import { EventSender } from "./EventSender";
import { InspectPanel } from "./InspectPanel";
import { Meanings } from "./Meanings";
import { PageBar } from "./PageBar";
import { ReplayBar } from "./ReplayBar";
import { useReplay } from "./use-replay";

interface Chosen {
  readonly chart: string;
  readonly actor: string | null;
}

/** The chosen actor; if none is chosen, one that runs the chosen chart. */
const shownActor = ({ actors }: Scene, { chart, actor }: Chosen): KnownActor | undefined =>
  (actor === null ? undefined : actors[actor]) ?? Object.values(actors).findLast((known) => known.chart === chart);

/** The inspector: every chart, the actors that run them in the tabs of this browser, and their events. */
export function InspectorPage({ inspector }: { readonly inspector: Inspector }) {
  const t = useMessage();
  const live = useSelector(inspector);
  useEffect(() => inspector.start(), [inspector]);
  const [chosen, setChosen] = useState<Chosen>({ chart: charts[0]?.id ?? "", actor: null });
  const { replay, open, close } = useReplay();
  const scene = replay?.scene ?? live;
  const actors = Object.values(scene.actors);
  const actor = shownActor(scene, chosen);
  const chart = chartOf(chosen.chart);
  const chooseActor = (key: string) => setChosen({ chart: scene.actors[key]?.chart ?? chosen.chart, actor: key });
  const save = () => saveFile("inspection.json", "application/json", JSON.stringify(recordingOf(inspector.recorded())));
  return (
    <Flex as="main" id="main" direction="column" gap="12" p="12" h={{ lg: "100dvh" }} minH="100dvh">
      <PageBar onSave={replay === null && inspector.recorded().length > 0 ? save : undefined} onOpen={open} />
      {replay === null ? null : <ReplayBar replay={replay} onClose={close} />}
      <Box
        flex="1"
        minH="0"
        display="grid"
        gap="12"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "200px minmax(0, 1fr) 340px" }}
        gridTemplateRows={{ lg: "minmax(0, 1fr)" }}
      >
        <Flex direction="column" gap="12" minH="0">
          <ChartList
            chosen={chosen.chart}
            live={new Set(actors.map((one) => one.chart))}
            onChoose={(id) => setChosen({ chart: id, actor: null })}
          />
          <ActorList
            actors={actors}
            chosen={actor === undefined ? undefined : actorKey(actor)}
            onChoose={chooseActor}
          />
        </Flex>
        <Flex direction="column" gap="12" minH="0" minW="0">
          {chart === undefined ? null : <ChartPanel chart={chart} actor={actor} />}
          {actor === undefined || replay !== null ? null : (
            <EventSender
              key={actorKey(actor)}
              accepts={actor.state.accepts}
              onSend={(event) => inspector.send(actor.tab, actor.actor, event)}
            />
          )}
        </Flex>
        <Flex direction="column" gap="12" minH="0" minW="0">
          {chart === undefined ? null : (
            <Meanings chart={chart} states={actor === undefined ? null : activeIn(actor.state)} />
          )}
          <InspectPanel title={t("inspect.context")} grows>
            {actor === undefined ? (
              <Box as="p" color="fg.muted" fontSize="sm">
                {t("inspect.noContext")}
              </Box>
            ) : (
              <ContextTree
                key={actorKey(actor)}
                label={t("inspect.contextOf", { chart: actor.chart })}
                value={actor.state.context}
              />
            )}
          </InspectPanel>
          <EventLog
            log={scene.log}
            chartNames={Object.fromEntries(Object.entries(scene.actors).map(([key, known]) => [key, known.chart]))}
            onClear={replay === null ? inspector.clear : undefined}
          />
        </Flex>
      </Box>
    </Flex>
  );
}
