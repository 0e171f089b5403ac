import { useSyncExternalStore } from "react";
import { makeJudge } from "../../effects/judge";
import { showToast } from "../../ui/toasts";

const judge = makeJudge({ alert: ({ fault }) => showToast("error", { fault }) });

const subscribe = (listener: () => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};

export const isFullScreen = (): boolean => document.fullscreenElement != null;

export const useIsFullScreen = (): boolean => useSyncExternalStore(subscribe, isFullScreen);

/** Switches full screen on or off; shows a message where the browser refuses. */
export async function toggleFullScreen(): Promise<void> {
  try {
    await (isFullScreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    judge({ type: "fullscreen.failed" });
  }
}
