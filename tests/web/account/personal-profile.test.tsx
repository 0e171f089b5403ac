import { screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { readDraft } from "../../../src/web/account/personal/personal-draft";
import {
  accept,
  alerts,
  cleanPersonalCentre,
  enter,
  field,
  mia,
  openPersonalCentre,
  press,
  refuse,
  sent,
  toasts,
} from "./open-personal-centre";

cleanPersonalCentre();

describe("name and grade", () => {
  it("are saved, and the session takes over the new profile", async () => {
    accept({ ...mia, nickname: "Mia Wang", grade: null, status: 0, type: 0 });
    const { events, isMarked } = await openPersonalCentre();
    enter("Display name", " Mia Wang ");
    enter("Grade", "");
    expect([isMarked(), screen.getByText("Not saved yet").tagName]).toEqual([true, "SPAN"]);
    press("Save");
    expect(screen.getByRole("button", { name: "Saving" }).getAttribute("aria-busy")).toBe("true");
    await waitFor(() => expect(toasts()).toEqual([{ message: "center.saved" }]));
    expect([sent, events]).toEqual([
      [{ path: "/api/user/update", body: { nickname: "Mia Wang", grade: null } }],
      [{ type: "profile.changed", profile: { ...mia, nickname: "Mia Wang", grade: null } }],
    ]);
    expect([isMarked(), sessionStorage.getItem("personalDraft")]).toEqual([false, null]);
  });

  it("are asked for again where the name is empty, and nothing is sent", async () => {
    await openPersonalCentre();
    enter("Display name", "  ");
    press("Save");
    expect([alerts(), document.activeElement === field("Display name"), sent]).toEqual([
      ["Please enter a display name"],
      true,
      [],
    ]);
  });

  it("stay in the form with the error beside them", async () => {
    refuse("tooManyRequests");
    const { events, isMarked } = await openPersonalCentre();
    enter("Display name", "Mimi");
    press("Save");
    await waitFor(() => expect(alerts()).toEqual([faultMessages.tooManyRequests.en]));
    expect([field("Display name").value, isMarked(), events, toasts()]).toEqual(["Mimi", true, [], []]);
    enter("Display name", "Mimi 2");
    expect(alerts()).toEqual([]);
  });

  it("are restored after a reload, until they equal the saved profile again", async () => {
    sessionStorage.setItem("personalDraft", JSON.stringify({ username: "mia", nickname: "Mimi", grade: "7" }));
    const { isMarked } = await openPersonalCentre();
    expect([field("Display name").value, field("Grade").value, isMarked()]).toEqual(["Mimi", "7", true]);
    enter("Grade", "5");
    expect(JSON.parse(sessionStorage.getItem("personalDraft") ?? "")).toEqual({
      username: "mia",
      nickname: "Mimi",
      grade: "5",
    });
    enter("Display name", "Mia");
    expect([sessionStorage.getItem("personalDraft"), isMarked()]).toEqual([null, false]);
  });

  it("are reset to the saved profile on request", async () => {
    const { isMarked } = await openPersonalCentre();
    enter("Display name", "Mimi");
    press("Undo changes");
    expect([field("Display name").value, isMarked(), screen.queryByText("Not saved yet")]).toEqual([
      "Mia",
      false,
      null,
    ]);
  });

  it("are not restored from another person's draft, or from one of unknown shape", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (kept) => readDraft(kept, "mia") === null),
    );
    const kept = JSON.stringify({ username: "mia", nickname: "Mimi", grade: "" });
    expect([readDraft(kept, "mia"), readDraft(kept, "ann")]).toEqual([{ nickname: "Mimi", grade: "" }, null]);
  });
});
