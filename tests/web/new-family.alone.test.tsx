import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createActor, fromCallback, fromPromise, waitFor } from "xstate";
import { clockMachine } from "../../machines/exam/clock.machine";
import { nothingRestored } from "../../machines/exam/restored-work";
import type { OutboxRequest } from "../../machines/exam/sitting-facts";
import { sittingMachine } from "../../machines/exam/sitting.machine";
import { isSittingOpen, selectCover } from "../../machines/exam/sitting.selectors";
import { oneOf } from "../../machines/support/one-of";
import type { Family } from "../../src/contract/families";
import { barePages, pages } from "../../src/contract/site/pages";
import type { TestCard } from "../../src/contract/tests";
import { makeRouter } from "../../src/web/app/router";
import { testEntries } from "../../src/web/console/menu/test-entries";
import { windowAudio } from "../../src/web/effects/audio/window-audio";
import { chartLoader } from "../../src/web/effects/exam/chart-loader";
import { familyModuleFor } from "../../src/web/exam/families/family-modules";
import { FamilyScreen } from "../../src/web/exam/FamilyScreen";
import { linksOf } from "../../src/web/learning/record/sitting-links";
import { resultPlace, sittingPlace, testPlace } from "../../src/web/results/places";
import { sittingOf } from "./learning/samples";
import { show } from "./show";
import { fixed } from "./sitting/school";

vi.mock("../../src/contract/families", async (load) => {
  const real = await load<typeof import("../../src/contract/families")>();
  const { tinyRecord } = await import("../support/tiny-family");
  Object.assign(real.families, { tiny: tinyRecord });
  return { ...real, familyIds: [...real.familyIds, "tiny"] };
});
vi.mock("../../src/web/exam/families/family-modules", async (load) => {
  const real = await load<typeof import("../../src/web/exam/families/family-modules")>();
  const { tinyExam } = await import("./tiny-family/tiny-exam");
  Object.assign(real.familyModules, { tiny: { fixed: real.lazyFamilyModule(async () => tinyExam) } });
  return real;
});

const tiny = "tiny" as Family;
const tinyAttempt = fixed({ family: tiny, deadline: null });

it("a new family's record is enough for its pages, menu, links and first paint", () => {
  const routes = Object.keys(makeRouter({} as never).routesByPath);
  expect(routes).toEqual(
    expect.arrayContaining(["/examAccess/tinyDetail", "/examAccess/tinyExam", "/examAccess/tinyResult"]),
  );
  expect([pages["/examAccess/tinyDetail"]?.listed, barePages.includes("/examAccess/tinyExam")]).toEqual([true, true]);
  const card = { menu_id: "t", family: tiny, title: { en: "A" }, state: { open_attempt: null } } as unknown as TestCard;
  expect(testEntries([{ family: tiny, title: { en: "Tiny" }, tests: [card] }], "en").map(({ href }) => href)).toEqual([
    "/examAccess/tinyDetail?menu_id=t",
  ]);
  expect([sittingPlace(tinyAttempt), testPlace(tinyAttempt), resultPlace(tinyAttempt)]).toEqual([
    "/examAccess/tinyExam?menu_id=m1",
    "/examAccess/tinyDetail?menu_id=m1",
    "/examAccess/tinyResult?attempt_id=a1",
  ]);
  expect(linksOf(sittingOf({ family: tiny, attempt_id: "a1" }))[0]?.href).toBe("/examAccess/tinyResult?attempt_id=a1");
});

it("a new family's chart and screen are enough for it to be sat", async () => {
  const asked: OutboxRequest[] = [];
  const outbox = fromCallback<OutboxRequest & { type: string }>(({ receive }) => receive((one) => asked.push(one)));
  const quiet = fromCallback(() => undefined);
  const extract = () => Promise.reject(new Error("nothing to extract"));
  const shelf = chartLoader((attempt) => familyModuleFor(attempt).load, {
    clock: clockMachine,
    extract,
    audio: windowAudio,
  });
  await shelf.fetch(tinyAttempt);
  await familyModuleFor(tinyAttempt).Screen.preload();
  const logic = sittingMachine.provide({
    actors: {
      family: oneOf(shelf.chartFor),
      restoreWork: fromPromise(() => Promise.resolve(nothingRestored)),
      outbox,
      watchLease: quiet,
      watchConnection: quiet,
      watchIdle: quiet,
      storeHandIn: quiet,
      fetchAhead: quiet,
    } as never,
  });
  const actor = createActor(logic, { input: { attempt: tinyAttempt, lease: "lease-1", isBriefed: false } }).start();
  await waitFor(actor, isSittingOpen);
  show(<FamilyScreen attempt={tinyAttempt} actor={actor} />);
  fireEvent.click(screen.getByRole("button", { name: "Take B" }));
  expect(selectCover(actor.getSnapshot())).toBe("submitting");
  const answer = { type: "single_choice", option_id: "B" } as const;
  expect(asked).toEqual([
    { type: "record.told", lastSeq: tinyAttempt.last_seq },
    {
      type: "operation.drafted",
      draft: { kind: "answer", exerciseId: "e1", revision: 1, answer, elapsedMs: 1_000 },
      dueAt: null,
    },
    { type: "drain.requested" },
  ]);
  actor.stop();
});
