import { afterEach, expect, it, vi } from "vitest";
import { confirmStart, takeConfirmedStart } from "../../../src/web/site/running-attempts";
import { onStage } from "./follow";
import { arrive, recordOf, type Scene } from "./scene";
import { detail } from "./school";
import { until } from "./ticks";

const server = onStage();
let scene: Scene;
afterEach(() => {
  scene.stage.close();
  takeConfirmedStart("m1");
  localStorage.clear();
  vi.clearAllTimers();
});

it("names the assignment of the address at the start, and goes on whatever the address says later", async () => {
  scene = await arrive({ server: server(), kind: "fixed" });
  const { stage, book } = scene;
  const starts = () => stage.sent.filter((line) => line.startsWith("start "));
  const isAtQuestion = () => stage.see().heading === "Question 1";
  (await stage.take("menuDetail")).envelope(200, detail(false));
  await until(() => stage.canPress("Start the test"), "the test can be started");
  confirmStart("m1");
  await stage.visit("?assignment_id=as-1");
  (await stage.take("menuDetail")).envelope(200, detail(false));
  (await stage.take("startExam")).envelope(200, recordOf(scene));
  await until(isAtQuestion, "the first question is shown");
  await stage.visit("?assignment_id=as-2");
  await until(isAtQuestion, "the question is shown again");
  expect([stage.place(), starts()]).toEqual([
    "/sit?assignment_id=as-2",
    [`start menu_id=m1 window=${book.window} idempotency_key=key-0002-0 mode=full assignment_id=as-1`],
  ]);
});
