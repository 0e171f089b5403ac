import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createActor, fromPromise, type AnyEventObject } from "xstate";
import type { ImportingEvent, ImportingInput } from "../../../machines/importing/importing-facts";
import { importingMachine } from "../../../machines/importing/importing.machine";
import { isPassing, type Fault } from "../../../machines/support/fault";
import type { CallName } from "../../../src/contract/calls/addresses";
import { faults } from "../../../src/contract/calls/faults";
import { importLimits } from "../../../src/contract/importing/import-limits";
import { imports } from "../../../src/server/db/imports-schema";
import { tests } from "../../../src/server/db/schema";
import { makeCall } from "../../../src/web/effects/http";
import { offerFile, provideImporting } from "../../../src/web/effects/provide-importing";
import * as chaos from "../../support/chaos-proxy";
import { expectEveryTransition } from "../../support/coverage";
import { gatedCalls } from "../../support/gated-calls";
import {
  importingEventName,
  importingPaths,
  replyIn,
  standsOf,
  stepsTo,
  type ImportReply,
  type ImportStand,
} from "../../support/importing-paths";
import { importNow } from "../../support/imports";
import { pathName, transitionName, transitionsOf, type ChartPath, type DeclaredTransition } from "../../support/paths";
import { openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";
import { fillUp, heldReadings, othersOn } from "./moved-import";

const { readingAt, readFile } = heldReadings();
const taken = new Set<string>();
let school: School;
let colleague: string;
let proxy: chaos.ChaosProxy;
beforeAll(async () => {
  school = await openSchool({}, { readFile });
  colleague = await newcomer(school, { role: ["teacher"] });
  const url = await school.app.listen({ host: "127.0.0.1", port: 0 });
  proxy = await chaos.chaosProxy(() => url);
});
afterAll(() => Promise.all([proxy.close(), school.app.close()]));

const callOf: Readonly<Record<string, CallName>> = {
  restore: "importDetail",
  announce: "beginImport",
  sendPiece: "sendImportPiece",
  watch: "importDetail",
  commit: "commitImport",
  publish: "publishImport",
  undo: "undoImport",
  discard: "discardImport",
};
/** What a request meets on its way that then comes to nothing. */
const troubles = [chaos.dropBefore, chaos.badGateway, chaos.unavailable, chaos.captivePortal];
const troubleOf = ({ code, isDone }: ImportReply, number: number): chaos.Chaos | null => {
  if (code === "http") return chaos.emptyNotFound;
  if (code !== "network") return null;
  return isDone ? chaos.dropAfter : (troubles[number % troubles.length] ?? null);
};
/** How often the page sends one piece before it says that the server cannot be reached. */
const triesOfPiece = 4;

const settle = async () => {
  for (let times = 0; times < 8; times += 1) await new Promise((resolve) => setImmediate(resolve));
};
const kindOf = (fault: Fault | null) => (fault === null ? null : isPassing(fault) ? "passing" : fault.code);

/** The page's actor over real calls; all waiting of its own is over at once, but for that before another try. */
function openActor(input: ImportingInput, call: Parameters<typeof provideImporting>[0]["call"]) {
  let tryNow: () => void = () => undefined;
  const later = (_ms: number, run: () => void) => {
    const soon = setImmediate(run);
    return () => clearImmediate(soon);
  };
  const retryDelay = fromPromise(() => new Promise<void>((resolve) => (tryNow = resolve)));
  const actor = createActor(provideImporting({ call, later }).provide({ actors: { retryDelay } as never }), {
    input,
    inspect: (event) => {
      if (event.type !== "@xstate.microstep") return;
      for (const one of event._transitions) taken.add(transitionName(one as unknown as DeclaredTransition));
    },
  });
  return { actor: actor.start(), tryNow: () => tryNow() };
}

let walks = 0;

/** Opens a page of a teacher with one import, and follows a path. */
async function follow(hasFile: boolean, path: ChartPath): Promise<void> {
  walks += 1;
  const name = `cells-${walks}`;
  const sender = await newcomer(school, { nickname: name, role: ["teacher"] });
  const pieces = path.filter(({ event }) => importingEventName(event) === "done sendPiece sending").length;
  const bytes = new Uint8Array(pieces * importLimits.piece + 100);
  const reading = readingAt(name);
  const others = othersOn({ school, reading, sender, colleague, name, bytes });
  const call = makeCall({ baseUrl: proxy.url, token: () => sender, menuId: () => "", language: () => "en" });
  const { gated, take } = gatedCalls(call, proxy);
  const begin = async () =>
    (await school.call("beginImport", { file_name: name, size: bytes.length }, sender)).body.data.import_id;
  const input = hasFile ? { file: offerFile(new File([bytes], name), name, false) } : { importId: await begin() };
  const { actor, tryNow } = openActor(input, gated);
  let at = "sending" as ImportStand;

  const replies = async (reply: ImportReply) => {
    const { code } = reply;
    const { change, importId } = actor.getSnapshot().context;
    const stands = standsOf(reply, at);
    if (stands === null) throw new Error(`no server replies with ${JSON.stringify(reply)}`);
    const named = importId ?? "";
    for (const stand of stepsTo(at, stands.before) ?? []) await others.move(named, stand);
    // somebody changed it once more
    if (at === stands.before && code === faults.importChanged.code) await others.move(named, at);
    if (code === faults.importSat.code) await others.sit(named);
    const empty = code === faults.importsFull.code ? await fillUp(school, name) : null;
    const called = callOf[reply.call] ?? (change?.kind === "leftOut" ? "leaveOutOfImport" : "chooseInImport");
    const trouble = troubleOf(reply, walks + path.length);
    const tries = reply.call === "sendPiece" && code === "network" ? triesOfPiece : 1;
    for (let one = 0; one < tries; one += 1) await (await take(called)).go(trouble);
    await empty?.();
    at = stands.after;
    await settle();
    if (code !== null || reply.stand === null) return;
    const { detail } = actor.getSnapshot().context;
    expect(detail).toEqual({ code: 200, ...(await importNow(school, colleague, detail?.import_id ?? "")) });
  };

  const happen = (event: AnyEventObject): Promise<void> | void => {
    const reply = replyIn(event);
    if (reply !== null) return replies(reply);
    if (event.type === "xstate.done.actor.retryDelay") return tryNow();
    // the other events are those of a person
    return actor.send(event as ImportingEvent);
  };

  try {
    for (const [place, { event, snapshot }] of path.entries()) {
      if (place > 0) await happen(event);
      await settle();
      const { value, context } = actor.getSnapshot();
      const step = `${place} ${importingEventName(event)}`;
      expect([step, value, kindOf(context.fault), context.pending?.step]).toEqual([
        step,
        snapshot.value,
        kindOf(snapshot.context.fault),
        snapshot.context.pending?.step,
      ]);
    }
  } finally {
    actor.stop();
    reading.reject(new Error("the walk is over"));
  }
  const menu_id = `import-${actor.getSnapshot().context.importId}-1`;
  const isMade = at === "committed" || at === "published";
  expect([at, await school.db.$count(tests, eq(tests.menuId, menu_id))]).toEqual([at, isMade ? 1 : 0]);
  if (at === "gone") expect(await school.db.$count(imports, eq(imports.fileName, name))).toBe(0);
}

describe("the import of a file, through calls and database", () => {
  const cases = (["sent", "found"] as const).map((whose) => ({ whose, paths: importingPaths(whose) }));
  for (const { whose, paths } of cases)
    describe(whose === "sent" ? "that this page sends" : "that this page finds", () => {
      it.each(paths.map((path) => [pathName(path, importingEventName), path] as const))("%s", (_, path) =>
        follow(whose === "sent", path),
      );
    });

  it("takes every transition of the chart", (context) => {
    expectEveryTransition(context, "importing, by calls", {
      declared: transitionsOf(importingMachine),
      taken,
      paths: cases.reduce((sum, { paths }) => sum + paths.length, 0),
    });
  });
});
