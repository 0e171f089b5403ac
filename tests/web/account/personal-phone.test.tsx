import { fireEvent, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { validateMobile } from "../../../src/web/account/personal/personal-validate";
import { validateCode } from "../../../src/web/account/sign-in/validate-code";
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

describe("the phone", () => {
  it("is not asked for where the site sends no codes", async () => {
    await openPersonalCentre();
    expect(screen.queryByLabelText("Mobile phone")).toBeNull();
  });

  it("gets a code, which can be asked for again later", async () => {
    accept({ expires_in: 300 });
    const { isMarked } = await openPersonalCentre({ sendsCodes: true });
    press("Send a code");
    expect([alerts(), sent]).toEqual([["Please enter your mobile phone number"], []]);
    enter("Mobile phone", "23800138000");
    press("Send a code");
    expect([alerts(), sent]).toEqual([["Please enter the correct mobile phone number"], []]);
    enter("Mobile phone", "13800138000");
    press("Send a code");
    await screen.findByText("The code is on its way and is valid for 5 minutes");
    expect(sent).toEqual([{ path: "/api/common/send_sms", body: { mobile: "13800138000", purpose: "bind" } }]);
    fireEvent.click(screen.getByRole("button", { name: /^Send again in \d+ s$/ }));
    expect([sent.length, isMarked()]).toEqual([1, true]);
  });

  it("asks for the number, sends the code, then asks for the code, in this order", async () => {
    await openPersonalCentre({ sendsCodes: true });
    const button = screen.getByRole("button", { name: "Send a code" });
    const isAfter = (one: Node, other: Node) =>
      (other.compareDocumentPosition(one) & one.DOCUMENT_POSITION_FOLLOWING) > 0;
    expect([isAfter(button, field("Mobile phone")), isAfter(field("Code from the message"), button)]).toEqual([
      true,
      true,
    ]);
  });

  it("is linked by that code", async () => {
    accept({ ...mia, status: 0, type: 0 });
    const { isMarked } = await openPersonalCentre({ sendsCodes: true });
    enter("Mobile phone", "13800138000");
    press("Link this phone");
    expect([alerts(), sent]).toEqual([["Please input the mobile phone verification code"], []]);
    enter("Code from the message", "123456");
    press("Link this phone");
    await waitFor(() => expect(toasts()).toEqual([{ message: "center.bound" }]));
    expect([sent, field("Mobile phone").value, isMarked()]).toEqual([
      [{ path: "/api/user/update", body: { mobile: "13800138000", code: "123456" } }],
      "",
      false,
    ]);
  });

  it.each([
    ["smsCodeWrong", "Code from the message"],
    ["mobileTaken", "Mobile phone"],
  ] as const)("shows %s where it belongs", async (name, label) => {
    refuse(name);
    await openPersonalCentre({ sendsCodes: true });
    enter("Mobile phone", "13800138000");
    enter("Code from the message", "123456");
    press("Link this phone");
    await waitFor(() => expect(alerts()).toEqual([faultMessages[name].en]));
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
  });

  it("is a number of 11 digits that begins with 1, its code one of 6", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}$/), fc.stringMatching(/^\d{0,7}$/), (mobile, code) => {
        expect([validateMobile(mobile) === undefined, validateCode(code, "mobile") === undefined]).toEqual([
          mobile.length === 11 && mobile.startsWith("1"),
          code.length === 6,
        ]);
      }),
    );
  });
});
