import { settings } from "../site/settings";

type Bar = Pick<typeof import("nprogress"), "start" | "done">;

const load = async (): Promise<Bar> => {
  const { default: bar } = await import("nprogress");
  bar.configure({ ...settings.progress, barSelector: ".bar", template: '<div class="bar" aria-hidden="true"></div>' });
  return bar;
};

/** Milliseconds; what is over sooner needs no bar, and is quicker without one. */
export const patience = 100;

/**
 * The bar over the page while something runs; its chunk comes with the first run, and a run that is over by then shows
 * none.
 */
export function makeProgress(loadBar: () => Promise<Bar> = load) {
  let loading: Promise<Bar> | null = null;
  let isRunning = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const withBar = (act: (bar: Bar) => void) =>
    void loading?.then(act, () => {
      loading = null;
    });
  return {
    start: () => {
      isRunning = true;
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        loading ??= loadBar();
        withBar((bar) => {
          if (isRunning) bar.start();
        });
      }, patience);
    },
    done: () => {
      isRunning = false;
      clearTimeout(waiting);
      withBar((bar) => bar.done());
    },
  };
}
