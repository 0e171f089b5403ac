import { useSelector } from "@xstate/react";
import { CirclePause } from "lucide-react";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { LoadingSheet } from "../sheets/LoadingSheet";
import { Sheet } from "../sheets/Sheet";
import { clockText } from "../shell/clock";
import type { SittingActor } from "../sitting-actor";

/** The sheet over the questions while an invigilator has stopped the student's clock. */
export function TimeStopped({ actor }: { readonly actor: SittingActor }) {
  const t = useMessage();
  const reason = useSelector(actor, ({ context }) => context.room?.stopReason ?? "");
  const clock = useSelector(actor, ({ children }) => children.clock);
  const leftMs = useSelector(clock, (now) =>
    now === undefined || now.context.deadline === null ? null : now.context.remainingMs,
  );
  if (!useMessagePart("invigilated")) return <LoadingSheet />;
  return (
    <Sheet interrupts icon={CirclePause} title={t("invigilated.stopped.title")}>
      <p>{t("invigilated.stopped.text")}</p>
      {leftMs !== null && <p>{t("invigilated.stopped.left", { time: clockText(leftMs) })}</p>}
      {reason !== "" && <p>{t("invigilated.stopped.reason", { reason })}</p>}
    </Sheet>
  );
}
