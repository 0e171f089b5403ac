import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, expect, it } from "vitest";
import { createApplication } from "../../../src/web/app/application";
import { faultEffects } from "../../../src/web/app/faults";
import type { FaultEffects } from "../../../src/web/effects/judge";
import { makeTextStorage } from "../../../src/web/effects/storage";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { guardSettings } from "../../../src/web/site/settings";
import { hideToast, toastStore } from "../../../src/web/ui/toasts";
import { memoryStorage } from "../../support/memory-storage";

afterEach(() => {
  for (const { key } of toastStore.get()) hideToast(key);
});

const sitting = "/examAccess/MAPExamAuto?menu_id=7";
const answer = { code: 404, status: 200, msg: "not there" } as const;

/** Does one thing to an application at `place`; answers where it is then and which toasts it shows. */
const after = async (place: string, act: (effects: FaultEffects) => void) => {
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
  act(
    faultEffects({
      router,
      session,
      visitor,
      storage: local,
      takeAddressToken: () => null,
      reload: () => undefined,
      log: () => undefined,
    }),
  );
  await router.load();
  return {
    at: router.state.location.href,
    toasts: toastStore.get().map(({ tone, content }) => [tone, content]),
    entries: router.history.length,
  };
};

it("leaves a sitting where it is, and shows no answer's words over it", async () => {
  expect(
    await after(sitting, ({ warn, alert, goTo }) => {
      warn(answer);
      alert(answer);
      for (const address of ["/", "/403", "/404", "/index"] as const) goTo(address);
    }),
  ).toMatchObject({ at: expect.stringContaining("/examAccess/MAPExamAuto") as string, toasts: [] });
});

it("says what no screen shows also over a sitting", async () => {
  expect((await after(sitting, ({ alert }) => alert({ code: "tokenMissing" }))).toasts).toEqual([
    ["error", { fault: { code: "tokenMissing" } }],
  ]);
});

it("does not lead back to a page that only leads here again", async () => {
  expect(await after("/examAccess/detail?menu_id=7", ({ goTo }) => goTo("/403"))).toMatchObject({
    at: "/403",
    entries: 1,
  });
});

it("keeps the way back that is in the address already", async () => {
  expect((await after("/?redirect=%2Fanalyse", ({ goTo }) => goTo("/"))).at).toBe("/?redirect=%2Fanalyse");
});

it("shows the same words once", async () => {
  expect(
    (
      await after("/", ({ warn, alert }) => {
        warn(answer);
        warn({ ...answer, data: {} });
        alert({ code: "network" });
      })
    ).toasts,
  ).toEqual([
    ["warning", { fault: answer }],
    ["error", { fault: { code: "network" } }],
  ]);
});
