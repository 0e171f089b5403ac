import { screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { isStrongPassword } from "../../../src/contract/validators/password";
import { validatePassword } from "../../../src/web/account/personal/personal-validate";
import {
  accept,
  account,
  alerts,
  cleanPersonalCentre,
  enter,
  field,
  known,
  mia,
  openPersonalCentre,
  press,
  refuse,
  sent,
  toasts,
} from "./open-personal-centre";

cleanPersonalCentre();

describe("the password", () => {
  const fill = (old: string, password: string, again: string) => {
    enter("Current password", old);
    enter("New password", password);
    enter("New password again", again);
  };

  it("shows an error beside each wrong field, and moves the focus to the first", async () => {
    await openPersonalCentre();
    press("Change the password");
    expect([alerts(), document.activeElement === field("Current password")]).toEqual([
      ["Please input a password", "8+ characters, letters and digits"],
      true,
    ]);
    fill("old-1", "only-letters", "only-letters");
    press("Change the password");
    expect([alerts(), document.activeElement === field("New password")]).toEqual([
      ["8+ characters, letters and digits"],
      true,
    ]);
    fill("old-1", "letters-and-1", "letters-and-2");
    press("Change the password");
    expect([alerts(), document.activeElement === field("New password again"), sent]).toEqual([
      ["The two new passwords are not the same"],
      true,
      [],
    ]);
  });

  it("is set without an old one where the account has none", async () => {
    known.account = { ...account, has_password: false };
    accept({ ...mia, status: 0, type: 0 });
    await openPersonalCentre();
    await screen.findByRole("button", { name: "Set the password" });
    expect(screen.queryByLabelText("Current password")).toBeNull();
    enter("New password", "letters-and-1");
    enter("New password again", "letters-and-1");
    press("Set the password");
    await waitFor(() => expect(toasts()).toEqual([{ message: "center.passwordSet" }]));
    expect(sent).toEqual([{ path: "/api/user/update", body: { password: "letters-and-1" } }]);
  });

  it("is changed, cleared from the form, and stored nowhere", async () => {
    accept({ ...mia, status: 0, type: 0 });
    const { isMarked } = await openPersonalCentre();
    fill("old-1", "letters-and-1", "letters-and-1");
    expect([isMarked(), sessionStorage.length]).toEqual([true, 0]);
    press("Change the password");
    await waitFor(() => expect(toasts()).toEqual([{ message: "center.passwordChanged" }]));
    expect(sent).toEqual([{ path: "/api/user/update", body: { old_password: "old-1", password: "letters-and-1" } }]);
    expect([
      ["Current password", "New password", "New password again"].map((label) => field(label).value),
      isMarked(),
      sessionStorage.length,
    ]).toEqual([["", "", ""], false, 0]);
  });

  it.each([
    ["credentialsWrong", "Current password", "This is not your current password"],
    ["passwordCommon", "New password", faultMessages.passwordCommon.en],
    ["tooManyRequests", null, faultMessages.tooManyRequests.en],
  ] as const)("shows %s where it belongs", async (name, label, words) => {
    refuse(name);
    await openPersonalCentre();
    fill("old-1", "letters-and-1", "letters-and-1");
    press("Change the password");
    await waitFor(() => expect(alerts()).toEqual([words]));
    expect(
      screen
        .getAllByRole("textbox", { hidden: true })
        .concat(["Current password", "New password", "New password again"].map(field))
        .filter((input) => input.getAttribute("aria-invalid") === "true"),
    ).toEqual(label === null ? [] : [field(label)]);
  });

  it("is strong with eight characters, a letter and a digit", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, again) => {
        const isStrong = password.length >= 8 && /[a-z]/i.test(password) && /[0-9]/.test(password);
        expect(isStrongPassword(password)).toBe(isStrong);
        expect(validatePassword({ old: "x", password, again }, true)).toEqual(
          isStrong
            ? again === password
              ? {}
              : { again: "center.passwordDiffers" }
            : { password: "center.passwordStrong" },
        );
      }),
    );
    expect(["abcdefg1", "1234567a", "abcdefgh", "12345678", "abcdef1"].map(isStrongPassword)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
