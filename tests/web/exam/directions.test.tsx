import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { createActor, fromCallback, type ActorRefFrom } from "xstate";
import { clockMachine } from "../../../machines/exam/clock.machine";
import { Directions } from "../../../src/web/exam/sections/Directions";
import { SittingTitle } from "../../../src/web/exam/shell/SittingTitle";
import { attempt, section } from "../../machines/samples";
import { show } from "./screen";

const directed = section("s1", {
  title: { en: "Reading and Writing, Module 1" },
  short: { en: "R&W, Module 1" },
  directions: { en: "<p>Choose the one best answer.</p>" },
});

interface StandingProps {
  readonly begins: boolean;
  readonly clock?: ActorRefFrom<typeof clockMachine>;
}

function Standing({ begins, clock }: StandingProps) {
  const [isOpen, setOpen] = useState(begins);
  return (
    <>
      <header>
        <Directions
          section={directed}
          clock={clock}
          isOpen={isOpen}
          onAsk={() => setOpen(true)}
          onRead={() => setOpen(false)}
        />
      </header>
      <main>
        <h1 tabIndex={-1}>Question 1</h1>
      </main>
    </>
  );
}

const opener = () => screen.getByRole("button", { name: "Directions · R&W, Module 1" });
const sheet = () => screen.queryByRole("dialog", { name: "Directions · Reading and Writing, Module 1" });

it("lie over the questions where the module begins, and give way to the question", () => {
  show(<Standing begins />);
  expect(sheet()?.textContent).toContain("Choose the one best answer.");
  expect(document.activeElement?.textContent).toBe("Directions · Reading and Writing, Module 1");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect([sheet(), document.activeElement?.textContent]).toEqual([null, "Question 1"]);
});

it("show their pictures", () => {
  const sha256 = "ab".repeat(32);
  const mapped = {
    ...directed,
    directions: { en: '<p>Look: <img src="media:map" alt="A map"></p>' },
    media: [{ media_id: "map", type: "image/png" as const, sha256 }],
  };
  show(<Directions section={mapped} isOpen onAsk={() => undefined} onRead={() => undefined} />);
  expect(screen.getByAltText("A map").getAttribute("src")).toBe(`/media/${sha256}`);
});

it("stay within reach: asked for again, they go back to who asked", () => {
  show(<Standing begins={false} />);
  expect(sheet()).toBeNull();
  opener().focus();
  fireEvent.click(opener());
  fireEvent.click(sheet() as HTMLElement);
  expect([sheet(), document.activeElement]).toEqual([null, opener()]);
});

const clockOf = (deadline: number | null) =>
  createActor(clockMachine.provide({ actors: { ticker: fromCallback(() => undefined) } }), {
    input: { deadline, serverTime: 0 },
  }).start();
const minute = 60_000;

it("show the clock of the section, which runs on over them", () => {
  const clock = clockOf(32 * minute);
  show(<Standing begins clock={clock} />);
  expect(sheet()?.textContent).toContain("The clock keeps running: 32:00");
  act(() => clock.send({ type: "clock.ticked", remainingMs: 31 * minute }));
  expect(sheet()?.textContent).toContain("The clock keeps running: 31:00");
  act(() => clock.send({ type: "clock.toggled" }));
  expect(sheet()?.textContent).toMatch(/The clock keeps running(?!:)/);
  act(() => clock.send({ type: "clock.ticked", remainingMs: 4 * minute }));
  expect(sheet()?.textContent).toContain("The clock keeps running: 4:00");
});

it("say nothing of a clock where there is no limit", () => {
  show(<Standing begins clock={clockOf(null)} />);
  expect(sheet()?.textContent).not.toContain("clock");
});

const spoken = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove();
  return copy.textContent;
};

it.each([true, false])("the title is read in full, and shown as short as there is room, tight %s", (isTight) => {
  const { container } = show(
    <p>
      <SittingTitle isTight={isTight} attempt={attempt({ stage: "s1", sections: [directed, section("s2")] })} />
    </p>,
  );
  expect(spoken(container)).toBe("Section 1 of 2 · Reading and Writing, Module 1");
  expect(container.textContent).toContain("R&W, Module 1");
});

it("the title of a break has no number", () => {
  const sections = [directed, section("b1", { kind: "break", title: { en: "Break" } }), section("s2")];
  const { container } = show(<SittingTitle attempt={attempt({ stage: "b1", sections })} />);
  expect(container.textContent).toBe("Break");
});
