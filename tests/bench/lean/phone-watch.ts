/** A task of the page's main thread that lasted longer than 50 ms. */
export interface LongTask {
  readonly at: number;
  readonly ms: number;
}

/** A frame that was late, with the scripts that ran in it. */
interface LongFrame extends LongTask {
  readonly scripts: readonly string[];
}

export interface Watched {
  /** When the first question could be answered, in ms since the navigation; null: not yet. */
  usable: number | null;
  tasks: LongTask[];
  frames: LongFrame[];
  /** Durations from an input until the next paint, of clicks alone. */
  clicks: number[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

interface FrameEntry extends PerformanceEntry {
  readonly scripts: readonly {
    readonly invoker: string;
    readonly sourceURL: string;
    readonly sourceFunctionName: string;
    readonly duration: number;
  }[];
}

/** Runs in the page, before its own scripts: notes long tasks and clicks, and begins the test as soon as it can be. */
export function watchPage(token: string): void {
  localStorage.setItem("token", token);
  localStorage.setItem("language", "en");
  const watched: Watched = { usable: null, tasks: [], frames: [], clicks: [] };
  window.watched = watched;
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...(type === "event" ? { durationThreshold: 16 } : {}),
    });
  watch("longtask", ({ startTime, duration }) => watched.tasks.push({ at: startTime, ms: duration }));
  watch("event", ({ name, duration }) => {
    if (name === "click") watched.clicks.push(duration);
  });
  watch("long-animation-frame", (entry) =>
    watched.frames.push({
      at: entry.startTime,
      ms: entry.duration,
      scripts: (entry as FrameEntry).scripts.map(({ invoker, sourceURL, sourceFunctionName: name, duration }) =>
        [invoker, sourceURL.replace(/.*\//, ""), name, `${Math.round(duration)} ms`].join(" "),
      ),
    }),
  );
  let pressed: Element | null = null;
  const look = (): void => {
    const begin = document.querySelector<HTMLButtonElement>("main section button:not([disabled])");
    if (begin !== null && begin !== pressed && document.querySelector("main article") === null) {
      pressed = begin;
      begin.click();
    }
    const field = "main article :is(input, textarea, select):enabled, main article li button:enabled";
    if (document.querySelector(field) === null) requestAnimationFrame(look);
    else watched.usable = performance.now();
  };
  requestAnimationFrame(look);
}
