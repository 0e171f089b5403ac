import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../../src/contract/item/item";
import { useChosen } from "../../../src/web/item/interactions/use-chosen";
import { show } from "./screen";

const option = (id: string): Answer => ({ type: "single_choice", option_id: id });
const idOf = (answer: Answer | null) => (answer?.type === "single_choice" ? answer.option_id : "none");

/** A question whose sitting takes an answer when the test presses "take". */
function Question({ taken }: { readonly taken: string[] }) {
  const [sitting, setSitting] = useState<Answer | null>(null);
  const [waiting, setWaiting] = useState<readonly (Answer | null)[]>([]);
  const [readOnly, setReadOnly] = useState(false);
  const give = (answer: Answer | null) => {
    taken.push(idOf(answer));
    setWaiting((all) => [...all, answer]);
  };
  const [shown, choose] = useChosen(sitting, give, readOnly);
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

describe("a choice", () => {
  it("is given to the sitting in the task in which it is made", () => {
    const taken: string[] = [];
    show(<Question taken={taken} />);
    fireEvent.click(screen.getByRole("button", { name: "a" }));
    expect(taken).toEqual(["a"]);
  });

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
});
