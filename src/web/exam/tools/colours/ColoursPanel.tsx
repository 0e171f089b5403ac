import { useSelector } from "@xstate/react";
import { examColours } from "../../../../contract/attempt/exam-colours";
import { useMessage } from "../../../i18n/use-message";
import { palettes } from "../../overlays/colours";
import { chooseColours } from "../../overlays/display";
import { useColours } from "../../overlays/use-colours";
import { useSittingActor } from "../../sitting-context";
import { Choices } from "../Choices";
import { FloatingPanel } from "../panel/FloatingPanel";
import type { ToolProps } from "../tool-record";

const size = { width: 360, height: 228 };

/** The background and text colour of cards, as index.html has them in both modes. */
const usualStyles = {
  light: { background: "#ffffff", color: "#1f2430" },
  dark: { background: "#1c2027", color: "#e8eaee" },
} as const;
const modeOf = ({ dataset }: HTMLElement) => (dataset["mode"] === "dark" ? "dark" : "light");

/** Chooses the colours of the exam; each choice is drawn in its colours. */
export function ColoursPanel({ store, onClose }: ToolProps) {
  const t = useMessage();
  const attempt = useSelector(useSittingActor(), ({ context }) => context.attempt);
  const chosen = useColours(attempt);
  const usual = { value: null, label: t("tools.colours.usual"), style: usualStyles[modeOf(document.documentElement)] };
  const others = examColours.map((value) => {
    const { card, fg } = palettes[value];
    return { value, label: t(`tools.colours.${value}`), style: { background: card, color: fg } };
  });
  return (
    <FloatingPanel
      store={store}
      tool="colours"
      title={t("tools.colours.title")}
      size={size}
      sheet="own"
      onClose={onClose}
    >
      <Choices
        label={t("tools.colours.title")}
        columns={2}
        choices={[usual, ...others]}
        chosen={chosen}
        onChoose={(value) => chooseColours(attempt.attempt_id, value)}
      />
    </FloatingPanel>
  );
}
