import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import type { Practice } from "../../../src/contract/practice/practice";
import { PracticeSetPage } from "../../../src/web/learning/practice-set/PracticeSetPage";
import { checked, offer, setOf } from "../../machines/practice-set/samples";
import { openPage, Refused, stubServer } from "../open-page";

/** A server that draws one set of two and marks it. */
function practiceServer({ isOpen = false, breaksOnce = false } = {}) {
  let set: Practice | null = isOpen ? setOf(0) : null;
  let isBroken = breaksOnce;
  const summary = (practice: Practice) => ({ practice_id: practice.practice_id, started_at: 1, checked: 1, total: 2 });
  return stubServer({
    practiceOffer: () => ({ ...offer, open: set === null ? null : summary(set) }),
    practiceDetail: () => ({ practice: set }),
    practiceStart: ({ skill }) => {
      if (skill === "area") return { practice: null };
      set = setOf();
      return { practice: set };
    },
    practiceCheck: ({ place, answer }) => {
      if (isBroken) {
        isBroken = false;
        throw new Refused("unavailable");
      }
      const option = (answer as { option_id: string }).option_id;
      const question = checked(Number(place), option);
      if (set !== null) set = { ...set, questions: set.questions.map((one) => (one.place === place ? question : one)) };
      return question;
    },
    practiceFinish: () => {
      if (set !== null) set = { ...set, finished_at: 9 };
      return set;
    },
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("practice", () => {
  it("is chosen, answered and explained question by question, up to its summary", async () => {
    const { asked } = practiceServer();
    await openPage(PracticeSetPage, "/practise?from=bank&family=map&skill=fractions");
    await screen.findByRole("button", { name: "Start practising" });
    press("Start practising");
    await heading("Question 1 of 2");
    const check = () => screen.getByRole<HTMLButtonElement>("button", { name: "Check" });
    expect(check().disabled).toBe(true);
    fireEvent.click(screen.getAllByRole("radio")[0] as HTMLElement);
    fireEvent.click(check());
    expect(await screen.findByText("One more is the next number.")).toBeTruthy();
    expect(screen.getAllByText("Right answer").length).toBeGreaterThan(0);
    press("Next question");
    await heading("Question 2 of 2");
    fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
    fireEvent.click(check());
    await screen.findByText("One more is the next number.");
    press("See how it went");
    await screen.findByRole("button", { name: "Another set" });
    expect(document.body.textContent).toContain("1 of 2");
    const started = asked.find(({ name }) => name === "practiceStart")?.input;
    expect(started).toMatchObject({ from: "bank", family: "map", skill: "fractions" });
    expect(String(started?.["idempotency_key"]).length).toBeGreaterThan(7);
  });

  it("keeps the answer when a check does not get through", async () => {
    practiceServer({ breaksOnce: true });
    await openPage(PracticeSetPage, "/practise");
    await screen.findByRole("button", { name: "Start practising" });
    press("Start practising");
    await heading("Question 1 of 2");
    fireEvent.click(screen.getAllByRole("radio")[1] as HTMLElement);
    press("Check");
    expect((await screen.findByRole("alert")).textContent).toBe(faultMessages.unavailable.en);
    expect(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.checked)).toEqual([false, true]);
    press("Check");
    expect(await screen.findByText("One more is the next number.")).toBeTruthy();
  });

  it("offers to go on with the set that is open, at its first open question", async () => {
    practiceServer({ isOpen: true });
    await openPage(PracticeSetPage, "/practise", "zh");
    fireEvent.click(await screen.findByRole("button", { name: "继续" }));
    await waitFor(() => expect(document.querySelector("h1")?.textContent).toContain("2"));
  });

  it("reports that no question matches, and keeps the choice", async () => {
    practiceServer();
    await openPage(PracticeSetPage, "/practise?family=sat&subject=satMath&skill=area");
    await screen.findByRole("button", { name: "Start practising" });
    press("Start practising");
    expect(await screen.findByText(/./, { selector: "[role=status], [role=alert]" })).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Skill" }).value).toContain("area");
  });
});
