import { chakra } from "@chakra-ui/react/styled-system";

const mostShown = 99;

const Mark = chakra("span", {
  base: {
    position: "absolute",
    top: "1px",
    right: "1px",
    minW: "16",
    height: "16px",
    px: "4",
    borderRadius: "pill",
    bg: "bad.mark",
    color: "white",
    fontSize: "11px",
    fontWeight: "semibold",
    lineHeight: "16px",
    textAlign: "center",
    fontVariantNumeric: "tabular-nums",
    pointerEvents: "none",
    "@media (forced-colors: active)": { borderWidth: "1px" },
  },
});

/** A count at the corner of a tool, hidden from assistive technology; nothing for 0. */
export function Badge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <Mark aria-hidden="true">{count > mostShown ? `${mostShown}+` : count}</Mark>;
}
