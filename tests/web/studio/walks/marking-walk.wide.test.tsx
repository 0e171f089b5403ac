import { act, cleanup, fireEvent } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyEventObject } from "xstate";
import { chosenAnswer, type MarkingContext, type UnsentMarks } from "../../../../machines/studio/marking-facts";
import type { SavedMark } from "../../../../machines/studio/marking-setup";
import { markingMachine } from "../../../../machines/studio/marking.machine";
import { unsentDrafts } from "../../../../src/web/effects/studio/unsent-drafts";
import { MarkingPage } from "../../../../src/web/studio/marking/MarkingPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { changed, refused } from "../../../machines/studio/marking-samples";
import { pathName, type ChartPath } from "../../../support/paths";
import { expectEveryCausable } from "../../sitting/coverage";
import { setOnline } from "../../sitting/stage";
import { openStudio } from "../open-studio";
import { markingEventName, markingPaths, markings } from "./marking-paths";
import { noteActorsOf } from "./noted-actors";
import { holdTime, pass, seenSoon } from "./page-time";
import { scriptedServer, type WaitingRequest } from "./scripted-server";

let opened = 0;

const press = (name: string | RegExp) => {
  const button = [...document.querySelectorAll<HTMLElement>("button, input[type=checkbox]")].find((one) => {
    const label = one.getAttribute("aria-label") ?? one.closest("label")?.textContent ?? one.textContent ?? "";
    return typeof name === "string" ? label === name : name.test(label);
  });
  if (button === undefined) throw new Error(`nothing to press is called ${String(name)}`);
  return act(async () => void fireEvent.click(button));
};
const key = (pressed: string) => act(async () => void fireEvent.keyDown(document.body, { key: pressed }));

/** How the page names the answers of the samples, by their place in the list. */
const numbers: Readonly<Record<string, string>> = { m1: "1", m2: "2", d: "1", s: "2", a: "3", c: "4" };

async function openMarkingPage() {
  opened += 1;
  globalThis.indexedDB = new IDBFactory();
  setOnline(true);
  const assignment = `walked-${opened}`;
  const server = scriptedServer({});
  // marks of pages that were left are still on their way
  const waiting = () => server.waiting().filter(({ input }) => input["assignment_id"] === assignment);
  await openStudio(MarkingPage, `/studio/marking?assignment_id=${assignment}&item_id=q1`);
  const request = async (name: WaitingRequest["name"]): Promise<WaitingRequest> => {
    const find = () => waiting().find((one) => one.name === name);
    const one = await seenSoon(find, (found) => found !== undefined);
    if (one === undefined) throw new Error(`no ${name} is on its way`);
    return one;
  };
  return {
    request,
    /** What is on screen, on its way and on the device. */
    see: async () => ({
      title: document.querySelector("h1")?.textContent ?? null,
      answer: document.querySelector("#chosen-answer")?.textContent ?? null,
      state: document.querySelector("#chosen-answer + [role=status]")?.textContent ?? null,
      buttons: [...document.querySelectorAll("button")]
        .map(({ textContent }) => textContent)
        .filter((text) => text === "Try again" || text === "Take this window’s"),
      sent: waiting()
        .map(({ name, input }) =>
          name === "markQueue"
            ? [name, input["item_id"], Number(input["page"])]
            : [name, input["mark_id"], input["points"], input["comment"], input["version"], input["settles"]],
        )
        .toSorted(([one], [other]) => String(one).localeCompare(String(other))),
      device: (await unsentDrafts.all("ann"))
        .filter(({ id }) => id === assignment)
        .map(({ content }) => {
          const { marks, comments } = content as unknown as UnsentMarks;
          return [marks.map(({ markId, points, isSent }) => [markId, points, isSent]), Object.values(comments)];
        }),
    }),
  };
}

type Page = Awaited<ReturnType<typeof openMarkingPage>>;

const happen = async (page: Page, event: AnyEventObject): Promise<unknown> => {
  const { type, output, error } = event as { type: string; output?: unknown; error?: unknown };
  switch (type) {
    case "question.chosen":
      return press(event["itemId"] === "q1" ? /^1\. / : /^2\. /);
    case "page.chosen":
      return press("Next page");
    case "reload.wanted":
      return press("Refresh");
    case "answer.chosen":
      return press(new RegExp(`^${numbers[event["markId"] as string]}Text`));
    case "second.changed":
      return press("Also mark answers that another teacher has marked");
    case "points.given":
      return key("3");
    case "settlement.given":
      return key("4");
    case "comment.changed":
      return act(
        async () =>
          void fireEvent.change(document.querySelector("textarea") ?? document.body, { target: { value: "Why?" } }),
      );
    case "undo.wanted":
      return key("u");
    case "mine.chosen":
      return press("Take this window’s");
    case "theirs.chosen":
      return press("Take the other window’s");
    case "save.wanted":
      return act(async () => cleanup());
    case "network.returned":
      return act(async () => void window.dispatchEvent(new Event("online")));
    case "retry":
      return press("Try again");
    case "xstate.done.actor.load":
      return (await page.request("markQueue")).answer(output);
    case "xstate.error.actor.load":
      return (await page.request("markQueue")).hangUp();
    case "xstate.done.actor.save":
      return (await page.request("markSave")).answer((output as SavedMark).answer);
    case "xstate.error.actor.save": {
      const save = await page.request("markSave");
      if (error === changed) return save.refuse("markChanged", changed.data);
      return error === refused ? save.refuse("markElsewhere", {}) : save.hangUp();
    }
    default:
      return pass(type.includes("quiet") ? 700 : 5_000);
  }
};

/** By hand: the state of the chosen answer in words. */
const wordsOf = (context: MarkingContext): string | null => {
  const answer = chosenAnswer(context);
  if (answer === null) return null;
  const word = answer.state === "closed" ? "marked by two others" : answer.state;
  const given = (answer.settled ?? answer.own)?.points;
  return given === undefined ? word : `${word} · ${given} ${given === 1 ? "point" : "points"}`;
};

/** By hand: the page after a step. */
const expectedAfter = ({ event, snapshot: { value, context: known } }: ChartPath[number]) => {
  const context = known as MarkingContext;
  const { queue: place, saving } = value as { queue: unknown; saving: string };
  const { itemId, page, queue, unsent, conflicts, comments } = context;
  const isLeft = event.type === "save.wanted";
  const listed = queue?.item?.groups.map(({ answers }) => answers[0]?.mark_id) ?? [];
  const at = queue?.item?.item_id === itemId ? listed.indexOf(context.chosen ?? "") : -1;
  const isChosen = at >= 0 && !isLeft;
  const first = unsent[0];
  const marks = [...conflicts.map(({ mark }) => mark), ...unsent];
  const texts = Object.values(comments);
  const isKept = saving === "kept" && queue !== null && conflicts.length === 0;
  return {
    title: queue === null || isLeft ? null : "Marking: Rivers",
    answer: isChosen ? `Answer ${at + 1} of ${listed.length}` : null,
    state: isChosen ? wordsOf(context) : null,
    buttons: isLeft
      ? []
      : [
          ...(place === "unread" ? ["Try again"] : []),
          ...(isKept ? ["Try again"] : []),
          ...conflicts.map(() => "Take this window’s"),
        ],
    sent: [
      ...(place === "loading" ? [["markQueue", itemId, page]] : []),
      ...(saving === "sending" && first !== undefined
        ? [["markSave", first.markId, first.points, first.comment, first.version, first.settles]]
        : []),
    ],
    device:
      marks.length === 0 && texts.every((text) => text === "")
        ? []
        : [[marks.map(({ markId, points, isSent }) => [markId, points, isSent]), texts]],
  };
};

async function follow(path: ChartPath): Promise<void> {
  const page = await openMarkingPage();
  try {
    for (const [place, step] of path.entries()) {
      if (place > 0) await happen(page, step.event);
      const expected = expectedAfter(step);
      const seen = await seenSoon(page.see, (sight) => JSON.stringify(sight) === JSON.stringify(expected));
      const name = `${place} ${markingEventName(step.event)}`;
      expect({ name, ...seen }).toEqual({ name, ...expected });
    }
  } finally {
    cleanup();
  }
}

describe("the marking of a class, on screen", () => {
  holdTime();
  noteActorsOf(markingMachine);
  beforeAll(loadFaultWords);
  const cases = (Object.keys(markings) as (keyof typeof markings)[]).map((name) => ({
    name,
    paths: markingPaths(name),
  }));
  for (const { name, paths } of cases)
    describe(name, () => {
      it.each(paths.map((path) => [pathName(path, markingEventName), path] as const))("%s", (_, path) => follow(path));
    });

  it("takes every transition that a teacher and the server can cause", (test) => {
    const paths = cases.reduce((sum, one) => sum + one.paths.length, 0);
    expectEveryCausable(test, "marking", { chart: markingMachine, uncaused: {}, paths });
  });
});
