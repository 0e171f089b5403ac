import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Answer } from "../../../src/contract/item/item";
import { typedWords } from "../../../src/web/item/interactions/typed-words";
import { Harness } from "./Harness";
import { exerciseOf } from "./sample";
import { show } from "./screen";

const essay = (max_length: number, expected_lines?: number) =>
  exerciseOf({
    type: "extended_text",
    max_length,
    format: "plain",
    ...(expected_lines === undefined ? {} : { expected_lines }),
  });
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const written = (text: string): Answer => ({ type: "extended_text", text });
const note = () => document.getElementById(`${field().id}-count`)?.textContent;

describe("a longer text", () => {
  it("is emitted as it is typed, with its lines, and taken back when it is emptied", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={essay(200)} said={said} />);
    type("Rivers bend.\n\nThey dig.");
    type("");
    expect(said).toEqual([written("Rivers bend.\n\nThey dig."), null]);
  });

  it("counts words and characters while it is typed", () => {
    show(<Harness exercise={essay(20_000)} said={[]} initial={written("Rivers don’t run straight.")} />);
    expect(note()).toBe("4 words · 26 of 20000 characters");
    type("河流弯曲 now");
    expect(note()).toBe("5 words · 8 of 20000 characters");
  });

  it("says aloud only that the limit is reached, and keeps what fits", () => {
    show(<Harness exercise={essay(10)} said={[]} />);
    type("abcdefghi");
    expect(screen.getByRole("status").textContent).toBe("");
    type("abcdefghijk");
    expect([field().value, screen.getByRole("status").textContent, note()]).toEqual([
      "abcdefghij",
      "The limit of 10 characters is reached. Anything beyond it was left out.",
      "The limit of 10 characters is reached. Anything beyond it was left out.",
    ]);
  });

  it("never keeps half a character or characters of control, but for lines and tabs", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={essay(6)} said={said} />);
    type("a\0\u0007\nb\uD800\tde👍");
    expect(said).toEqual([written("a\nb\tde")]);
  });

  it("reports nothing while an input method composes, then the text once", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={essay(200)} said={said} />);
    fireEvent.compositionStart(field());
    type("he l");
    expect([field().value, said]).toEqual(["he l", []]);
    type("河流");
    fireEvent.compositionEnd(field());
    expect(said).toEqual([written("河流")]);
  });

  it("begins with the lines that its question expects, ten without", () => {
    const { unmount } = show(<Harness exercise={essay(200, 4)} said={[]} />);
    expect(field().getAttribute("rows")).toBe("4");
    unmount();
    show(<Harness exercise={essay(200)} said={[]} />);
    expect(field().getAttribute("rows")).toBe("10");
  });

  it("can be read and not changed where answers are over", () => {
    show(<Harness exercise={essay(200)} said={[]} initial={written("Done.")} readOnly />);
    expect([field().readOnly, field().value]).toEqual([true, "Done."]);
  });
});

describe("the number of words", () => {
  it.each([
    ["", 0],
    ["  \n ", 0],
    ["one two\nthree", 3],
    ["don't and don’t", 3],
    ["e\u0301te\u0301 naïve", 2],
    ["3.5 km", 3],
    ["细胞膜 is 3 字", 6],
    ["日本語 テスト", 6],
    ["한국어 시험", 2],
    ["— … !", 0],
  ])("of %j is %i", (text, words) => {
    expect(typedWords(text)).toBe(words);
  });

  it("is found in time that grows with the text alone", () => {
    expect(typedWords("a’".repeat(10_000))).toBe(1);
    expect(typedWords("’".repeat(20_000))).toBe(0);
  });
});
