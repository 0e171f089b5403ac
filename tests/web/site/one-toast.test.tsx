import { QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { faults } from "../../../src/contract/calls/faults";
import { judgeFor } from "../../../src/web/app/faults";
import { joinCalls } from "../../../src/web/effects/call";
import { judgeOnly } from "../../../src/web/effects/judge";
import { useCall } from "../../../src/web/effects/use-call";
import { FavoriteButton } from "../../../src/web/results/analyse/FavoriteButton";
import { queryClientFor } from "../../../src/web/site/query-client";
import { hideToast, toastStore } from "../../../src/web/ui/toasts";
import { show } from "../show";

type Answer = () => Response | Promise<never>;
const envelope = (code: unknown, data: unknown = null, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code, msg: "", data }), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });
const bare = (status: number) => new Response("<h1>no</h1>", { status, headers: { "content-type": "text/html" } });
const wait = { "retry-after": "7" };

/** The ways in which a call can fail, with the number of toasts; a fault that leads to a page about it shows none. */
const failures: readonly (readonly [name: string, answer: Answer, toasts: number])[] = [
  ...Object.entries(faults).flatMap(([name, { code, status }]) => {
    const toasts = code === faults.forbidden.code ? 0 : 1;
    return [
      [name, () => envelope(code, null, status), toasts],
      [`${name}, with facts and a time to wait`, () => envelope(code, { left: 1 }, status, wait), toasts],
    ] as const;
  }),
  ["a code that is no number", () => envelope("E7"), 1],
  ...[400, 401, 404, 429, 500, 502, 503].map((status) => [`HTTP ${status} of a proxy`, () => bare(status), 1] as const),
  ["no network", () => Promise.reject(new TypeError("fetch failed")), 1],
];

let answer: Answer;
let asked: number;
/** Number of toasts shown so far, including removed ones. */
let came: number;
let stop: { unsubscribe: () => void };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  [asked, came] = [0, 0];
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return answer();
  });
  const nobody = { send: () => undefined, getSnapshot: () => ({ context: { token: "t" } }) };
  joinCalls({
    judge: judgeFor({
      router: { history: { location: { pathname: "/x" } }, state: { matches: [] }, navigate: async () => undefined },
      session: nobody,
      visitor: nobody,
      reload: () => undefined,
      log: () => undefined,
    } as never),
  });
  let shown: readonly { readonly key: string }[] = [];
  stop = toastStore.subscribe((toasts) => {
    came += toasts.filter(({ key }) => !shown.some((one) => one.key === key)).length;
    shown = toasts;
  });
});
afterEach(() => {
  stop.unsubscribe();
  for (const { key } of toastStore.get()) hideToast(key);
  joinCalls({ judge: judgeOnly });
  queryClientFor(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets time pass until no calls, retries or toasts are left. */
const pass = async () => {
  for (let second = 0; second < 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000));
};

const Favourites = () => {
  const { data, refetch } = useCall("favoriteRecord", { page: 1 });
  return <button onClick={() => void refetch()}>{data === undefined ? "nothing" : `${data.total} there`}</button>;
};

describe.each([
  ["where the page has nothing yet", false],
  ["where the page has something", true],
])("a read that fails says so by one toast, %s", (_, isLoaded) => {
  it.each(failures)("%s", async (_name, failing, toasts) => {
    answer = isLoaded ? () => envelope(200, { list: [], total: 3, page: 1, page_size: 50 }) : failing;
    show(
      <QueryClientProvider client={queryClientFor(`t ${isLoaded}`)}>
        <Favourites />
      </QueryClientProvider>,
    );
    if (isLoaded) {
      await act(() => vi.advanceTimersByTimeAsync(10));
      expect([screen.getByRole("button").textContent, came]).toEqual(["3 there", 0]);
      answer = failing;
      fireEvent.click(screen.getByRole("button"));
    }
    await pass();
    expect(asked).toBeGreaterThan(isLoaded ? 1 : 0);
    expect(came).toBe(toasts);
  });
});

describe("a failed change shows one toast", () => {
  it.each(failures)("%s", async (_name, failing, toasts) => {
    answer = () => envelope(200, { list: [], total: 0, page: 1, page_size: 50 });
    show(
      <QueryClientProvider client={queryClientFor("t")}>
        <FavoriteButton attemptId="a-1" exerciseId="e-1" />
      </QueryClientProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(10));
    answer = failing;
    fireEvent.click(screen.getByRole("button"));
    await pass();
    expect([asked, came]).toEqual([2, toasts]);
  });
});
