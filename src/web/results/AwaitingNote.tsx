import type { FixedReport } from "../../contract/report/report";
import { useMessage } from "../i18n/use-message";
import { Note } from "./Note";

/** The points of a result that a person has yet to mark; empty if there are none. */
export function AwaitingNote({ report: { awaiting, correct_rate: rate } }: { readonly report: FixedReport }) {
  const t = useMessage();
  if (awaiting === undefined) return null;
  return (
    <Note tone="plain" title={t("results.awaitingPoints", { points: awaiting.points })}>
      {t(rate === null ? "results.awaitingAll" : "results.awaitingText", { items: awaiting.items })}
    </Note>
  );
}
