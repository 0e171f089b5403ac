import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import type { ServerState } from "../../../contract/site/server-state";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { formatsOf } from "../../ui/format";
import { slowest, total } from "./sums";

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly notes: readonly string[];
}

function Figure({ name, value, notes }: FigureProps) {
  return (
    <Card p={{ base: "16", md: "16" }}>
      <Box as="dt" color="fg.muted" fontSize="sm">
        {name}
      </Box>
      <Box as="dd" m="0">
        <Box fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {value}
        </Box>
        {notes.map((note) => (
          <Box key={note} color="fg.muted" fontSize="sm">
            {note}
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const secondsInMinute = 60;

/** The main figures: attempts under way, response times, pending work. */
export function Figures({
  state: { processes, sittings, refused_operations: refused },
}: {
  readonly state: ServerState;
}) {
  const t = useMessage();
  const { whole, decimal } = formatsOf(useLanguage());
  const answers = total(processes, ({ answers: number }) => number);
  const p95 = slowest(processes);
  return (
    <Grid as="dl" m="0" gap="12" templateColumns="repeat(auto-fit, minmax(160px, 1fr))">
      <Figure
        name={t("server.sittings")}
        value={whole(sittings.open)}
        notes={[
          t("server.present", { count: sittings.present }),
          t("server.today", { begun: sittings.begun_today, finished: sittings.finished_today }),
        ]}
      />
      <Figure
        name={t("server.answers")}
        value={whole(answers)}
        notes={[t("server.perSecond", { rate: decimal(answers / secondsInMinute) })]}
      />
      <Figure
        name={t("server.confirm")}
        value={p95 === null ? t("server.none") : t("server.ms", { ms: decimal(p95) })}
        notes={[t("server.p95")]}
      />
      <Figure
        name={t("server.failures")}
        value={whole(total(processes, ({ failures }) => failures))}
        notes={[t("server.failuresNote", { calls: total(processes, ({ calls }) => calls) })]}
      />
      <Figure
        name={t("server.waiting")}
        value={whole(total(processes, ({ waiting_on_devices: waiting }) => waiting))}
        notes={[t("server.waitingNote")]}
      />
      <Figure name={t("server.refused")} value={whole(refused)} notes={[t("server.refusedNote")]} />
    </Grid>
  );
}
