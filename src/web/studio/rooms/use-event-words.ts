import type { Localized } from "../../../contract/item/content";
import { incidentKinds } from "../../../contract/rooms/room-kinds";
import type { HandedInBy } from "../../../contract/rooms/room-phases";
import type { RoomHappening } from "../../../contract/rooms/rooms";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { clockFace } from "../../ui/times";
import { shortTime } from "./seat-time";
import { useSeatWords, type NamedSeats } from "./use-seat-words";

const plain = [
  "opened",
  "admissionOpened",
  "admissionClosed",
  "codeRenewed",
  "arrived",
  "secondDevice",
  "admitted",
  "refused",
  "started",
  "begun",
  "held",
  "paused",
  "unpaused",
  "deviceMoved",
  "closed",
  "dismissed",
  "browserLost",
  "unlocked",
  "browserWaived",
  "browserRequired",
  "over",
  "signed",
] as const;
const isPlain = (kind: string): kind is (typeof plain)[number] => (plain as readonly string[]).includes(kind);

/** What happened in a room, in words; what is typed by people stands as it is. */
export function useEventWords(seats: NamedSeats) {
  const t = useMessage();
  const language = useLanguage();
  const words = useSeatWords();
  const sentence = ({ kind, seats: concerned, facts }: RoomHappening): string => {
    const who = words.who(concerned, seats);
    const number = (fact: string): number => Number(facts[fact] ?? 0);
    switch (kind) {
      case "extended":
        return t(facts["stage"] === null ? "board.event.extended" : "board.event.extendedSection", {
          who,
          time: clockFace(number("ms")),
        });
      case "resumed":
        return t("board.event.resumed", { time: clockFace(number("ms")) });
      case "messaged": {
        const text = localized(facts["text"] as Localized, language);
        return t("board.event.messaged", { who, text });
      }
      case "incident": {
        const known = incidentKinds.find((one) => one === facts["kind"]) ?? "other";
        const named = t(`board.incident.${known}`);
        return [
          t("board.event.incident", { kind: named, time: shortTime(number("at"), language) }),
          ...(concerned.length === 0 ? [] : [who]),
          facts["text"] as string,
        ].join(" · ");
      }
      case "handedIn":
        return t(`board.event.handedIn.${facts["by"] as HandedInBy}`, { who });
      case "reopened":
        return t("board.event.reopened", { who, time: clockFace(number("ms")) });
      case "endPlanned":
        return facts["at"] === null
          ? t("board.event.endWithdrawn")
          : t("board.event.endPlanned", { time: shortTime(number("at"), language) });
      case "ended":
        return t(facts["planned"] === true ? "board.event.endedByPlan" : "board.event.ended");
      case "remarked":
        return t("board.event.remarked", { text: facts["remark"] as string });
      default:
        return isPlain(kind) ? t(`board.event.${kind}`, { who }) : t("board.event.other");
    }
  };
  return {
    sentence,
    reason: ({ facts }: RoomHappening): string => (typeof facts["reason"] === "string" ? facts["reason"] : ""),
  };
}
