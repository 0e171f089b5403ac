import { fireEvent, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { sessionMachine, type Profile } from "../../../machines/session/session.machine";
import type { Language } from "../../../src/contract/content";
import { faults, type FaultName } from "../../../src/contract/faults";
import { readDraft } from "../../../src/web/account/personal-draft";
import { isStrongPassword, validatePassword, validatePhone } from "../../../src/web/account/personal-validate";
import { PersonalCenterPage } from "../../../src/web/account/PersonalCenterPage";
import { SessionProvider } from "../../../src/web/site/session-context";
import { SiteProvider } from "../../../src/web/site/site-context";
import { PageProvider } from "../../../src/web/ui/page";
import { hideToast, toastStore } from "../../../src/web/ui/toasts";
import { show } from "../show";

const nothing = () => undefined;
const mia: Profile = {
  username: "mia",
  nickname: "Mia",
  avatar: "",
  admin: false,
  role: ["student"],
  permission: [],
  grade: 5,
};
const sent: { path: string; body: unknown }[] = [];
let answer: () => Promise<Response>;
const envelope = (code: number, data: unknown = null) =>
  Promise.resolve(
    new Response(JSON.stringify({ code, msg: "", data }), {
      status: 200,
      headers: { "content-type": "application/json" },
    }),
  );
const refuse = (name: FaultName) => {
  answer = () => envelope(faults[name].code);
};
const accept = (data: object) => {
  answer = () => envelope(200, data);
};

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  vi.stubGlobal("fetch", (request: string, { body }: { body: string }) => {
    sent.push({ path: new URL(request, "http://localhost").pathname, body: JSON.parse(body) });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { key } of toastStore.get()) hideToast(key);
});

async function open({
  profile = mia,
  language = "en",
  sendsCodes = false,
}: { profile?: Profile; language?: Language; sendsCodes?: boolean } = {}) {
  const marks: boolean[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async (): Promise<string | null> => "t"),
        loadProfile: fromPromise(async () => profile),
      },
      actions: { storeToken: nothing, clearStorage: nothing },
    }),
  ).start();
  await waitFor(() => expect(session.getSnapshot().context.profile).toBe(profile));
  const events: unknown[] = [];
  vi.spyOn(session, "send").mockImplementation((event) => void events.push(event));
  const site = { password_reset: sendsCodes } as never;
  show(
    <SiteProvider value={{ get: () => site, subscribe: () => ({ unsubscribe: nothing }) }}>
      <SessionProvider value={session}>
        <PageProvider value={{ name: nothing, change: (isDirty) => void marks.push(isDirty) }}>
          <PersonalCenterPage />
        </PageProvider>
      </SessionProvider>
    </SiteProvider>,
    language,
  );
  return { events, isMarked: () => marks.at(-1) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const alerts = () => screen.queryAllByRole("alert").map((alert) => alert.textContent);
const toasts = () => toastStore.get().map(({ content }) => content);
const facts = () => screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("who is signed in", () => {
  it.each([
    [
      "en",
      mia,
      [
        ["User name", "mia"],
        ["Role", "Student"],
        ["Grade", "Grade 5"],
      ],
    ],
    [
      "zh",
      { ...mia, grade: 0 },
      [
        ["用户名", "mia"],
        ["身份", "学生"],
        ["年级", "幼儿园"],
      ],
    ],
    [
      "en",
      { ...mia, admin: true, role: ["teacher", "librarian"], grade: null },
      [
        ["User name", "mia"],
        ["Role", "Administrator, Teacher, librarian"],
        ["Grade", "Not given"],
      ],
    ],
    [
      "zh",
      { ...mia, role: [] },
      [
        ["用户名", "mia"],
        ["年级", "5 年级"],
      ],
    ],
  ] as const)("is told in %s (%#)", async (language, profile, expected) => {
    await open({ language, profile });
    expect(facts()).toEqual(expected);
  });
});

describe("name and grade", () => {
  it("are saved, and the session is told who this is now", async () => {
    accept({ ...mia, nickname: "Mia Wang", grade: null, status: 0, type: 0 });
    const { events, isMarked } = await open();
    enter("Name to be called by", " Mia Wang ");
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
    await open();
    enter("Name to be called by", "  ");
    press("Save");
    expect([alerts(), document.activeElement === field("Name to be called by"), sent]).toEqual([
      ["Please enter a name to be called by"],
      true,
      [],
    ]);
  });

  it("stay in the form with the fault beside them", async () => {
    refuse("tooManyRequests");
    const { events, isMarked } = await open();
    enter("Name to be called by", "Mimi");
    press("Save");
    await waitFor(() => expect(alerts()).toEqual([faults.tooManyRequests.message.en]));
    expect([field("Name to be called by").value, isMarked(), events, toasts()]).toEqual(["Mimi", true, [], []]);
    enter("Name to be called by", "Mimi 2");
    expect(alerts()).toEqual([]);
  });

  it("are brought back after a reload, until they are as saved again", async () => {
    sessionStorage.setItem("personalDraft", JSON.stringify({ username: "mia", nickname: "Mimi", grade: "7" }));
    const { isMarked } = await open();
    expect([field("Name to be called by").value, field("Grade").value, isMarked()]).toEqual(["Mimi", "7", true]);
    enter("Grade", "5");
    expect(JSON.parse(sessionStorage.getItem("personalDraft") ?? "")).toEqual({
      username: "mia",
      nickname: "Mimi",
      grade: "5",
    });
    enter("Name to be called by", "Mia");
    expect([sessionStorage.getItem("personalDraft"), isMarked()]).toEqual([null, false]);
  });

  it("go back to what is saved on request", async () => {
    const { isMarked } = await open();
    enter("Name to be called by", "Mimi");
    press("Undo changes");
    expect([field("Name to be called by").value, isMarked(), screen.queryByText("Not saved yet")]).toEqual([
      "Mia",
      false,
      null,
    ]);
  });

  it("of somebody else, or in no known shape, are no draft", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (kept) => readDraft(kept, "mia") === null),
    );
    const kept = JSON.stringify({ username: "mia", nickname: "Mimi", grade: "" });
    expect([readDraft(kept, "mia"), readDraft(kept, "ann")]).toEqual([{ nickname: "Mimi", grade: "" }, null]);
  });
});

describe("the password", () => {
  const fill = (old: string, password: string, again: string) => {
    enter("Current password", old);
    enter("New password", password);
    enter("New password again", again);
  };

  it("says what is wrong beside each field, and goes to the first", async () => {
    await open();
    press("Change the password");
    expect([alerts(), document.activeElement === field("Current password")]).toEqual([
      ["Please input a password", "At least 8 characters, with letters and digits"],
      true,
    ]);
    fill("old-1", "only-letters", "only-letters");
    press("Change the password");
    expect([alerts(), document.activeElement === field("New password")]).toEqual([
      ["At least 8 characters, with letters and digits"],
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

  it("is changed, forgotten here, and kept nowhere", async () => {
    accept({ ...mia, status: 0, type: 0 });
    const { isMarked } = await open();
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
    ["passwordCommon", "New password", faults.passwordCommon.message.en],
    ["tooManyRequests", null, faults.tooManyRequests.message.en],
  ] as const)("shows %s where it belongs", async (name, label, words) => {
    refuse(name);
    await open();
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
        expect(validatePassword({ old: "x", password, again })).toEqual(
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

describe("the phone", () => {
  it("is not asked for where the site sends no codes", async () => {
    await open();
    expect(screen.queryByLabelText("Mobile phone")).toBeNull();
  });

  it("gets a code, which can be asked for again later", async () => {
    accept({ expires_in: 300 });
    const { isMarked } = await open({ sendsCodes: true });
    press("Send a code");
    expect([alerts(), sent]).toEqual([["Please enter your mobile phone number"], []]);
    enter("Mobile phone", "23800138000");
    press("Send a code");
    expect([alerts(), sent]).toEqual([["Please enter the correct mobile phone number"], []]);
    enter("Mobile phone", "13800138000");
    press("Send a code");
    await screen.findByText("The code is on its way and holds for 5 minutes");
    expect(sent).toEqual([{ path: "/api/common/send_sms", body: { mobile: "13800138000", purpose: "bind" } }]);
    fireEvent.click(screen.getByRole("button", { name: /^Send again in \d+ s$/ }));
    expect([sent.length, isMarked()]).toEqual([1, true]);
  });

  it("is linked by that code", async () => {
    accept({ ...mia, status: 0, type: 0 });
    const { isMarked } = await open({ sendsCodes: true });
    enter("Mobile phone", "13800138000");
    press("Link this phone");
    expect([alerts(), sent]).toEqual([["Please input the mobile phone verification code of 6 digits"], []]);
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
    await open({ sendsCodes: true });
    enter("Mobile phone", "13800138000");
    enter("Code from the message", "123456");
    press("Link this phone");
    await waitFor(() => expect(alerts()).toEqual([faults[name].message.en]));
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
  });

  it("is a number of 11 digits that begins with 1, its code one of 6", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}$/), fc.stringMatching(/^\d{0,7}$/), (mobile, code) => {
        const found = validatePhone({ mobile, code });
        expect([found.mobile === undefined, found.code === undefined]).toEqual([
          mobile.length === 11 && mobile.startsWith("1"),
          code.length === 6,
        ]);
      }),
    );
  });
});
