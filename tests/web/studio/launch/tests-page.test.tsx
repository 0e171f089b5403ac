import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { faultMessages } from "../../../../src/contract/calls/fault-messages";
import type { PendingLaunch } from "../../../../src/contract/integrations/launches";
import { LaunchTestsPage } from "../../../../src/web/studio/launch/LaunchTestsPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused } from "../../open-page";
import { forgetLaunches, key, openLaunch, pendingLaunch } from "../../site/open-launch";
import { givenEntry } from "../assignments/given-assignment";
import { classServer, detailOf, entryOf } from "../classes/class-server";

beforeAll(loadFaultWords);
forgetLaunches();

const given = [
  givenEntry(),
  givenEntry({ assignment_id: "as-2", title: { en: "Angles", zh: "角" }, class_name: "5a" }),
];
const serve = (
  launch: Partial<PendingLaunch>,
  list: readonly object[] = given,
  more: Parameters<typeof classServer>[0] = {},
) =>
  classServer({
    pendingLaunch: () => pendingLaunch(launch),
    studioAssignments: () => ({ assignments: list, total: list.length, page_size: 50 }),
    chooseForLaunch: () => ({ to: "/lti/answer?k=next" }),
    studioClasses: () => ({ classes: [entryOf("c1", "4b")] }),
    studioClass: () => detailOf([]),
    studioTests: () => ({ tests: [], total: 0 }),
    menuList: () => ({ list: [] }),
    ...more,
  });
const open = (language: "en" | "zh" = "en") => openLaunch(LaunchTestsPage, `/launch/tests?k=${key}`, language);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the page that chooses tests for a platform", () => {
  it.each([
    ["en", "Choose a test", /^Fractions · 4b/, "Use this test", "Choose a test first", "Fractions"],
    ["zh", "选择测试", /^分数 · 4b/, "使用此测试", "请先选择测试", "分数"],
  ] as const)("takes one given test, in %s", async (language, title, label, use, none, name) => {
    const asked = serve({});
    const { left } = await open(language);
    await screen.findByRole("radio", { name: label });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    press(use);
    expect(screen.getByRole("alert").textContent).toBe(none);
    fireEvent.click(screen.getByRole("radio", { name: label }));
    press(use);
    await waitFor(() => expect(left).toEqual(["/lti/answer?k=next"]));
    expect(asked.filter((one) => one.name === "chooseForLaunch").map(({ input }) => input)).toEqual([
      { key, tests: [{ assignment_id: "as-1", label: name, score_maximum: 100 }], anonymous: false },
    ]);
  });

  it("takes several for deep linking, each with its name and points at the platform", async () => {
    const asked = serve({ several: true, gives: "columns" });
    const { left } = await open();
    fireEvent.click(await screen.findByRole("checkbox", { name: /^Fractions/ }));
    fireEvent.change(screen.getByLabelText("Name on the platform"), { target: { value: " Unit 1 " } });
    fireEvent.change(screen.getByLabelText("Points on the platform"), { target: { value: "0" } });
    fireEvent.click(screen.getByRole("checkbox", { name: /^Angles/ }));
    fireEvent.click(screen.getByRole("checkbox", { name: /^Also let in people/ }));
    press("Use these 2 tests");
    expect(screen.getByRole("alert").textContent).toBe("Give points between 0 and 100,000, more than 0");
    fireEvent.change(screen.getAllByLabelText("Points on the platform")[0] as HTMLElement, {
      target: { value: "12.5" },
    });
    press("Use these 2 tests");
    await waitFor(() => expect(left).toEqual(["/lti/answer?k=next"]));
    expect(asked.filter((one) => one.name === "chooseForLaunch").map(({ input }) => input)).toEqual([
      {
        key,
        tests: [
          { assignment_id: "as-1", label: "Unit 1", score_maximum: 12.5 },
          { assignment_id: "as-2", label: "Angles", score_maximum: 100 },
        ],
        anonymous: true,
      },
    ]);
  });

  it("offers the form that gives a test where none is given", async () => {
    serve({}, []);
    await open();
    expect(await screen.findByText("No test is given to a class yet")).toBeTruthy();
    expect(await screen.findByLabelText("Opens")).toBeTruthy();
  });

  it("opens the form below given tests on demand", async () => {
    serve({});
    await open();
    fireEvent.click(await screen.findByRole("button", { name: "Give another test to a class" }));
    expect(await screen.findByLabelText("Opens")).toBeTruthy();
  });

  it("says why a choice is refused", async () => {
    serve({}, given, {
      chooseForLaunch: () => {
        throw new Refused("launchUnknown");
      },
    });
    const { left } = await open();
    fireEvent.click(await screen.findByRole("radio", { name: /^Fractions/ }));
    press("Use this test");
    expect((await screen.findByRole("alert")).textContent).toBe(faultMessages.launchUnknown.en);
    expect(left).toEqual([]);
  });
});
