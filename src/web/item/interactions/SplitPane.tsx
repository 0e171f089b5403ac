import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode, type RefCallback } from "react";
import { useMessage } from "../../i18n/use-message";

export const narrowest = 25;
export const widest = 75;
const held = (share: number): number => Math.min(widest, Math.max(narrowest, Math.round(share)));

const keySteps: Readonly<Record<string, (share: number) => number>> = {
  ArrowLeft: (share) => held(share - 2),
  ArrowRight: (share) => held(share + 2),
  Home: () => narrowest,
  End: () => widest,
};

const Pane = chakra("div", {
  base: { minWidth: "0", p: { base: "16", md: "24" }, lg: { overflowY: "auto", scrollbarGutter: "stable", p: "32" } },
});

interface SplitPaneProps {
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** A ref for the first pane. */
  readonly startRef?: RefCallback<HTMLElement>;
  /** Width of the first pane in percent, 25–75. */
  readonly share: number;
  readonly onShare: (share: number) => void;
}

/** Passage and question side by side, each scrolling separately; on small screens one above the other. */
export function SplitPane({ start, end, startRef, share, onShare }: SplitPaneProps) {
  const t = useMessage();
  const frame = useRef<HTMLDivElement>(null);

  const stepByKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    onShare(step(share));
  };
  const grab = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = frame.current?.getBoundingClientRect();
    if (box && event.currentTarget.hasPointerCapture(event.pointerId))
      onShare(held(((event.clientX - box.left) / box.width) * 100));
  };

  return (
    <chakra.div
      ref={frame}
      style={{ gridTemplateColumns: `minmax(0, ${share}%) auto minmax(0, 1fr)` }}
      display={{ base: "block", lg: "grid" }}
      height="100%"
      overflowY={{ base: "auto", lg: "visible" }}
    >
      <Pane
        {...(startRef === undefined ? {} : { ref: startRef })}
        role="region"
        aria-label={t("exam.stimulus")}
        tabIndex={0}
        bg="bg.card"
        css={{ "--iv-ground": "colors.bg.card" }}
        borderBottomWidth={{ base: "1px", lg: "0" }}
        borderColor="border"
      >
        {start}
      </Pane>
      <chakra.div
        role="separator"
        aria-orientation="vertical"
        aria-label={t("exam.divider")}
        aria-valuemin={narrowest}
        aria-valuemax={widest}
        aria-valuenow={share}
        tabIndex={0}
        onKeyDown={stepByKey}
        onPointerDown={grab}
        onPointerMove={drag}
        display={{ base: "none", lg: "grid" }}
        placeItems="center"
        position="relative"
        width="12"
        cursor="col-resize"
        touchAction="none"
        bg="bg.subtle"
        borderInlineWidth="1px"
        borderColor="border"
        _hover={{ bg: "accent.tint" }}
        outlineOffset="-3px"
      >
        <chakra.span position="absolute" zIndex="1" width="44" height="96" />
        <chakra.span width="4" height="32" borderRadius="pill" bg="border.strong" />
      </chakra.div>
      <Pane>{end}</Pane>
    </chakra.div>
  );
}
