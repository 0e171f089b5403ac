import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../../i18n/use-message";

const Dot = chakra("span", {
  base: { flex: "none", borderRadius: "pill", borderWidth: "2px", forcedColorAdjust: "none" },
  variants: {
    state: {
      done: { bg: "accent.mark", borderColor: "accent.mark" },
      now: { bg: "bg.card", borderColor: "accent.mark" },
      ahead: { bg: "border", borderColor: "border" },
    },
  },
});

/** Progress as a path with one dot for each question. `index` counts from 1. */
export function PathOfDots({ index, total }: { readonly index: number; readonly total: number }) {
  const t = useMessage();
  const cell = total > 24 ? 11 : 16;
  return (
    <chakra.div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={index - 1}
      aria-valuetext={t("exam.positionSpoken", { index, total })}
      aria-label={t("exam.positionSpoken", { index, total })}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      maxWidth={{ base: "160px", md: "320px" }}
    >
      {Array.from({ length: total }, (_, place) => {
        const state = place < index - 1 ? "done" : place === index - 1 ? "now" : "ahead";
        const margin = state === "now" ? 0 : 3;
        const width = cell - 2 * margin;
        return <Dot key={place} state={state} style={{ width, height: width, margin }} />;
      })}
    </chakra.div>
  );
}
