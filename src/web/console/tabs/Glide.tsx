import { LazyMotion, m, MotionConfig } from "framer-motion";
import type { ReactNode, Ref } from "react";

/** Resolves when the pointer or the focus first reaches the tabs. */
const turnedTo = () =>
  new Promise<void>((resolve) => {
    const listening = new AbortController();
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("[role=tablist]") === null) return;
      listening.abort();
      resolve();
    };
    for (const name of ["pointerover", "focusin"]) document.addEventListener(name, look, { signal: listening.signal });
  });

/** Loads the animation code on first use of the tabs; until then they change places without animation. */
const features = async () => {
  await turnedTo();
  return (await import("./motion-features")).domMax;
};

/** Enables gliding for the elements inside; not for users who prefer reduced motion. */
export function GlideArea({ children }: { readonly children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.16, ease: "easeOut" }}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

interface GlideScrollerProps {
  readonly scroller: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A container that scrolls sideways and is the frame in which positions are measured. */
export function GlideScroller({ scroller, children }: GlideScrollerProps) {
  return (
    <m.div
      ref={scroller}
      layoutScroll
      layoutRoot
      style={{
        display: "flex",
        flex: "1 1 auto",
        minWidth: 0,
        overflowX: "auto",
        overflowY: "hidden",
        scrollbarWidth: "none",
        overscrollBehaviorX: "contain",
      }}
    >
      {children}
    </m.div>
  );
}

/** Glides to its new position only when `order` changes. */
export function Glide({ order, children }: { readonly order: string; readonly children: ReactNode }) {
  return (
    <m.div
      role="none"
      layout="position"
      layoutDependency={order}
      style={{ flex: "none", display: "flex", alignItems: "flex-end" }}
    >
      {children}
    </m.div>
  );
}
