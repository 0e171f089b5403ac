import { afterEach, expect, it, vi } from "vitest";
import { confirmStart, takeConfirmedStart } from "../../../src/web/site/running-attempts";
import { onStage } from "./follow";
import { asksToStart, begin, beats, hasLease, presents, recordOf, settles, arrive, type Scene } from "./scene";
import { detail, next } from "./school";

const server = onStage();
let scene: Scene;
afterEach(() => {
  scene.stage.close();
  takeConfirmedStart("m1");
  localStorage.clear();
  vi.clearAllTimers();
});

it("explains an adaptive test to a student who opens the sitting directly", async () => {
  scene = await begin({ server: server(), kind: "adaptive" });
  await settles(scene);
  expect(scene.book.page).toBe("welcome");
});

it("is not repeated after the test's page: the first question is shown immediately", async () => {
  confirmStart("m1");
  scene = await arrive({ server: server(), kind: "adaptive" });
  beats(scene);
  (await scene.stage.take("menuDetail")).envelope(200, detail(false));
  asksToStart(scene);
  (await scene.stage.take("startExam")).envelope(200, recordOf(scene));
  hasLease(scene);
  presents(scene, next("e1", 0));
  await settles(scene);
});
