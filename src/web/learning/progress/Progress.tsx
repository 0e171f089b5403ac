import { Grid } from "@chakra-ui/react/grid";
import { browserTimeZone } from "../../effects/time-zone";
import { useCall } from "../../effects/use-call";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { Calendar } from "./Calendar";
import { ScoreGrowth } from "./Growth";

/** The person's working days and score trends. */
export function Progress() {
  const record = useCall("progressRecord", { time_zone: browserTimeZone() });
  if (record.isError) return <FaultCard fault={record.error} onRetry={() => void record.refetch()} />;
  if (record.data === undefined) return <Skeleton height="320px" />;
  const { days, lines } = record.data;
  if (days.length === 0 && lines.length === 0) return null;
  return (
    <Grid
      gap="16"
      templateColumns={{
        base: "minmax(0, 1fr)",
        xl: lines.length === 0 ? "minmax(0, 1fr)" : "minmax(0, 2fr) minmax(0, 3fr)",
      }}
      alignItems="start"
    >
      <Calendar record={record.data} />
      <ScoreGrowth lines={lines} />
    </Grid>
  );
}
