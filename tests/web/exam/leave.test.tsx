import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
  type RouterHistory,
} from "@tanstack/react-router";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LeaveButton } from "../../../src/web/exam/tools/LeaveButton";
import { show } from "./screen";

const untimed = { deadline: null, stage_deadline: null };
const timed = { deadline: 9e12, stage_deadline: null };

/** The history of one window, in which navigation takes effect immediately. */
const windowAt = (place: number) => {
  const listeners = new Map<string, Set<EventListener>>();
  const went: number[] = [];
  const put = (at: number) =>
    Object.assign(fake.history.state, { __TSR_index: at, __TSR_key: `k${at}`, key: `k${at}` });
  const fake = {
    location: { pathname: "/sit", search: "", hash: "" },
    history: {
      state: {} as { __TSR_index: number },
      length: 3,
      pushState: () => undefined,
      replaceState: () => undefined,
      go: (by: number) => {
        went.push(by);
        move(by);
      },
    },
    addEventListener: (type: string, heard: EventListener) =>
      void listeners.set(type, (listeners.get(type) ?? new Set()).add(heard)),
    removeEventListener: (type: string, heard: EventListener) => void listeners.get(type)?.delete(heard),
  };
  const move = (by: number) => {
    fake.history.state = { ...fake.history.state };
    put(fake.history.state.__TSR_index + by);
    for (const heard of listeners.get("popstate") ?? []) heard(new Event("popstate"));
  };
  put(place);
  return { fake, went, move };
};

let history: RouterHistory | null = null;
afterEach(() => history?.destroy());

const open = (attempt: typeof untimed | typeof timed, isCovered = false) => {
  const onLeave = vi.fn<() => void>();
  const { fake, went, move } = windowAt(1);
  history = createBrowserHistory({ window: fake });
  const router = createRouter({ history, routeTree: createRootRoute() });
  show(
    <RouterContextProvider router={router}>
      <div inert={isCovered}>
        <LeaveButton attempt={attempt} onLeave={onLeave} />
      </div>
    </RouterContextProvider>,
  );
  return { onLeave, went, go: (by: number) => act(async () => move(by)), at: () => fake.history.state.__TSR_index };
};

const press = (name: string) => fireEvent.click(screen.getAllByRole("button", { name }).at(-1) as HTMLElement);
const asks = () => screen.queryByRole("dialog", { name: "The clock keeps running" }) !== null;

it("leaves immediately where no clock runs", () => {
  const { onLeave } = open(untimed);
  press("Leave");
  expect([onLeave.mock.calls.length, asks()]).toEqual([1, false]);
});

it.each([timed, { deadline: null, stage_deadline: 9e12 }])("warns first that the clock continues, %j", (attempt) => {
  const { onLeave } = open(attempt as typeof timed);
  press("Leave");
  expect([onLeave.mock.calls.length, asks()]).toEqual([0, true]);
  press("Stay");
  expect([onLeave.mock.calls.length, asks()]).toEqual([0, false]);
  press("Leave");
  press("Leave");
  expect(onLeave).toHaveBeenCalledOnce();
});

describe("the browser's Back and Forward", () => {
  it.each([-1, 1])("by %d say it too, and go on only when the student will", async (by) => {
    const { onLeave, went, go, at } = open(timed);
    await go(by);
    expect([asks(), at(), went]).toEqual([true, 1, [-by]]);
    press("Stay");
    expect([asks(), at()]).toEqual([false, 1]);
    await go(by);
    press("Leave");
    expect([asks(), at(), went, onLeave.mock.calls]).toEqual([false, 1 + by, [-by, -by, by], []]);
  });

  it.each([
    ["where no clock runs", untimed, false],
    ["where the sitting is covered", timed, true],
  ])("go immediately %s", async (_where, attempt, isCovered) => {
    const { went, go, at } = open(attempt, isCovered);
    await go(-1);
    expect([asks(), at(), went]).toEqual([false, 0, []]);
  });
});
