import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, expect, it } from "vitest";
import type { FaultFact } from "../../../machines/faults/facts";
import { createApplication } from "../../../src/web/app/application";
import { judgeFor } from "../../../src/web/app/faults";
import { guardSettings } from "../../../src/web/contexts/settings";
import type { Judge } from "../../../src/web/effects/judge";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { hideToast, showToast, toastStore } from "../../../src/web/ui/toasts";
import { memoryStorage } from "../../support/memory-storage";
import { sittingPlace } from "./sights";

afterEach(() => {
  for (const { key } of toastStore.get()) hideToast(key);
});

const answered = (code: number, msg: string): FaultFact => ({
  type: "answer.received",
  status: 200,
  code,
  msg,
  isShown: false,
  isCurrent: true,
  isVisitor: false,
  hasAddressCode: false,
});

/** Judges faults in an application at `place`; returns its place afterwards and the toasts shown. */
const after = async (place: string, act: (judge: Judge, go: (to: string) => Promise<void>) => unknown) => {
  const local = makeTextStorage(() => memoryStorage());
  const messages = makeMessageStore(async () => ({}), local, "language");
  const { router, session, visitor, ...rest } = createApplication({
    call: () => Promise.reject(new Error("no server")),
    local,
    tab: local,
    page: window,
    messages,
    guards: guardSettings,
    history: createMemoryHistory({ initialEntries: [place] }),
  });
  rest.start();
  await router.load();
  const judge = judgeFor({
    router,
    session,
    visitor,
    reload: () => undefined,
    log: () => undefined,
  });
  await act(judge, (to) => router.navigate({ href: to }));
  await router.load();
  return {
    at: router.state.location.href,
    toasts: toastStore.get().map(({ tone, content }) => [tone, content]),
    entries: router.history.length,
  };
};

it("leads elsewhere again once the sitting has been left", async () => {
  const unknown = answered(404, "not there");
  expect(
    await after(sittingPlace, async (judge, go) => {
      judge(unknown);
      await go("/");
      judge(unknown);
    }),
  ).toMatchObject({ at: "/index", toasts: [["error", { fault: { code: 404, status: 200, msg: "not there" } }]] });
});

it("does not lead back to a page that only leads here again", async () => {
  expect(await after("/examAccess/detail?menu_id=7", (judge) => judge(answered(403, "no entry")))).toMatchObject({
    at: "/403",
    entries: 1,
  });
});

it("keeps the way back that is in the address already", async () => {
  expect((await after("/?redirect=%2Fanalyse", (judge) => judge(answered(100_001, "ended")))).at).toBe(
    "/?redirect=%2Fanalyse",
  );
});

it("shows the same message once, whatever else a reply contains", async () => {
  const fault = { code: 100_101, status: 200, msg: "wrong word" } as const;
  expect(
    (
      await after("/", (judge) => {
        judge(answered(100_101, "wrong word"));
        judge(answered(100_101, "wrong word"));
        showToast("warning", { fault: { ...fault, data: {} } });
        judge({ type: "network.failed", isShown: false });
      })
    ).toasts,
  ).toEqual([
    ["warning", { fault }],
    ["error", { fault: { code: "network" } }],
  ]);
});
