import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../i18n/use-message";
import { charts } from "../charts";
import { actorKey, type KnownActor } from "../live/record";
import { InspectPanel } from "./InspectPanel";

const Choice = chakra("button", {
  base: {
    display: "block",
    width: "full",
    textAlign: "start",
    minH: "32",
    px: "8",
    py: "4",
    borderRadius: "control",
    fontSize: "sm",
    cursor: "pointer",
    _hover: { bg: "bg.subtle" },
    "&[aria-current=true]": { bg: "accent.tint", color: "accent.text", fontWeight: "medium" },
  },
});

interface ChartListProps {
  readonly chosen: string;
  readonly live: ReadonlySet<string>;
  readonly onChoose: (chart: string) => void;
}

/** The list of charts; those running now are marked. */
export function ChartList({ chosen, live, onChoose }: ChartListProps) {
  const t = useMessage();
  return (
    <InspectPanel title={t("inspect.charts")}>
      <Box as="ul" listStyleType="none">
        {charts.map(({ id }) => (
          <li key={id}>
            <Choice type="button" aria-current={id === chosen} onClick={() => onChoose(id)}>
              {live.has(id) ? t("inspect.runningChart", { chart: id }) : id}
            </Choice>
          </li>
        ))}
      </Box>
    </InspectPanel>
  );
}

interface ActorListProps {
  readonly actors: readonly KnownActor[];
  readonly chosen: string | undefined;
  readonly onChoose: (key: string) => void;
}

/** The list of actors that run in the tabs of this browser. */
export function ActorList({ actors, chosen, onChoose }: ActorListProps) {
  const t = useMessage();
  const tabs = [...new Set(actors.map(({ tab }) => tab))];
  return (
    <InspectPanel title={t("inspect.actors")} grows>
      {actors.length === 0 ? (
        <Box as="p" color="fg.muted" fontSize="sm">
          {t("inspect.noActors")}
        </Box>
      ) : (
        <Box as="ul" listStyleType="none">
          {actors.map((actor) => {
            const key = actorKey(actor);
            return (
              <li key={key}>
                <Choice type="button" aria-current={key === chosen} onClick={() => onChoose(key)}>
                  {t("inspect.actor", { chart: actor.chart, tab: tabs.indexOf(actor.tab) + 1 })}
                  <Box as="span" display="block" fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                    {actor.state.active.at(-1)}
                  </Box>
                </Choice>
              </li>
            );
          })}
        </Box>
      )}
    </InspectPanel>
  );
}
