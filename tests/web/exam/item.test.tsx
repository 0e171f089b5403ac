import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { readyMarkup } from "../../../src/web/item/content/markup";
import { oneLineText } from "../../../src/web/item/content/plain-text";
import { ItemBoundary } from "../../../src/web/item/interactions/ItemBoundary";
import { ItemView } from "../../../src/web/item/interactions/ItemView";
import { SplitPane } from "../../../src/web/item/interactions/SplitPane";
import { makeCleaner } from "../../../src/web/ui/markup/cleaner";
import { exerciseOf, four } from "./sample";
import { show } from "./screen";

const single = exerciseOf({ type: "single_choice", options: four, shuffle: false });
const nothing = () => undefined;
/** Takes the text as it came. */
const cleaner = makeCleaner((html) => new DOMParser().parseFromString(html, "text/html").body);

describe("content", () => {
  const sha256 = "ab".repeat(32);
  it("finds media, boxes tables and marks gaps", () => {
    expect(
      readyMarkup('<img src="media:m1" alt=""><table><tr></tr></table>{{g1}}', [
        { media_id: "m1", type: "image/png", sha256 },
      ]),
    ).toBe(
      `<img src="/media/${sha256}" alt=""><div class="iv-scroll"><table><tr></tr></table></div><span ` +
        `data-gap="g1"></span>`,
    );
    expect(readyMarkup('<img src="media:m2">', [])).toBe('<img src="/media/m2">');
    expect(readyMarkup("<p><math><mi>x</mi></math>.</p>", [])).toBe(
      '<p><span class="iv-formula"><math><mi>x</mi></math>.</span></p>',
    );
  });

  it("gives headings consecutive levels below the headings above them", () => {
    const html = '<h4 style="color:red">A</h4><h6>B</h6><h4>C</h4><hr>';
    expect(readyMarkup(html, [], 2)).toBe('<h2 style="color:red">A</h2><h3>B</h3><h2>C</h2><hr>');
    expect(readyMarkup(html, [])).toBe('<h3 style="color:red">A</h3><h4>B</h4><h3>C</h3><hr>');
  });

  it.each([
    ["<p>one\n <b>two</b></p>&amp; three", "one two & three"],
    [
      '<p>How long is AC?</p><svg aria-label="A right triangle"><path d="M0 0" /></svg>',
      "How long is AC? A right triangle",
    ],
    ["<math><mfrac><mn>3</mn><mn>10</mn></mfrac></math>", "3/10"],
    [
      "<math><mo>−</mo><mfrac><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow><msqrt><mn>2</mn></msqrt></mfrac></math>",
      "−(x+1)/√2",
    ],
    [
      "<math><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo>" +
        "<msqrt><mi>a</mi><mo>−</mo><msub><mi>b</mi><mn>1</mn></msub></msqrt></math>",
      "x^2=√(a−b_1)",
    ],
    ['<img src="a" alt="A leaf"> or <svg aria-label="a root"><text>hidden</text></svg>', "A leaf or a root"],
  ])("reads %s as %s", (html, text) => {
    expect(oneLineText(cleaner, html)).toBe(text);
  });
});

describe("item", () => {
  it("F49: offers a missing picture again and stays usable", () => {
    show(
      <ItemView
        exercise={exerciseOf(single.interaction, '<p><img src="media:lost" alt="A leaf"></p>')}
        number={1}
        answer={null}
        onAnswer={nothing}
      />,
    );
    const picture = screen.getByAltText("A leaf");
    fireEvent.error(picture);
    fireEvent.click(screen.getByRole("button", { name: "Load it again" }));
    expect(screen.queryByRole("button", { name: "Load it again" })).toBe(null);
    expect(screen.getAllByRole("radio").length).toBe(4);
  });

  it("keeps the scroll position of a passage for the next item with the same passage", async () => {
    const about = (exercise_id: string, passage: string) => ({
      ...single,
      exercise_id,
      stimulus: { stimulus_id: exercise_id, content: { en: `<p>${passage}</p>`, zh: `<p>${passage}</p>` } },
    });
    const viewOf = (exercise: ReturnType<typeof about>) => (
      <ItemView exercise={exercise} number={1} answer={null} onAnswer={nothing} />
    );
    const paneOf = async (passage: string) => {
      const text = await screen.findByText(passage);
      const pane = text.closest<HTMLElement>("[role=region]");
      if (pane === null) throw new Error("the passage is in no pane");
      return pane;
    };
    const view = show(viewOf(about("first", "Foxes")));
    const first = await paneOf("Foxes");
    first.scrollTop = 120;
    fireEvent.scroll(first);
    view.rerender(viewOf(about("second", "Foxes")));
    const second = await paneOf("Foxes");
    expect([second === first, second.scrollTop]).toEqual([false, 120]);
    view.rerender(viewOf(about("third", "Hares")));
    expect((await paneOf("Hares")).scrollTop).toBe(0);
  });

  it("gives the focus to the heading of each new item", () => {
    const view = show(<ItemView exercise={single} number={1} answer={null} onAnswer={nothing} />);
    expect(document.activeElement?.textContent).toBe("Question 1");
    view.rerender(<ItemView exercise={{ ...single, exercise_id: "e2" }} number={2} answer={null} onAnswer={nothing} />);
    expect(document.activeElement?.textContent).toBe("Question 2");
  });

  it("shows a passage beside the question; the divider moves by keys within its limits", () => {
    const shares: number[] = [];
    show(<SplitPane start="passage" end="question" share={26} onShare={(share) => shares.push(share)} />);
    const divider = screen.getByRole("separator");
    for (const key of ["ArrowLeft", "ArrowRight", "Home", "End", "a"]) fireEvent.keyDown(divider, { key });
    expect(shares).toEqual([25, 28, 25, 75]);
    expect(divider.getAttribute("aria-valuenow")).toBe("26");
  });
});

describe("a broken item", () => {
  it("F40: stays inside the view that draws it, whatever of its interaction is missing", () => {
    const reported: unknown[] = [];
    const exercise = { ...single, interaction: { ...single.interaction, options: null } } as unknown as typeof single;
    show(
      <ItemView
        exercise={exercise}
        number={2}
        answer={null}
        onAnswer={nothing}
        onBroken={(error) => reported.push(error)}
      />,
    );
    expect(screen.getByRole("alert").textContent).toContain("This question could not be shown");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Question 2");
    expect(reported).toEqual([expect.any(TypeError)]);
  });

  beforeEach(() => {
    const silence = vi.spyOn(console, "error").mockImplementation(nothing);
    return () => silence.mockRestore();
  });

  it("F40: keeps the typed text in sight, reports, and can be tried again", () => {
    const reported: unknown[] = [];
    const fault = new Error("no drawing");
    let broken = true;
    const Fragile = () => {
      if (broken) throw fault;
      return <p>{"drawn"}</p>;
    };
    show(
      <ItemBoundary answer={{ type: "text_entry", text: "my words" }} onBroken={(error) => reported.push(error)}>
        <Fragile />
      </ItemBoundary>,
    );
    expect(reported).toEqual([fault]);
    expect(screen.getByRole("alert").textContent).toContain("my words");
    broken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByText("drawn")).toBeTruthy();
  });
});
