import type { BoardSeat } from "../../../contract/rooms/rooms";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { formatsOf } from "../../ui/format";
import { clockFace, wholeMinutes } from "../../ui/times";
import { useAccommodationWords } from "../classes/accommodation-words";
import { leftOfSeat, shortTime } from "./seat-time";

/** A sign that is not older than this is not counted in seconds. */
const justNowMs = 15_000;
const inSecondsMs = 120_000;
/** Names that a sentence lists. */
const mostNames = 3;

/** The seats of a room, as far as sentences name them. */
export interface NamedSeats {
  readonly seats: readonly Pick<BoardSeat, "seat_id" | "name">[];
}

/** What the board says of a seat. */
export function useSeatWords() {
  const t = useMessage();
  const language = useLanguage();
  const terms = useAccommodationWords();
  const { list, whole } = formatsOf(language);
  const lastSign = (seenAt: number, now: number): string => {
    const ago = now - seenAt;
    if (ago < justNowMs) return t("board.sign.now");
    return ago < inSecondsMs
      ? t("board.sign.seconds", { count: Math.floor(ago / 1_000) })
      : t("board.sign.minutes", { count: Math.floor(ago / 60_000) });
  };
  return {
    /** When the device was last heard of; "" where that does not matter. */
    sign: ({ phase, seen_at: seenAt, entrants }: BoardSeat, now: number): string => {
      const asked = entrants[0]?.asked_at;
      if (phase === "waiting")
        return asked === undefined ? "" : t("board.sign.asked", { time: shortTime(asked, language) });
      if (phase !== "sitting" && phase !== "paused") return "";
      return seenAt === null ? t("board.sign.none") : lastSign(seenAt, now);
    },
    answered: ({ answered, total }: BoardSeat): string =>
      total === 0 ? "" : t("board.answered", { answered: whole(answered), total: whole(total) }),
    saved: ({ saved_at: savedAt }: BoardSeat): string =>
      savedAt === null ? "" : t("board.saved", { time: shortTime(savedAt, language) }),
    unsent: ({ unsent }: BoardSeat): string => (unsent === 0 ? "" : t("board.unsent", { count: unsent })),
    left: (seat: BoardSeat, now: number): string => {
      const left = seat.phase === "sitting" || seat.phase === "paused" ? leftOfSeat(seat, now) : null;
      if (left === null) return "";
      return t(seat.stopped_at === null ? "board.left" : "board.leftStopped", { time: clockFace(left) });
    },
    /** Why the time differs from that of others. */
    differs: ({ given_ms: given, accommodation }: BoardSeat): string =>
      [
        given >= 1_000 ? t("board.given", { time: clockFace(given) }) : "",
        accommodation === null ? "" : terms(accommodation),
      ]
        .filter((words) => words !== "")
        .join(" · "),
    away: ({ away: { count, ms } }: BoardSeat): string =>
      count === 0
        ? ""
        : ms < 60_000
          ? t("board.awaySeconds", { count, seconds: Math.round(ms / 1_000) })
          : t("board.awayMinutes", { count, minutes: wholeMinutes(ms) }),
    device: ({ device }: Pick<BoardSeat, "device">): string =>
      [device?.browser, device?.system].filter((name) => name !== null && name !== undefined).join(" · "),
    /** Which browser the student has, where one is asked for. */
    browser: ({ lockdown, phase }: Pick<BoardSeat, "lockdown" | "phase">): string => {
      const state = lockdown?.phase ?? "unchecked";
      if (state === "waived" || state === "locked") return t(`board.browser.${state}`);
      if (state === "confirmed" || state === "sitting") return lockdown?.version || t("board.browser.right");
      return phase === "expected" || phase === "absent" ? "" : t("board.browser.ordinary");
    },
    /** Who is meant: their names, or how many they are. */
    who: (seats: readonly string[] | "all", { seats: known }: NamedSeats): string => {
      if (seats === "all") return t("board.who.all");
      if (seats.length > mostNames) return t("board.who.count", { count: seats.length });
      return list(seats.flatMap((id) => known.find(({ seat_id: of }) => of === id)?.name ?? []));
    },
  };
}
