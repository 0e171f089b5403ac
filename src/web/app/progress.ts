import { createActor, fromPromise, type ActorRefFrom } from "xstate";
import { progressMachine } from "../../../machines/progress/progress.machine";
import { settings } from "../contexts/settings";
import { barMarkup } from "./trusted-types-policy";

type Bar = Pick<typeof import("nprogress"), "start" | "done">;

const loadProgressBar = async (): Promise<Bar> => {
  const { default: bar } = await import("nprogress");
  bar.configure({
    ...settings.progress,
    barSelector: ".bar",
    template: barMarkup(),
  });
  return bar;
};

/** The chart of the bar over the page, joined with the bar itself; running. */
export function createProgress(loadBar: () => Promise<Bar> = loadProgressBar): ActorRefFrom<typeof progressMachine> {
  let bar: Bar | undefined;
  const logic = progressMachine.provide({
    actors: {
      loadBar: fromPromise(async () => {
        bar ??= await loadBar();
      }),
    },
    actions: { showBar: () => bar?.start(), hideBar: () => bar?.done() },
  });
  return createActor(logic, { id: "progress" }).start();
}
