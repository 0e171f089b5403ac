import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@xstate/react";
import type { SittingRoom } from "../../../../machines/exam/sitting-room";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { minuteOfDay, timeOfDay } from "../shell/clock";
import type { SittingActor } from "../sitting-actor";
import { GivenTimes } from "./GivenTimes";
import { useSeenCredits } from "./seen-credits-context";

const Line = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "12",
    paddingInline: { base: "12", md: "24" },
    paddingBlock: "8",
    bg: "bg.card",
    fontSize: "sm",
    borderBottomWidth: "1px",
    borderColor: "border",
  },
});

/** When the sitting ends by the invigilator's word (epoch ms); null: by its own clock, or at nobody's word. */
const endOf = ({ endsAt, isEnding }: SittingRoom, dueAt: number | null): number | null =>
  isEnding || (endsAt !== null && endsAt === dueAt) ? dueAt : null;

/** What the invigilator has changed about the time: an end that comes earlier, and time given with its reasons. */
export function RoomBanner({ actor }: { readonly actor: SittingActor }) {
  const t = useMessage();
  const { room, dueAt } = useSelector(actor, ({ context }) => context);
  const [seen, setSeen] = useSeenCredits();
  if (!useMessagePart("invigilated") || room === null) return null;
  const end = endOf(room, dueAt);
  const { given, isEnding, endReason } = room;
  return (
    <>
      <chakra.div role={isEnding ? "alert" : "status"}>
        {end !== null && (
          <Line {...(isEnding ? { bg: "warn.tint", color: "warn.text", borderColor: "warn.mark" } : {})}>
            <span>
              {isEnding
                ? t("invigilated.ending", { time: timeOfDay(end) })
                : t("invigilated.planned", { time: minuteOfDay(end) })}
              {endReason !== "" && ` ${t("invigilated.stopped.reason", { reason: endReason })}`}
            </span>
          </Line>
        )}
      </chakra.div>
      <chakra.div role="status">
        {given.length > seen && (
          <Line>
            <chakra.div flex="1">
              <GivenTimes given={given} />
            </chakra.div>
            <ActionButton variant="quiet" size="sm" minHeight="44" onClick={() => setSeen(given.length)}>
              {t("invigilated.given.seen")}
            </ActionButton>
          </Line>
        )}
      </chakra.div>
    </>
  );
}
