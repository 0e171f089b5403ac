import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../../src/contract/item/item";
import { SaveLine } from "../../../src/web/exam/SaveLine";
import type { Saving } from "../../../src/web/exam/use-save-state";
import { useChosen } from "../../../src/web/item/interactions/use-chosen";
import { makePaintQueue, paintQueue, type PaintQueuePage } from "../../../src/web/platform/paint-queue";
import { show } from "./screen";

/** A window whose frames and timers come when the test says so. */
function stillPage() {
  const target = new EventTarget();
  const due: (() => void)[] = [];
  const page = {
    visibilityState: "visible" as DocumentVisibilityState,
    document: {
      get visibilityState() {
        return page.visibilityState;
      },
      addEventListener: target.addEventListener.bind(target),
    },
    addEventListener: target.addEventListener.bind(target),
    requestAnimationFrame: (then: () => void) => due.push(then),
    setTimeout: (then: () => void, ms = 0) => (ms === 0 ? due.push(then) : 0),
  };
  return {
    page: page as unknown as PaintQueuePage,
    hide: () => (page.visibilityState = "hidden"),
    send: (name: string) => target.dispatchEvent(new Event(name)),
    /** Runs what is due, one step. */
    step: () => {
      for (const then of due.splice(0)) then();
    },
  };
}

describe("work after a paint", () => {
  it("is done in order in a task after the next frame", () => {
    const done: string[] = [];
    const { page, step } = stillPage();
    const queue = makePaintQueue(page);
    for (const name of ["first", "second"]) queue.add(() => void done.push(name));
    const before = [...done];
    step();
    const inFrame = [...done];
    step();
    expect([before, inFrame, done]).toEqual([[], [], ["first", "second"]]);
  });

  it.each(["pagehide", "beforeunload", "visibilitychange", "pointerdown", "keydown", "click"])(
    "is done at once on %s",
    (name) => {
      const done: string[] = [];
      const { page, send, step } = stillPage();
      makePaintQueue(page).add(() => void done.push("once"));
      send(name);
      const atOnce = [...done];
      step();
      step();
      expect([atOnce, done]).toEqual([["once"], ["once"]]);
    },
  );

  it("is done at once on a page that is not painted", () => {
    const done: string[] = [];
    const { page, hide } = stillPage();
    hide();
    makePaintQueue(page).add(() => void done.push("once"));
    expect(done).toEqual(["once"]);
  });
});

const option = (id: string): Answer => ({ type: "single_choice", option_id: id });
const idOf = (answer: Answer | null) => (answer?.type === "single_choice" ? answer.option_id : "none");

interface Given {
  readonly taken: string[];
  readonly isHurried?: () => boolean;
}

/** A question whose sitting takes an answer when the test presses "take". */
function Question({ taken, isHurried }: Given) {
  const [sitting, setSitting] = useState<Answer | null>(null);
  const [waiting, setWaiting] = useState<readonly (Answer | null)[]>([]);
  const [readOnly, setReadOnly] = useState(false);
  const give = (answer: Answer | null) => {
    taken.push(idOf(answer));
    setWaiting((all) => [...all, answer]);
  };
  const [shown, choose] = useChosen(sitting, give, { readOnly, isHurried });
  const buttons: Readonly<Record<string, () => void>> = {
    a: () => choose(option("a")),
    b: () => choose(option("b")),
    c: () => choose(option("c")),
    take: () => {
      setSitting(waiting[0] ?? null);
      setWaiting(waiting.slice(1));
    },
    other: () => setSitting(option("other")),
    again: () => setSitting(null),
    cover: () => setReadOnly(true),
  };
  return (
    <>
      <output>{idOf(shown)}</output>
      {Object.entries(buttons).map(([name, press]) => (
        <button key={name} type="button" onClick={press}>
          {name}
        </button>
      ))}
    </>
  );
}

/** Presses buttons and returns what is shown after each. */
const shownAfter = (...names: readonly string[]): string[] =>
  names.map((name) => {
    fireEvent.click(screen.getByRole("button", { name }));
    return screen.getByRole("status").textContent ?? "";
  });

const allSaved: Saving = {
  status: "saved",
  waiting: 0,
  postponed: 0,
  refused: 0,
  isStored: true,
  isAtRisk: false,
  isStorageFailing: false,
  hasMarksWaiting: false,
  savedAt: Date.UTC(2026, 10, 28, 9, 5),
  isCutOff: false,
  isKeeping: true,
};

describe("a choice", () => {
  it("is gone where the sitting presents the same question again without an answer", () => {
    show(<Question taken={[]} />);
    expect(shownAfter("a", "take", "again")).toEqual(["a", "a", "none"]);
  });

  it("is shown before the sitting has it, and stays while earlier ones arrive", () => {
    const taken: string[] = [];
    show(<Question taken={taken} />);
    expect([shownAfter("a", "b", "take", "c", "take", "take"), taken]).toEqual([
      ["a", "b", "b", "c", "c", "c"],
      ["a", "b", "c"],
    ]);
  });

  it("gives way to another answer of the sitting", () => {
    show(<Question taken={[]} />);
    expect(shownAfter("a", "other", "b")).toEqual(["a", "other", "b"]);
  });

  it("gives way to the sitting's answer where nothing can be answered any more", () => {
    show(<Question taken={[]} />);
    expect(shownAfter("a", "cover")).toEqual(["a", "none"]);
  });

  describe("on a page that paints", () => {
    const painting = (work: () => void) => {
      const { page, step } = stillPage();
      const queue = makePaintQueue(page);
      const before = { ...paintQueue() };
      Object.assign(paintQueue(), queue);
      try {
        work();
      } finally {
        act(queue.finish);
        Object.assign(paintQueue(), before);
      }
      step();
    };

    it("is given after it was shown", () => {
      painting(() => {
        const taken: string[] = [];
        show(<Question taken={taken} />);
        const shown = shownAfter("a");
        const before = [...taken];
        act(() => paintQueue().finish());
        expect([shown, before, taken]).toEqual([["a"], [], ["a"]]);
      });
    });

    it("is not called saved from the moment it is shown", () => {
      painting(() => {
        show(
          <>
            <Question taken={[]} />
            <SaveLine saving={allSaved} />
          </>,
        );
        const line = screen.getByRole("group");
        const before = line.textContent;
        fireEvent.click(screen.getByRole("button", { name: "a" }));
        const shown = line.textContent;
        act(() => paintQueue().finish());
        expect([before, shown, line.textContent]).toEqual([
          expect.stringMatching(/^Saved \d/),
          "Saving",
          expect.stringMatching(/^Saved \d/),
        ]);
      });
    });

    it("is given at once in the last moments, and when the question goes", () => {
      painting(() => {
        const hurried: string[] = [];
        const { unmount } = show(<Question taken={hurried} isHurried={() => true} />);
        shownAfter("a");
        const first = [...hurried];
        unmount();
        const left: string[] = [];
        const second = show(<Question taken={left} />);
        shownAfter("b");
        const before = [...left];
        second.unmount();
        expect([first, before, left]).toEqual([["a"], [], ["b"]]);
      });
    });
  });
});
