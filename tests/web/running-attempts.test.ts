import { afterEach, expect, it } from "vitest";
import {
  confirmStart,
  noteRunningAttempt,
  runningAttempts,
  takeConfirmedStart,
} from "../../src/web/site/running-attempts";
import { attempt } from "../machines/samples";

const [maths, reading] = [attempt({ attempt_id: "a1" }), attempt({ attempt_id: "a2" })];
const shown = () => runningAttempts.get().map(({ menuId, href, summary }) => [menuId, href, summary.attempt_id]);

afterEach(() => {
  for (const { menuId, href } of runningAttempts.get()) noteRunningAttempt(menuId, null, href);
});

it("lists the attempts under way in the order in which they began, each test once", () => {
  noteRunningAttempt("maths", maths, "/maths");
  noteRunningAttempt("reading", reading, "/reading");
  noteRunningAttempt("maths", maths, "/maths-as-its-family-draws-it");
  expect(shown()).toEqual([
    ["maths", "/maths-as-its-family-draws-it", "a1"],
    ["reading", "/reading", "a2"],
  ]);
  noteRunningAttempt("maths", null, "/maths-as-its-family-draws-it");
  expect(shown()).toEqual([["reading", "/reading", "a2"]]);
});

it("takes the place of an attempt of the same test that was there before", () => {
  noteRunningAttempt("maths", maths, "/maths");
  noteRunningAttempt("maths", reading, "/maths");
  expect(shown()).toEqual([["maths", "/maths", "a2"]]);
});

it("does not notify readers where nothing has changed", () => {
  noteRunningAttempt("maths", maths, "/maths");
  let heard = 0;
  const { unsubscribe } = runningAttempts.subscribe(() => (heard += 1));
  noteRunningAttempt("maths", { ...maths, last_seq: 7 }, "/maths");
  noteRunningAttempt("reading", null, "/reading");
  unsubscribe();
  expect(heard).toBe(0);
});

it("takes a confirmed start once", () => {
  confirmStart("maths");
  expect([takeConfirmedStart("reading"), takeConfirmedStart("maths"), takeConfirmedStart("maths")]).toEqual([
    false,
    true,
    false,
  ]);
});
