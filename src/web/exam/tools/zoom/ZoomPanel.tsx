import { useSelector } from "@tanstack/react-store";
import { useMessage } from "../../../i18n/use-message";
import { Choices } from "../Choices";
import { FloatingPanel } from "../panel/FloatingPanel";
import type { ToolProps } from "../tool-record";

const steps = [100, 125, 150, 200] as const;
const size = { width: 320, height: 116 };

/** Chooses the size of passage and question. */
export function ZoomPanel({ store, onClose }: ToolProps) {
  const t = useMessage();
  const zoom = useSelector(store, (state) => state.attempt.zoom);
  return (
    <FloatingPanel
      store={store}
      tool="zoom"
      title={t("tools.zoom.title")}
      size={size}
      sheet="own"
      edge="bottom"
      onClose={onClose}
    >
      <Choices
        label={t("tools.zoom.title")}
        choices={steps.map((step) => ({ value: step, label: `${step} %` }))}
        chosen={zoom}
        onChoose={(step) => store.changeAttempt({ zoom: step })}
      />
    </FloatingPanel>
  );
}
