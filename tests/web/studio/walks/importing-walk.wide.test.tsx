import { act, cleanup, fireEvent, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { importingMachine } from "../../../../machines/importing/importing.machine";
import { wiredImporting } from "../../../../src/web/effects/importing";
import { ImportPage } from "../../../../src/web/studio/importing/ImportPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { importingEventName, importingPaths, replyIn } from "../../../support/importing-paths";
import { pathName, type ChartPath } from "../../../support/paths";
import { openPage } from "../../open-page";
import { expectEveryCausable } from "../../sitting/coverage";
import { setOnline } from "../../sitting/stage";
import { questions } from "../samples";
import { contextOf, faultNamed, isCard, isPublished, pageAt, rowAt, type Whose } from "./importing-sights";
import { noteActorsOf } from "./noted-actors";
import { holdTime, pass, seenSoon } from "./page-time";
import { scriptedServer, type WaitingRequest } from "./scripted-server";

/** How long the page waits at most before it tries again, and between two looks at a reading, in ms. */
const longestWait = 9_000;
const watchEvery = 700;
/** How often the page sends one piece before it says that the server cannot be reached. */
const triesOfPiece = 4;

/** Whether the page has a button for what a person does in a step. */
const canHappen = (whose: Whose, at: AnyMachineSnapshot, { type }: AnyEventObject): boolean => {
  const context = contextOf(at);
  if (type === "publishing.wanted") return !isPublished(context);
  if (type === "retry" && at.matches("unknown")) return whose === "sent" || context.fault?.code === "http";
  return !(whose === "found" && type === "import.discarded" && at.matches("unreachable")) || isCard(context);
};

const shownNames = ["Try again", "Cancel", "Discard", "Import 2 questions", "Undo the import", "Publish"];
const enabled = () => [...document.querySelectorAll("button")].filter(({ disabled }) => !disabled);

const press = async (name: string, inside: ParentNode = document): Promise<void> => {
  const button = [...inside.querySelectorAll("button")].find((one) => !one.disabled && one.textContent === name);
  if (button === undefined) throw new Error(`nothing to press is called ${name}`);
  await act(async () => void fireEvent.click(button));
};
const confirm = async (name: string): Promise<void> => {
  await press(name);
  const dialog = document.querySelector("dialog");
  if (dialog !== null) await press(name, dialog);
};

const leaveOut = async (): Promise<void> => {
  const find = () =>
    [...document.querySelectorAll("h3")].find(({ textContent }) => textContent.startsWith("Question 1 "));
  const heading = await seenSoon(find, (found) => found !== undefined);
  await press("Leave out", heading?.closest("li") ?? document);
};
const changeTitle = async (): Promise<void> => {
  const edit = enabled().find(({ textContent }) => textContent === "Change title, clock, sections");
  if (edit !== undefined) await act(async () => void fireEvent.click(edit));
  await act(
    async () => void fireEvent.change(within(document.body).getByLabelText("Title"), { target: { value: "Leaves" } }),
  );
  await press("Save");
};

/** Opens the page of an import, or that of all imports with a file to send. */
async function openImports(whose: Whose) {
  setOnline(true);
  const { waiting } = scriptedServer({
    importList: () => ({ list: [], total: 0, page_size: 20 }),
    menuList: () => ({ list: [] }),
    importQuestions: () => ({ list: questions.slice(0, 1), total: 1, page_size: 20 }),
  });
  const history = await openPage(ImportPage, whose === "sent" ? "/studio/import" : "/studio/import?import=i1");
  if (whose === "sent") {
    const zone = await seenSoon(
      () => document.querySelector("[data-drop]"),
      (found) => found !== null,
    );
    if (zone === null) throw new Error("there is nowhere to drop files");
    await act(
      async () => void fireEvent.drop(zone, { dataTransfer: { files: [new File(["x".repeat(100)], "cells.xml")] } }),
    );
  }
  /** The next request; some come only after a while. */
  const request = async (): Promise<WaitingRequest> => {
    const one = await seenSoon(
      () => waiting()[0],
      (found) => found !== undefined,
    );
    if (one === undefined) throw new Error("nothing is on its way");
    return one;
  };
  return {
    request,
    see: () => ({
      address: history.location.href,
      heading: document.querySelector("h1")?.textContent ?? null,
      words: [...document.querySelectorAll("h1 ~ [role=status], li [role=status]")].map(
        ({ textContent }) => textContent,
      ),
      above: document.querySelector("h1")?.previousElementSibling?.textContent || null,
      buttons: enabled()
        .map(({ textContent }) => textContent)
        .filter((name) => shownNames.includes(name)),
      alerts: [...document.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent),
      sent: waiting().map(({ name, input }) => [name, input["version"], input["choices"] ?? input["numbers"]]),
    }),
  };
}

type Imports = Awaited<ReturnType<typeof openImports>>;

const replies = async ({ request }: Imports, { type, output, error }: AnyEventObject): Promise<void> => {
  if (type.endsWith(".watch")) await pass(watchEvery);
  const { code } = (error ?? {}) as { readonly code?: number | string };
  if (code === "network") {
    for (let left = type.endsWith(".sendPiece") ? triesOfPiece : 1; left > 0; left -= 1) {
      (await request()).hangUp();
      await pass(0);
      if (left > 1) await pass(longestWait);
    }
    return;
  }
  const asked = await request();
  if (code === undefined) asked.answer(output ?? {});
  else if (code === "http") asked.fail(404);
  else asked.refuse(faultNamed(code));
};

const happen = async (page: Imports, event: AnyEventObject, place: number): Promise<void> => {
  if (replyIn(event) !== null) return replies(page, event);
  switch (event.type) {
    case "choices.made":
      return changeTitle();
    case "questions.leftOut":
      return leaveOut();
    case "import.wanted":
      return press("Import 2 questions");
    case "publishing.wanted":
      return press("Publish");
    case "undo.wanted":
      return confirm("Undo the import");
    case "import.discarded":
      return enabled().some(({ textContent }) => textContent === "Cancel") ? press("Cancel") : confirm("Discard");
    case "retry":
      return press("Try again");
    default:
      // the network is back, or time has passed
      if (place % 2 === 0) await act(async () => void window.dispatchEvent(new Event("online")));
      else await pass(longestWait);
      return undefined;
  }
};

async function follow(whose: Whose, path: ChartPath): Promise<void> {
  const page = await openImports(whose);
  try {
    for (const [place, { event, snapshot }] of path.entries()) {
      const before = path[place - 1]?.snapshot;
      if (before !== undefined) await happen(page, event, place);
      const expected = whose === "sent" ? rowAt(snapshot) : pageAt(snapshot);
      const seen = await seenSoon(
        page.see,
        (sight) => JSON.stringify(sight) === JSON.stringify({ ...sight, ...expected }),
      );
      const name = `${place} ${importingEventName(event)}`;
      expect({ name, ...seen }).toEqual({ name, ...expected });
    }
  } finally {
    cleanup();
  }
}

describe("the import of a file, on screen", () => {
  holdTime();
  noteActorsOf(wiredImporting);
  beforeAll(loadFaultWords);
  const cases = (["sent", "found"] as const).map((whose) => ({
    whose,
    paths: importingPaths(whose, (at, event) => canHappen(whose, at, event)),
  }));
  for (const { whose, paths } of cases)
    describe(whose === "sent" ? "that a person drops on the page" : "that a person opens", () => {
      it.each(paths.map((path) => [pathName(path, importingEventName), path] as const))("%s", (_, path) =>
        follow(whose, path),
      );
    });

  it("takes every transition that a person and the server can cause", (test) => {
    expectEveryCausable(test, "importing", {
      chart: importingMachine,
      uncaused: {
        "importing.refused: publishing.wanted → importing.publishing":
          "a test that somebody has begun is published, and has no button for it",
      },
      paths: cases.reduce((sum, { paths }) => sum + paths.length, 0),
    });
  });
});
