import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@tanstack/react-store";
import { useId } from "react";
import { useMessage } from "../../../i18n/use-message";
import { FloatingPanel } from "../panel/FloatingPanel";
import type { ToolProps } from "../tool-record";

const steps = [100, 125, 150, 200] as const;
const size = { width: 320, height: 116 };

/** How large passage and question are shown. */
export function ZoomPanel({ store, onClose }: ToolProps) {
  const t = useMessage();
  const name = useId();
  const zoom = useSelector(store, (state) => state.attempt.zoom);
  return (
    <FloatingPanel store={store} tool="zoom" title={t("tools.zoom.title")} size={size} sheet="own" onClose={onClose}>
      <chakra.div role="radiogroup" aria-label={t("tools.zoom.title")} display="flex" gap="8" p="12">
        {steps.map((step) => (
          <chakra.label
            key={step}
            flex="1"
            display="grid"
            placeItems="center"
            minHeight="44"
            borderWidth="1px"
            borderColor="border.strong"
            borderRadius="control"
            fontVariantNumeric="tabular-nums"
            cursor="pointer"
            css={{
              "&:has(:checked)": { borderColor: "accent.solid", bg: "accent.tint", color: "accent.text" },
              "&:has(:focus-visible)": { outline: "3px solid", outlineColor: "accent.mark" },
            }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={zoom === step}
              data-first={zoom === step ? "" : undefined}
              onChange={() => store.changeAttempt({ zoom: step })}
              position="absolute"
              opacity={0}
            />
            {`${step} %`}
          </chakra.label>
        ))}
      </chakra.div>
    </FloatingPanel>
  );
}
