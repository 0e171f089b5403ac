import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { validateCodeFields, validateContact, type ContactKind } from "../../../src/web/account/sign-in/validate-code";
import {
  accept,
  account,
  alerts,
  cleanPersonalCentre,
  enter,
  known,
  mia,
  openPersonalCentre,
  press,
  refuse,
  sent,
  toasts,
} from "./open-personal-centre";

cleanPersonalCentre();

describe("the e-mail address", () => {
  it("gets a code, and is linked by it", async () => {
    accept({ expires_in: 300 });
    await openPersonalCentre({ codes: ["email"] });
    press("Link this address");
    expect([alerts(), sent]).toEqual([
      ["Please enter your e-mail address", "Please input the verification code from the e-mail"],
      [],
    ]);
    enter("E-mail address", "mia at school");
    press("Send a code");
    expect(alerts()[0]).toBe("Please enter the correct e-mail address");
    enter("E-mail address", " mia@school.example ");
    press("Send a code");
    await screen.findByText("The code is on its way and is valid for 5 minutes");
    accept({ ...mia, status: 0, type: 0 });
    enter("Code from the message", "123456");
    known.account = { ...account, email: "m****@school.example" };
    press("Link this address");
    await waitFor(() => expect(toasts()).toEqual([{ message: "account.emailBound" }]));
    await screen.findByText("m****@school.example");
    expect(sent).toEqual([
      { path: "/api/common/send_sms", body: { email: "mia@school.example", purpose: "bind" } },
      { path: "/api/user/update", body: { email: "mia@school.example", code: "123456" } },
    ]);
  });
  it("of another account is reported beside its field", async () => {
    refuse("emailTaken");
    await openPersonalCentre({ codes: ["email"] });
    enter("E-mail address", "mia@school.example");
    enter("Code from the message", "123456");
    press("Link this address");
    await waitFor(() => expect(alerts()).toEqual([faultMessages.emailTaken.en]));
  });
});

describe("the destination of a code", () => {
  const both: readonly ContactKind[] = ["mobile", "email"];
  it.each([
    ["", both, "account.contactEmpty"],
    ["", ["mobile"], "center.mobileEmpty"],
    ["", ["email"], "account.emailEmpty"],
    ["13800138000", both, undefined],
    ["23800138000", both, "center.mobileWrong"],
    ["mia@school.example", both, undefined],
    ["mia@school", both, "account.emailWrong"],
    ["mia@.example.org", both, "account.emailWrong"],
    ["mia@school.example", ["mobile"], "center.mobileWrong"],
    ["13800138000", ["email"], "account.emailWrong"],
  ] as const)("%o on a site that sends to %o: %s", (text, kinds, problem) => {
    expect(validateContact(text, kinds)).toBe(problem);
  });
  it.each([
    ["code", "", {}],
    ["forgotten", "a-long-word-1", {}],
    ["forgotten", "onlyletters", { password: "center.passwordStrong" }],
    ["forgotten", "12345678", { password: "center.passwordStrong" }],
    ["forgotten", "short1", { password: "center.passwordStrong" }],
  ] as const)("for %s with the password %o", (way, password, problems) => {
    expect(validateCodeFields({ contact: "13800138000", code: "123456", password }, both, way)).toEqual(problems);
    expect(validateCodeFields({ contact: "1", code: "12345", password }, both, way)).toEqual({
      contact: "center.mobileWrong",
      code: "center.codeEmpty",
      ...problems,
    });
    expect(validateCodeFields({ contact: "mia@", code: "12345", password }, both, way)).toEqual({
      contact: "account.emailWrong",
      code: "account.emailCodeEmpty",
      ...problems,
    });
  });
});
