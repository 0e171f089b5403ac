import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StudentAssignment } from "../../../src/contract/classes/assignments";
import type { ClassInvitation } from "../../../src/contract/classes/classes";
import { AssignmentPage } from "../../../src/web/home/assigned/AssignmentPage";
import { HomePage } from "../../../src/web/home/HomePage";
import { loadFaultWords } from "../../../src/web/ui/fault-words";
import { Refused, stubServer, type Asked } from "../open-page";
import { openStudio } from "../studio/open-studio";
import { assignmentOf } from "./assignments";
import { card } from "./samples";

beforeAll(loadFaultWords);
beforeAll(() =>
  Promise.all([
    import("../../../src/web/home/assigned/AssignedSection"),
    import("../../../src/web/home/assigned/ClassInvitations"),
  ]),
);

const invitation: ClassInvitation = {
  member_id: "m1",
  class_name: "7B",
  member_name: "Ann Li",
  teachers: ["Ms Lin", "Mr Wu"],
};
let waiting: readonly ClassInvitation[] | undefined;
let given: readonly StudentAssignment[];
let refusal: Refused | null;
let asked: readonly Asked[];
beforeEach(() => {
  [waiting, given, refusal] = [[invitation], [], null];
  asked = stubServer({
    menuList: () => ({ list: [{ family: "map", title: { en: "MAP" }, tests: [card()] }] }),
    ownAssignments: () => ({
      assignments: given,
      ...(waiting === undefined ? {} : { invitations: waiting }),
      at: Date.now(),
    }),
    practiceOffer: () => ({ skills: [], open: null }),
    answerRecord: () => ({ kind: "list", list: [], total: 0, page: 1, page_size: 4 }),
    answerClassInvitation: ({ agrees, member_id }) => {
      if (refusal !== null) throw refusal;
      waiting = waiting?.filter((one) => one.member_id !== member_id);
      if (agrees === true) given = [assignmentOf({ class_name: "7B" })];
      return {};
    },
  }).asked;
});

const open = (language?: "zh") => openStudio(HomePage, "/", { nickname: "Ann", language });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const answers = () => asked.filter(({ name }) => name === "answerClassInvitation").map(({ input }) => input);

describe("an invitation to a class", () => {
  it("stands on the home page with who asks and what they will see, without a call of its own", async () => {
    await open();
    const title = await screen.findByRole("heading", { name: "Ms Lin and Mr Wu want to add you to the class 7B" });
    expect(title.closest("article")?.textContent).toContain("In the class you are called Ann Li.");
    expect(
      screen.getByText(/^If you agree, the teachers of this class give you tests, and see your answers/),
    ).toBeTruthy();
    expect(asked.map(({ name }) => name)).not.toContain("classInvitations");
  });

  it("is agreed to: what the teacher has given appears, and the focus is on the sentence that says so", async () => {
    await open();
    await screen.findByRole("article");
    press("Agree to join the class 7B");
    await screen.findByRole("region", { name: "From your teacher" });
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.getByText(/^You are in the class 7B now/)).toBe(document.activeElement);
    expect(answers()).toEqual([{ idempotency_key: expect.any(String), member_id: "m1", agrees: true }]);
  });

  it("is declined, beside another one that stays", async () => {
    waiting = [invitation, { ...invitation, member_id: "m2", class_name: "8A", teachers: [] }];
    await open();
    await screen.findByRole("heading", { name: "A teacher wants to add you to the class 8A" });
    press("Decline to join the class 7B");
    await screen.findByText(/^You are not in the class 7B/);
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(answers().map(({ member_id, agrees }) => [member_id, agrees])).toEqual([["m1", false]]);
  });

  it("is sent again with the same key after a failure, which is said", async () => {
    refusal = new Refused("tooManyRequests");
    await open();
    await screen.findByRole("article");
    press(/^Agree/);
    await screen.findByRole("alert");
    refusal = null;
    press(/^Agree/);
    await screen.findByText(/^You are in the class 7B now/);
    const [first, second] = answers();
    expect(second).toEqual(first);
  });

  it("is not there where nobody asks, or the server is older", async () => {
    waiting = undefined;
    await open();
    await screen.findByRole("heading", { name: "MAP" });
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("speaks Chinese", async () => {
    await open("zh");
    await screen.findByRole("heading", { name: "Ms Lin和Mr Wu想把你加入班级7B" });
    press("同意加入班级7B");
    await screen.findByText(/^你已加入班级7B/);
  });

  it("stands on the page of an assignment, to which the link of the class leads, and opens it", async () => {
    await openStudio(AssignmentPage, "/assignment?assignment_id=as-1", { nickname: "Ann" });
    fireEvent.click(await screen.findByRole("button", { name: "Agree to join the class 7B" }));
    await screen.findByRole("heading", { name: "Fractions" });
  });
});
