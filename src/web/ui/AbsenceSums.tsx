import { chakra } from "@chakra-ui/react/styled-system";
import type { AbsenceSums as Sums } from "../../contract/attempt/absences";
import { useMessagePart } from "../contexts/use-message-part";
import { useMessage } from "../i18n/use-message";
import { clockFace } from "./times";

/** How often and how long the student was away, in a sentence each; empty if they never were. */
export const AbsenceSummary = ({ sums }: { readonly sums: Sums }) =>
  sums.away.count + sums.windowed.count === 0 ? null : <Sentences {...sums} />;

function Sentences({ away, windowed }: Sums) {
  const t = useMessage();
  if (!useMessagePart("aids")) return null;
  return (
    <chakra.div color="fg.muted" fontVariantNumeric="tabular-nums">
      {away.count > 0 && <p>{t("aids.away.sum", { count: away.count, time: clockFace(away.total_ms) })}</p>}
      {windowed.count > 0 && (
        <p>{t("aids.away.sumWindowed", { count: windowed.count, time: clockFace(windowed.total_ms) })}</p>
      )}
    </chakra.div>
  );
}
