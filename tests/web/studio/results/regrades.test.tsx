import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Refused } from "../../open-page";
import { classSample } from "./class-sample";
import { detailSample, entrySample, press, preview, RegradingServer, rows, write } from "./regrading-server";

let server: RegradingServer;
beforeEach(() => {
  server = new RegradingServer();
});

const common = { assignment_id: "as1", item_id: "q1" };

describe("the corrections of an assignment", () => {
  it("are listed with their states, those given up left out", async () => {
    const { applied_at: _, ...rest } = entrySample;
    server.entries = [
      { ...entrySample, later: 2, seconded_by: "Mr Wu", phase: "told" },
      { ...entrySample, regrade_id: "r2", rule: "leaveOut", is_standing: false },
      { ...rest, applied_at: null, regrade_id: "r3", phase: "awaitingSecond", is_standing: false, item_id: "gone" },
      { ...rest, applied_at: null, regrade_id: "r4", phase: "dropped", is_standing: false },
    ];
    await server.open();
    fireEvent.click(await screen.findByRole("button", { name: "Corrections" }));
    const table = within(await screen.findByRole("table", { name: "All corrections" }));
    const [first, second, third, ...more] = table.getAllByRole("row").slice(1);
    expect(more).toEqual([]);
    expect(first?.textContent).toMatch(
      new RegExp(
        "^Question 1: Another answer is right16 was meant\\.applied, students see itin force" +
          "Ms Lin and Mr Wu, Nov 28.*3 attempts2 later attempts$",
      ),
    );
    expect(second?.textContent).toMatch(
      /^Question 1: The question does not count.*appliedreplaced or taken back since/,
    );
    expect(third?.textContent).toMatch(/^Another answer is right16 was meant\.waits for a second teacherMs Lin, /);
  });

  it("tell a second teacher, who looks at the answer and the changes and confirms", async () => {
    const waiting = {
      ...entrySample,
      phase: "awaitingSecond",
      is_own: false,
      applied_at: null,
      is_standing: false,
    } as const;
    server.entries = [waiting];
    server.detail = { ...detailSample, phase: "awaitingSecond" };
    server.writes.regradeSecond = () => {
      server.entries = [{ ...entrySample, is_own: false, phase: "told", seconded_by: "Mr Wu" }];
      return { phase: "told", changed: 3 };
    };
    const history = await server.open();
    await screen.findByText("A correction waits for a second teacher.");
    press("Look at it");
    const shown = within(await screen.findByRole("dialog"));
    await shown.findByText("Right by this correction");
    expect(history.location.search).toBe("?assignment_id=as1&view=regrades&regrade_id=r1");
    expect(shown.getByText("16 was meant.", { exact: false })).toBeTruthy();
    expect(rows()).toHaveLength(6);
    fireEvent.click(shown.getByRole("button", { name: "Confirm and apply" }));
    await shown.findByText("applied, students see it");
    expect(server.sent("regradeSecond")).toEqual([{ regrade_id: "r1", digest: "0123456789abcdef" }]);
    expect(shown.queryByRole("button", { name: "Confirm and apply" })).toBeNull();
  });

  it("say to their author that somebody else must confirm them, and can be given up", async () => {
    server.entries = [{ ...entrySample, phase: "awaitingSecond", applied_at: null, is_standing: false }];
    server.writes.regradeDrop = () => {
      server.entries = [{ ...entrySample, phase: "dropped", applied_at: null, is_standing: false }];
      return { phase: "dropped", changed: 0 };
    };
    await server.open("&view=regrades&regrade_id=r1");
    const shown = within(await screen.findByRole("dialog"));
    await shown.findByText("Another teacher of the class must confirm this.");
    screen.getByText("Your correction waits for another teacher of the class.");
    expect(shown.queryByRole("button", { name: "Confirm and apply" })).toBeNull();
    fireEvent.click(shown.getByRole("button", { name: "Give it up" }));
    await shown.findByText("Given up; nothing was changed.");
    await waitFor(() => expect(screen.queryByText(/waits for another teacher/)).toBeNull());
  });

  it("are taken back by a correction with a reason of its own", async () => {
    server.entries = [entrySample];
    const standing = { regrade_id: "r1", rule: "newKey", reason: "16 was meant.", applied_at: 1_000_000 } as const;
    server.question = { ...server.question, standing };
    const history = await server.open("&view=regrades&regrade_id=r1");
    fireEvent.click(await screen.findByRole("button", { name: "Take it back…" }));
    await screen.findByText(/^Taken back: Another answer is right, applied on/);
    expect(history.location.search).toBe("?assignment_id=as1&view=regrades&item_id=q1&correct=restore&regrade_id=r1");
    expect(screen.queryByRole("checkbox", { name: "Lower nobody’s score" })).toBeNull();
    write("4 was right after all.");
    await preview();
    expect(server.sent("regradePreview")).toEqual([
      { ...common, rule: "restore", regrade_id: "r1", reason: "4 was right after all.", never_lower: false },
    ]);
  });

  it("are applied to later attempts by the same rule, key and reason", async () => {
    server.entries = [{ ...entrySample, later: 2 }];
    await server.open("&view=regrades&regrade_id=r1");
    await screen.findByText("2 attempts were handed in later and are still marked by the old rule.");
    press("Apply it to 2 later attempts…");
    expect((await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Reason" })).value).toBe("16 was meant.");
    await preview();
    expect(server.sent("regradePreview")).toEqual([
      {
        ...common,
        rule: "newKey",
        key: { type: "single_choice", option_id: "b" },
        reason: "16 was meant.",
        never_lower: true,
      },
    ]);
  });

  it("say why they could not be loaded", async () => {
    server.writes.regrades = () => {
      throw new Refused("classElsewhere");
    };
    await server.open("&view=regrades");
    expect((await screen.findByRole("heading", { level: 1, name: /class/ })).textContent).not.toBe("");
  });
});

it("a corrected question says so among the questions", async () => {
  const [first, ...others] = classSample.items;
  if (first === undefined) throw new Error("no question");
  server.results = { ...classSample, items: [{ ...first, corrected: true }, ...others] };
  await server.open("&view=items");
  await screen.findByRole("rowheader", { name: /^1\. What is a half of 8\? ?corrected$/ });
});
