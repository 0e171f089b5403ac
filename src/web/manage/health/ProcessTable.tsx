import type { ServerState } from "../../../contract/site/server-state";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { DataTable } from "../../ui/chart/DataTable";
import { formatsOf } from "../../ui/format";

/** Twice the interval at which a process reports. */
const silentMs = 10_000;
const minuteMs = 60_000;
const minutesInHour = 60;

interface ProcessTableProps {
  readonly now: number;
  readonly processes: ServerState["processes"];
}

/** The server processes, one per row. */
export function ProcessTable({ now, processes }: ProcessTableProps) {
  const t = useMessage();
  const { whole, decimal } = formatsOf(useLanguage());
  const upFor = (since: number): string => {
    const minutes = Math.floor(Math.max(0, now - since) / minuteMs);
    return t("server.upHours", { hours: Math.floor(minutes / minutesInHour), minutes: minutes % minutesInHour });
  };
  const head = [
    t("server.process"),
    t("server.up"),
    t("server.calls"),
    t("server.answersMinute"),
    t("server.quantiles"),
    t("server.pool"),
    t("server.loop"),
    t("server.memory"),
  ];
  const rows = processes.map((process) => {
    const { host, pid, started_at: since, seen_at: seen, connections } = process;
    const silent =
      now - seen > silentMs ? ` (${t("server.silent", { seconds: Math.round((now - seen) / 1_000) })})` : "";
    const quantiles = [process.answer_p50, process.answer_p95, process.answer_p99];
    return [
      `${host} · ${pid}${silent}`,
      upFor(since),
      whole(process.calls),
      whole(process.answers),
      quantiles.some((one) => one === null)
        ? t("server.none")
        : t("server.ms", { ms: quantiles.map((one) => decimal(one ?? 0)).join(" / ") }),
      [connections.open - connections.idle, connections.idle, connections.awaited].map(whole).join(" / "),
      t("server.ms", { ms: whole(process.loop_delay) }),
      t("server.megabytes", { count: whole(process.memory_mb) }),
    ];
  });
  return (
    <DataTable table={{ caption: t("server.processes"), head, rows }} label={t("server.processes")} isCaptionHidden />
  );
}
