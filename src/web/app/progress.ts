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

/** Creates and starts the machine of the progress bar over the page, connected with the bar. */
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
