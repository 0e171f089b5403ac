import { createAtom } from "@tanstack/store";
import { isReport, version, type InspectionReport, type InspectionRequest } from "./messages";
import { emptyScene, hear, type Scene } from "./record";

export interface InspectorWire {
  readonly post: (request: InspectionRequest) => void;
  /** Answers how to stop listening. */
  readonly listen: (tell: (message: unknown) => void) => () => void;
}

/** How often the tabs are asked to go on telling. */
const helloMs = 4_000;
/** Reports kept for a recording. */
const longestRecording = 5_000;

/** The live side of the page: asks the tabs of this browser, hears what they tell and keeps it. */
export function makeInspector(wire: InspectorWire) {
  const scene = createAtom<Scene>(emptyScene);
  let reports: readonly InspectionReport[] = [];
  const hello = () => wire.post({ version, kind: "hello" });
  return {
    get: scene.get,
    subscribe: scene.subscribe,
    /** Begins to ask and listen; answers how to stop. */
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
    /** What has been heard since the page was opened or cleared. */
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

/** The tabs of this browser on this site; nothing leaves it. */
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
