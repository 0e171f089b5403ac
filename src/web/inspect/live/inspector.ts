import { createAtom } from "@tanstack/store";
import { isReport, version, type InspectionReport, type InspectionRequest } from "./messages";
import { emptyScene, hear, type Scene } from "./record";

export interface InspectorWire {
  readonly post: (request: InspectionRequest) => void;
  /** Returns a function that stops listening. */
  readonly listen: (tell: (message: unknown) => void) => () => void;
}

/** Milliseconds between the hello messages that keep the tabs reporting. */
const helloMs = 4_000;
/** Maximum number of reports in a recording. */
const longestRecording = 5_000;

/** The live side of the page: sends requests to the tabs of this browser, receives their reports and stores them. */
export function makeInspector(wire: InspectorWire) {
  const scene = createAtom<Scene>(emptyScene);
  let reports: readonly InspectionReport[] = [];
  const hello = () => wire.post({ version, kind: "hello" });
  return {
    get: scene.get,
    subscribe: scene.subscribe,
    /** Starts requesting and listening; returns a function that stops it. */
    start: (): (() => void) => {
      const deafen = wire.listen((message) => {
        if (!isReport(message)) return;
        reports = [...reports.slice(1 - longestRecording), message];
        scene.set((now) => hear(now, message));
      });
      hello();
      const timer = setInterval(hello, helloMs);
      return () => {
        clearInterval(timer);
        wire.post({ version, kind: "bye" });
        deafen();
      };
    },
    send: (tab: string, actor: string, event: { readonly type: string; readonly [field: string]: unknown }): void =>
      wire.post({ version, kind: "send", tab, actor, event }),
    /** The reports received since the page was opened or cleared. */
    recorded: (): readonly InspectionReport[] => reports,
    clear: (): void => {
      reports = reports.filter(
        (report, place) =>
          report.kind === "actors" &&
          place === reports.findLastIndex((other) => other.kind === "actors" && other.tab === report.tab),
      );
      scene.set((now) => ({ ...now, log: [] }));
    },
  };
}
export type Inspector = ReturnType<typeof makeInspector>;

/** A channel to the tabs of this browser on this site; nothing is sent outside the browser. */
export function tabWire(name: string): InspectorWire {
  let channel: BroadcastChannel | null = null;
  return {
    post: (request) => channel?.postMessage(request),
    listen: (tell) => {
      const opened = new BroadcastChannel(name);
      opened.addEventListener("message", ({ data }: MessageEvent<unknown>) => tell(data));
      channel = opened;
      return () => {
        opened.close();
        if (channel === opened) channel = null;
      };
    },
  };
}
