import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { Directions } from "../../../src/web/exam/sections/Directions";
import { SittingTitle } from "../../../src/web/exam/shell/SittingTitle";
import { attempt, section } from "../../machines/samples";
import { show } from "./screen";

const directed = section("s1", {
  title: { en: "Reading and Writing, Module 1" },
  short: { en: "R&W, Module 1" },
  directions: { en: "<p>Choose the one best answer.</p>" },
});

function Standing({ begins }: { readonly begins: boolean }) {
  const [isOpen, setOpen] = useState(begins);
  return (
    <>
      <header>
        <Directions section={directed} isOpen={isOpen} onAsk={() => setOpen(true)} onRead={() => setOpen(false)} />
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

it("stay within reach: asked for again, they go back to who asked", () => {
  show(<Standing begins={false} />);
  expect(sheet()).toBeNull();
  opener().focus();
  fireEvent.click(opener());
  fireEvent.click(sheet() as HTMLElement);
  expect([sheet(), document.activeElement]).toEqual([null, opener()]);
});

const spoken = (element: Element): string => {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll("[aria-hidden=true]")) silent.remove();
  return copy.textContent;
};

it.each([true, false])("the title is told in full, and shown as short as there is room, tight %s", (isTight) => {
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
