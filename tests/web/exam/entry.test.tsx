import { act, fireEvent, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../../../src/contract/item/item";
import { numberEntries } from "../../../src/contract/item/number-entry";
import { ItemView } from "../../../src/web/item/interactions/ItemView";
import { fitted } from "../../../src/web/item/interactions/use-draft";
import { Harness } from "./Harness";
import { exerciseOf } from "./sample";
import { show } from "./screen";

const text = (max_length: number) => exerciseOf({ type: "text_entry", max_length });
const type = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });
const words = (entered: string): Answer => ({ type: "text_entry", text: entered });
const field = () => screen.getByRole<HTMLInputElement>("textbox");

describe("text entry", () => {
  it("emits each change and takes an emptied answer back", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={text(200)} said={said} />);
    type("D");
    type("DN");
    type("");
    expect(said).toEqual([words("D"), words("DN"), null]);
  });

  it("reports nothing while an input method composes, then the word once", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={text(200)} said={said} />);
    fireEvent.compositionStart(field());
    type("xi");
    type("xi b");
    expect(field().value).toBe("xi b");
    expect(said).toEqual([]);
    type("细胞");
    fireEvent.compositionEnd(field());
    type("细胞");
    expect(said).toEqual([words("细胞")]);
  });

  it("reports the limit while typing and keeps the text that fits", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={text(10)} said={said} />);
    type("abcdefg");
    expect(screen.getByRole("status").textContent).toBe("");
    type("abcdefgh");
    expect(screen.getByRole("status").textContent).toBe("8 of 10 characters");
    type("abcdefghijklmn");
    expect(field().value).toBe("abcdefghij");
    expect(screen.getByRole("status").textContent).toBe(
      "The limit of 10 characters is reached. Anything beyond it was left out.",
    );
    expect(said.at(-1)).toEqual(words("abcdefghij"));
  });

  it("shows a stored answer, and a newer one from elsewhere unless the student is in the field", () => {
    const view = (stored: string) => (
      <ItemView exercise={text(50)} number={1} answer={words(stored)} onAnswer={() => undefined} />
    );
    const { rerender } = show(view("e\u0301 👩‍👩‍👧 \u202Eabc"));
    expect(field().value).toBe("e\u0301 👩‍👩‍👧 \u202Eabc");
    rerender(view("second"));
    expect(field().value).toBe("second");
    fireEvent.focus(field());
    type("second and mo");
    rerender(view("third"));
    expect(field().value).toBe("second and mo");
  });

  it("keeps any text byte for byte within the limit, but for NUL and half characters", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 40 }),
        (entered) => fitted(entered, 400) === entered.replaceAll("\0", ""),
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 12 }), (entered, limit) => {
        const kept = fitted(entered, limit);
        expect(kept.length).toBeLessThanOrEqual(limit);
        expect(/[\0\p{Surrogate}]/u.test(kept)).toBe(false);
      }),
    );
  });
});

describe("numeric entry", () => {
  const inCentimetres = exerciseOf({ type: "numeric_entry", max_length: 12, unit: { en: "cm" } });
  const plain = exerciseOf({ type: "numeric_entry", max_length: 12 });
  const hint = "Use digits, a decimal point, a minus sign or a fraction bar, such as −2.5, 3/4 or 2\u00a01/4.";
  const unread =
    "This is not a number yet, so it cannot count as an answer. Write, for example, 12, −2.5, 3/4 or 2\u00a01/4.";
  const told = () => screen.getByRole("status").textContent;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("keeps the number as it was written", () => {
    const said: (Answer | null)[] = [];
    show(<Harness exercise={exerciseOf({ type: "numeric_entry", max_length: 8, unit: { en: "cm" } })} said={said} />);
    expect(screen.getByLabelText("Your answer as a number, in cm")).toBe(field());
    type("-3/4");
    type("１２.5");
    type("3x");
    type("");
    expect(said).toEqual([
      ..."-3/4 １２.5 3x".split(" ").map((entered) => ({ type: "numeric_entry", text: entered })),
      null,
    ]);
  });

  it("describes the expected input once the student pauses, and no sooner", () => {
    show(<Harness exercise={plain} said={[]} />);
    type("ni");
    act(() => void vi.advanceTimersByTime(1_000));
    type("nine");
    act(() => void vi.advanceTimersByTime(1_000));
    expect(told()).toBe(hint);
    expect(field().getAttribute("aria-invalid")).toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(told()).toBe(unread);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    type("9");
    expect(told()).toBe(hint);
  });

  it("reports an unreadable number immediately when the field is left, and names the unit", () => {
    show(<Harness exercise={inCentimetres} said={[]} />);
    fireEvent.focus(field());
    type("4 m");
    fireEvent.blur(field());
    expect(told()).toBe(`${unread} The answer is in cm.`);
  });

  it("reports nothing for readable numbers or an empty field", () => {
    show(<Harness exercise={inCentimetres} said={[]} />);
    for (const text of ["4 cm", "h = 4", "2 1/4", "-.5", ""]) {
      fireEvent.focus(field());
      type(text);
      fireEvent.blur(field());
      act(() => void vi.advanceTimersByTime(3_000));
      expect(told()).toBe(hint);
    }
  });

  it.each([
    ["1,5", "1.5"],
    ["1,234", "1234"],
    ["2 365", "2365"],
  ])("shows how separated digits are read: %s", (text, value) => {
    show(<Harness exercise={plain} said={[]} />);
    type(text);
    expect(told()).toBe(hint);
    fireEvent.blur(field());
    expect(told()).toBe(`Read as ${value}.`);
  });

  it("describes the expected input for a stored text that is no number", () => {
    show(<Harness exercise={plain} said={[]} initial={{ type: "numeric_entry", text: "nine" }} />);
    expect(told()).toBe(unread);
  });
});

describe("a student-produced response", () => {
  const exercise = exerciseOf({ type: "numeric_entry", max_length: 6 });
  const entered = () => {
    const said: (Answer | null)[] = [];
    show(
      <ItemView exercise={exercise} number={1} answer={null} numberEntry="response" onAnswer={(a) => said.push(a)} />,
    );
    return said;
  };
  const { plain, isTaken } = numberEntries.response;

  it("has five characters, six with a minus in front, and no other signs", () => {
    const signs = fc.array(fc.constantFrom(..."0123456789./-−％x $,π".split("")), { maxLength: 9 });
    fc.assert(
      fc.property(signs, (typed) => {
        const text = plain(typed.join(""));
        const [minus, rest] = text.startsWith("-") ? ["-", text.slice(1)] : ["", text];
        const fits = rest.length <= 5 && rest.split("").every((sign) => "0123456789./".includes(sign));
        expect(isTaken(text)).toBe(fits);
        expect(text.length <= (minus === "" ? 5 : 6) || !isTaken(text)).toBe(true);
      }),
    );
  });

  it("takes every form that the items accept", () => {
    for (const text of ["3.5", "3.500", "7/2", ".6666", "0.667", "-1/3", "-.333", "12345", "-12345"])
      expect(isTaken(text)).toBe(true);
    for (const text of ["123456", "-123456", "1 1/2", "$5", "1,5", "5%", "2-3", "--2"])
      expect(isTaken(text)).toBe(false);
  });

  it("refuses input that breaks the rule, and names the rule", () => {
    const said = entered();
    type("-1234");
    type("-12345");
    type("-123456");
    type("-12345x");
    expect(field().value).toBe("-12345");
    expect(screen.getByRole("status").textContent).toBe(
      "That was not taken: only digits, a decimal point, a fraction bar and a minus sign in front, " +
        "up to 5 characters, one more with a minus sign.",
    );
    type("−７/2");
    expect(field().value).toBe("-7/2");
    expect(said).toEqual(["-1234", "-12345", "-7/2"].map((text) => ({ type: "numeric_entry", text })));
  });

  it("lets an answer from before the rule be made shorter", () => {
    const stored: Answer = { type: "numeric_entry", text: "1234567" };
    show(<ItemView exercise={exercise} number={1} answer={stored} numberEntry="response" onAnswer={() => undefined} />);
    type("123456");
    type("12345");
    type("123456");
    expect(field().value).toBe("12345");
  });
});
