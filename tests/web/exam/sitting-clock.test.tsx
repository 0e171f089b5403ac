import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createActor, fromCallback } from "xstate";
import { clockMachine } from "../../../machines/exam/clock.machine";
import { SittingClock } from "../../../src/web/exam/SittingClock";
import { dayMs } from "../../../src/web/ui/times";
import { show } from "./screen";

const serverTime = new Date(2026, 10, 28, 14, 51).getTime();

it("shows the moment of an end that is days away, and counts down from a day on", () => {
  const deadline = new Date(2026, 11, 5, 23, 59).getTime();
  const clock = clockMachine.provide({ actors: { ticker: fromCallback(() => undefined) } });
  const actor = createActor(clock, { input: { deadline, serverTime } }).start();
  show(<SittingClock actor={actor} />);
  expect(screen.getByText(/^Until /).textContent).toBe("Until Dec 5, 11:59 PM");
  expect(screen.queryByRole("timer")).toBeNull();
  act(() => actor.send({ type: "clock.ticked", remainingMs: dayMs }));
  expect(screen.getByRole("timer").textContent).toBe("24:00:00");
  expect(screen.queryByText(/^Until /)).toBeNull();
  act(() => actor.send({ type: "clock.synced", serverTime, deadline: null }));
  expect(screen.queryByRole("timer")).toBeNull();
  actor.stop();
});
