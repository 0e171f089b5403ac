import { afterEach, describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { followInspectors } from "../../../src/web/app/inspection";
import { makeInspector, tabWire } from "../../../src/web/inspect/live/inspector";
import { channelName } from "../../../src/web/inspect/live/messages";
import { offerActor } from "../../../src/web/site/inspected-actors";
import { specimen } from "./specimen.machine";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe("a tab of the app and an inspector in another", () => {
  it("find each other, and the inspector sees the chart move and moves it", async () => {
    const app = createActor(specimen).start();
    offerActor(app);
    followInspectors();
    const inspector = makeInspector(tabWire(channelName));
    stops.push(inspector.start(), () => app.stop());
    const seen = () =>
      Object.values(inspector.get().actors).map(({ chart, actor, state, last }) => ({
        chart,
        actor,
        active: state.active,
        context: state.context,
        last,
      }));
    const known = { chart: "specimen", actor: app.sessionId, active: ["specimen", "specimen.idle"] };
    await expect.poll(seen).toEqual([{ ...known, context: { count: 0, token: null, note: "plain" }, last: [] }]);
    app.send({ type: "stay" });
    await expect
      .poll(seen)
      .toEqual([{ ...known, context: { count: 1, token: null, note: "plain" }, last: ["specimen.idle|stay|0"] }]);
    const [actor] = Object.values(inspector.get().actors);
    inspector.send(actor?.tab ?? "", app.sessionId, { type: "signIn", credentials: { password: "canary-password" } });
    await expect
      .poll(seen)
      .toEqual([{ ...known, context: { count: 2, token: "•••", note: "plain" }, last: ["specimen.idle|signIn|0"] }]);
    expect([app.getSnapshot().context.token, JSON.stringify(inspector.recorded()).includes("canary-password")]).toEqual(
      ["canary-password", false],
    );
  });
});
