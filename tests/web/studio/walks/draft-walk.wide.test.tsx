import "fake-indexeddb/auto";
import { useRouterState } from "@tanstack/react-router";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { DraftContent, DraftContext, StoredDraft } from "../../../../machines/studio/draft-facts";
import { draftMachine } from "../../../../machines/studio/draft.machine";
import { unsentDrafts } from "../../../../src/web/effects/studio/unsent-drafts";
import { ItemPage } from "../../../../src/web/studio/item/ItemPage";
import { LazyDraftReports } from "../../../../src/web/studio/reports/lazy-draft-reports";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { pathName, type ChartPath } from "../../../support/paths";
import { expectEveryCausable } from "../../sitting/coverage";
import { setOnline } from "../../sitting/stage";
import { openStudio } from "../open-studio";
import { base, draftEventName, draftPaths, newer, openings, skillOf, stepsAfter, type Opening } from "./draft-paths";
import { noteActorsOf } from "./noted-actors";
import { holdTime, pass, seenSoon } from "./page-time";
import { scriptedServer, type WaitingRequest } from "./scripted-server";

/** The editor, and another page to which one can go. */
function Site() {
  const place = useRouterState({ select: ({ location }) => location.pathname });
  return place === "/studio/item" ? <ItemPage /> : <h1>Elsewhere</h1>;
}

const address = "/studio/item?item_id=q1";
const field = () => screen.queryByLabelText<HTMLInputElement>("Skill");
const buttons = () => [...document.querySelectorAll("button")];
const press = (name: string) => {
  const button = buttons().find(({ textContent }) => textContent === name);
  if (button === undefined) throw new Error(`nothing to press is called ${name}`);
  return act(async () => void fireEvent.click(button));
};

let passed = 0;
/** Whatever is typed is a step of its own: some time lies between. */
const slowly = async (work: () => void) => {
  const clock = vi.spyOn(performance, "now").mockReturnValue((passed += 10_000));
  await act(async () => work());
  clock.mockRestore();
};

const choices: Readonly<Record<string, readonly string[]>> = {
  kept: ["Try again"],
  refused: ["Try again"],
  conflicting: ["Take yours", "Take the other"],
};
const isChoice = (name: string): boolean => Object.values(choices).flat().includes(name);

const unfold = async () => {
  const look = () => document.querySelector("details");
  const folded = await seenSoon(look, (details) => details !== null);
  if (folded === null || folded.open) return;
  folded.open = true;
  await act(async () => void fireEvent(folded, new Event("toggle")));
};

interface Failure {
  readonly code: number | string;
  readonly data?: { readonly draft: DraftContent };
}

/** Opens the editor of one question, with a server that has it and a device that may have more of it. */
async function openEditing({ unsent }: Opening) {
  globalThis.indexedDB = new IDBFactory();
  sessionStorage.clear();
  setOnline(true);
  let server: StoredDraft = base;
  const detail = () => ({
    item_id: "q1",
    version: server.version,
    draft: server.content,
    saved_at: server.savedAt,
    earliest: server.version,
    deleted_at: null,
    missing: [],
    revisions: [],
  });
  const { waiting } = scriptedServer({ studioItem: detail, draftReports: () => ({ reports: [] }) });
  const left = { name: "q1 left", person: "ann", kind: "item", id: "q1", at: Date.now() - 60_000 } as const;
  if (unsent !== null) await unsentDrafts.keep({ ...left, ...unsent });
  const history = await openStudio(Site, address);
  await unfold();
  const store = (content: DraftContent) => void (server = { ...server, version: server.version + 1, content });
  const request = (): WaitingRequest => {
    const [one] = waiting();
    if (one === undefined) throw new Error("nothing is on its way");
    return one;
  };
  return {
    serverVersion: () => server.version,
    type: (content: DraftContent) =>
      slowly(() => void fireEvent.change(field() ?? document.body, { target: { value: skillOf(content) } })),
    undo: () => slowly(() => void fireEvent.keyDown(field() ?? document.body, { key: "z", ctrlKey: true })),
    leaveAndReturn: async () => {
      await act(async () => history.push("/"));
      await seenSoon(
        () => document.querySelector("h1")?.textContent,
        (heading) => heading === "Elsewhere",
      );
      await act(async () => history.push(address));
      await unfold();
    },
    /** Another window saves, and this one is looked at again. */
    findNewer: () => {
      server = { ...newer, version: server.version + 5 };
      return act(async () => void window.dispatchEvent(new Event("visibilitychange")));
    },
    saves: () => {
      const { answer, input } = request();
      // what the editor sends is a draft
      store(input["draft"] as DraftContent);
      answer({ item_id: "q1", version: server.version, saved_at: 9 });
    },
    fails: ({ code, data }: Failure) => {
      if (code === "network") return request().hangUp();
      if (data === undefined) return request().refuse("draftUnknown");
      store(data.draft);
      return request().refuse("draftChanged", detail());
    },
    /** What is on screen, on its way and on the device. */
    see: async () => ({
      phase: document.querySelector("[data-saving]")?.getAttribute("data-saving"),
      skill: field()?.value,
      buttons: buttons()
        .map(({ textContent }) => textContent)
        .filter(isChoice),
      sent: waiting().map(({ name, input }) => [name, input["version"], skillOf(input["draft"])]),
      device: (await unsentDrafts.all("ann")).map(({ content }) => skillOf(content))[0] ?? null,
    }),
  };
}

type Editing = Awaited<ReturnType<typeof openEditing>>;

/** Causes a step; `last` is what undo brings back. */
const happen = (page: Editing, { event }: ChartPath[number], last: DraftContent | undefined): unknown => {
  const { type } = event;
  switch (type) {
    case "content.changed": {
      const content = event["content"] as DraftContent;
      return content === last ? page.undo() : page.type(content);
    }
    case "save.wanted":
      return page.leaveAndReturn();
    case "stored.found":
      return page.findNewer();
    case "mine.chosen":
      return press("Take yours");
    case "theirs.chosen":
      return press("Take the other");
    case "network.returned":
      return act(async () => void window.dispatchEvent(new Event("online")));
    case "retry":
      return press("Try again");
    case "xstate.done.actor.save":
      return page.saves();
    case "xstate.error.actor.save":
      return page.fails(event["error"] as Failure);
    default:
      return pass(type.includes("quiet") ? 700 : 5_000);
  }
};

/** By hand: the page after a step; `basis` is the version from which the next request departs. */
const expectedAfter = ({ snapshot: { value, context } }: ChartPath[number], basis: number) => {
  const { content, sending } = context as DraftContext;
  const phase = String(value);
  return {
    phase,
    skill: skillOf(content),
    buttons: choices[phase] ?? [],
    sent: phase === "saving" ? [["saveItem", basis, skillOf(sending)]] : [],
    device: phase === "clean" ? null : skillOf(content),
  };
};

/** Whether the page knows the newest version of the server after a step. */
const isUpToDate = ({ event: { type }, snapshot: { value } }: ChartPath[number]): boolean =>
  value === "clean" ||
  type === "xstate.done.actor.save" ||
  type === "mine.chosen" ||
  (type === "xstate.error.actor.save" && value === "saving");

async function follow(opening: Opening, path: ChartPath): Promise<void> {
  const page = await openEditing(opening);
  let past: readonly DraftContent[] = [];
  let basis = base.version;
  try {
    for (const [place, step] of path.entries()) {
      const before = path[place - 1]?.snapshot.context as DraftContext | undefined;
      if (before !== undefined) {
        await happen(page, step, past.at(-1));
        past = stepsAfter(past, step, before);
      }
      if (isUpToDate(step)) basis = page.serverVersion();
      const expected = expectedAfter(step, basis);
      const seen = await seenSoon(page.see, (sight) => JSON.stringify(sight) === JSON.stringify(expected));
      const name = `${place} ${draftEventName(step.event)}`;
      expect({ name, ...seen }).toEqual({ name, ...expected });
    }
  } finally {
    // the page saves what it has when it closes: this server is still there then
    cleanup();
  }
}

// while time is held, React would not show what loads in between
beforeAll(LazyDraftReports.preload);

describe("a question in the editor", () => {
  holdTime();
  noteActorsOf(draftMachine);
  beforeAll(loadFaultWords);
  const cases = Object.entries(openings).map(([name, opening]) => ({ name, opening, paths: draftPaths(opening) }));
  for (const { name, opening, paths } of cases)
    describe(name, () => {
      it.each(paths.map((path) => [pathName(path, draftEventName), path] as const))("%s", (_, path) =>
        follow(opening, path),
      );
    });

  it("takes every transition that its author and the server can cause", (test) => {
    const paths = cases.reduce((sum, one) => sum + one.paths.length, 0);
    expectEveryCausable(test, "draft", { chart: draftMachine, uncaused: {}, paths });
  });
});
