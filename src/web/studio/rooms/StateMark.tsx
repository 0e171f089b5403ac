import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../i18n/use-message";
import type { SeatState } from "./seat-order";

const plain = { bg: "bg.subtle", color: "fg.muted" } as const;
const asks = { bg: "accent.tint", color: "accent.text" } as const;
const looks: Readonly<Record<SeatState, Readonly<Record<"bg" | "color", string>>>> = {
  locked: { bg: "warn.tint", color: "warn.text" },
  silentUnsent: { bg: "warn.tint", color: "warn.text" },
  silent: { bg: "warn.tint", color: "warn.text" },
  secondDevice: asks,
  paused: asks,
  waiting: asks,
  sitting: { bg: "good.tint", color: "good.text" },
  admitted: { bg: "good.tint", color: "good.text" },
  expected: plain,
  handedIn: plain,
  dismissed: plain,
  absent: plain,
};

/** The state of a seat, as a word on a ground. */
export function StateMark({ state }: { readonly state: SeatState }) {
  const t = useMessage();
  return (
    <chakra.span px="8" borderRadius="pill" fontSize="xs" lineHeight="20px" whiteSpace="nowrap" {...looks[state]}>
      {t(`board.state.${state}`)}
    </chakra.span>
  );
}
