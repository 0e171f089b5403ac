import { LazyMotion, m, MotionConfig } from "framer-motion";
import type { ReactNode, Ref } from "react";

/** Somebody has turned to the tabs. */
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

/** Comes when somebody turns to the tabs: until then they change places without a movement. */
const features = async () => {
  await turnedTo();
  return (await import("./motion-features")).domMax;
};

/** Around things that glide to their new places; not for who wants less motion. */
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

/** Scrolls sideways, and is itself the frame that places are measured in. */
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

/** Glides when `order` changes, and only then. */
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
