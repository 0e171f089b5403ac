import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { SessionEntry } from "../../../src/contract/account/personal";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { deletionProblems } from "../../../src/web/account/personal/deletion-problems";
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

const session = (over: Partial<SessionEntry>): SessionEntry => ({
  session_id: "s1",
  browser: "Firefox",
  system: "Linux",
  address: "203.0.113.*",
  created_at: Date.UTC(2026, 10, 20, 8),
  last_seen_at: Date.UTC(2026, 10, 21, 9),
  is_current: false,
  ...over,
});
const part = (name: string) => screen.getByRole("region", { name });

describe("the list of the person's sessions", () => {
  const here = session({ session_id: "here", is_current: true });
  const phone = session({ session_id: "phone", browser: "Safari", system: "iOS" });
  const silent = session({ session_id: "silent", browser: null, system: null, address: null, last_seen_at: null });

  it("describes each session, and lets each other one be signed out", async () => {
    known.sessions = [here, phone, silent];
    accept({ ended: 1 });
    await openPersonalCentre();
    const list = within(part("Where you are signed in"));
    await waitFor(() => expect(list.getAllByRole("listitem").length).toBe(3));
    const rows = list.getAllByRole("listitem").map((row) => row.textContent);
    expect([rows[0], rows[1], rows[2]]).toEqual([
      expect.stringMatching(/^Firefox on LinuxThis devicelast used .* · from 203\.0\.113\.\*$/),
      expect.stringMatching(/^Safari on iOSlast used .*Sign out$/),
      expect.stringMatching(/^Unknown devicesigned in [^·]*Sign out$/),
    ]);
    known.sessions = [here];
    fireEvent.click(list.getByRole("button", { name: /^Sign out Safari on iOS, last used / }));
    await list.findByText("You are signed in on this device only.");
    expect(sent).toEqual([{ path: "/api/user/end_session", body: { session_id: "phone" } }]);
    expect(toasts()).toEqual([{ message: "personal.sessions.ended", values: { count: "1" } }]);
  });

  it("asks before it signs all others out", async () => {
    known.sessions = [here, phone, silent];
    accept({ ended: 2 });
    await openPersonalCentre();
    fireEvent.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
    const dialog = within(screen.getByRole("dialog", { hidden: true }));
    expect(sent).toEqual([]);
    dialog.getByText(/^2 other devices have to sign in again\./);
    fireEvent.click(dialog.getByText("Sign out everywhere else", { selector: "button" }));
    await waitFor(() => expect(sent).toEqual([{ path: "/api/user/end_session", body: { others: true } }]));
  });

  it("reports a refused sign-out", async () => {
    known.sessions = [here, phone];
    refuse("unavailable");
    await openPersonalCentre();
    fireEvent.click(await screen.findByRole("button", { name: /^Sign out Safari on iOS/ }));
    await waitFor(() => expect(alerts()).toEqual([faultMessages.unavailable.en]));
  });
});

describe("the language", () => {
  it("is the device's language, and switches immediately", async () => {
    const { switched } = await openPersonalCentre({ language: "zh" });
    const english = screen.getByRole<HTMLInputElement>("radio", { name: "English" });
    expect([english.checked, screen.getByRole<HTMLInputElement>("radio", { name: "中文" }).checked]).toEqual([
      false,
      true,
    ]);
    fireEvent.click(english);
    expect(switched).toEqual(["en"]);
    screen.getByText("保存在本设备上，其他设备可以显示不同的语言。");
  });
});

describe("the person's accommodation", () => {
  it("is not shown where there is none", async () => {
    await openPersonalCentre();
    await screen.findByText("Nothing is arranged: your tests are as they are for everybody.");
  });
  it("shows who arranged it and until when", async () => {
    const terms = { time_factor: 1.5, break_factor: 1, extra_breaks: false, text_to_speech: false } as const;
    known.account = {
      ...account,
      accommodation: {
        terms: { ...terms, text_size: 100, colours: null },
        given_by: "Ms Chen",
        until: Date.UTC(2027, 5, 30, 12),
      },
    };
    await openPersonalCentre();
    await screen.findByText("Arranged by Ms Chen · Until Jun 30, 2027");
  });
});

describe("the export of all personal data", () => {
  it("is saved as one file, named after the person and the day", async () => {
    known.export = { exported_at: Date.UTC(2026, 10, 21, 9), attempts: [] };
    const saved: { name: string; text: Promise<string> }[] = [];
    const blobs: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return "blob:1";
    });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, text: blobs[0]?.text() ?? Promise.resolve("") });
    });
    await openPersonalCentre();
    press("Save as a file");
    await waitFor(() => expect(toasts()).toEqual([{ message: "personal.export.done" }]));
    expect([saved[0]?.name, JSON.parse((await saved[0]?.text) ?? "")]).toEqual([
      "invigil-mia-2026-11-21.json",
      { exported_at: Date.UTC(2026, 10, 21, 9), attempts: [] },
    ]);
    vi.restoreAllMocks();
  });
});

describe("the deletion of the account", () => {
  const open = async () => {
    const opened = await openPersonalCentre();
    press("Delete my account");
    const form = await screen.findByRole("form", { name: "Yes, delete this account" });
    return { ...opened, form: within(form) };
  };
  const type = (username: string, password: string) => {
    enter("Type your user name: mia", username);
    const own = screen.getByRole("form", { name: "Yes, delete this account" });
    fireEvent.change(within(own).getByLabelText("Current password"), { target: { value: password } });
  };

  it("asks for the name and the password, and sends nothing before", async () => {
    await open();
    press("Delete it for good");
    expect([alerts(), document.activeElement === field("Type your user name: mia"), sent]).toEqual([
      ["This is not your user name", "Please input a password"],
      true,
      [],
    ]);
  });

  it("ends the session once the account has been deleted", async () => {
    accept({});
    const { events } = await open();
    type("mia", "letters-and-1");
    press("Delete it for good");
    await waitFor(() => expect(events).toEqual([{ type: "session.reset" }]));
    expect(sent).toEqual([
      { path: "/api/user/delete_account", body: { username: "mia", password: "letters-and-1", ends_sittings: false } },
    ]);
    expect(toasts()).toEqual([{ message: "personal.delete.done" }]);
  });

  it.each([
    ["credentialsWrong", "This is not your current password"],
    ["lastAdmin", faultMessages.lastAdmin.en],
    ["tooManyRequests", faultMessages.tooManyRequests.en],
  ] as const)("shows %s, and the account stays", async (name, words) => {
    refuse(name);
    const { events } = await open();
    type("mia", "letters-and-1");
    press("Delete it for good");
    await waitFor(() => expect(alerts()).toEqual([words]));
    expect(events).toEqual([]);
  });

  it("names the attempts under way, and asks for a confirmation", async () => {
    known.account = {
      ...account,
      open_sittings: [{ attempt_id: "a1", title: { en: "Fractions" }, family: "custom", started_at: 1 }],
    };
    accept({});
    const { form, events } = await open();
    form.getByText("Fractions");
    type("mia", "letters-and-1");
    press("Delete it for good");
    expect([alerts(), sent]).toEqual([["Please tick this box to go on"], []]);
    fireEvent.click(form.getByRole("checkbox", { name: "I know that it is handed in as it stands" }));
    press("Delete it for good");
    await waitFor(() => expect(events).toEqual([{ type: "session.reset" }]));
    expect(sent[0]?.body).toMatchObject({ ends_sittings: true });
  });

  it("can be cancelled", async () => {
    const { form } = await open();
    fireEvent.click(form.getByRole("button", { name: "Keep the account" }));
    expect(screen.queryByRole("form", { name: "Yes, delete this account" })).toBeNull();
  });

  it.each([
    [{ username: "mia", password: "x", knows: false }, {}, {}],
    [{ username: " mia ", password: "", knows: false }, { needsPassword: false }, {}],
    [{ username: "Mia", password: "x", knows: true }, {}, { username: "personal.delete.usernameWrong" }],
    [{ username: "mia", password: "", knows: true }, {}, { password: "account.passwordEmpty" }],
    [{ username: "mia", password: "x", knows: false }, { hasSittings: true }, { knows: "personal.delete.knowsEmpty" }],
  ])("with %j of %j has the problems %j", (fields, over, problems) => {
    const whose = { username: "mia", needsPassword: true, hasSittings: false, ...over };
    expect(deletionProblems(fields, whose)).toEqual(problems);
  });
});

describe("the picture", () => {
  const image = new File([new Uint8Array([1, 2, 3])], "me.png", { type: "image/png" });
  const choose = (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error("no input for files");
    Object.defineProperty(input, "files", { value: [file], configurable: true });
    fireEvent.change(input);
  };

  it.each([
    ["no picture", new File(["<svg/>"], "me.svg", { type: "image/svg+xml" }), faultMessages.fileTypeRefused.en],
    [
      "too large",
      new File([new Uint8Array(8 * 1024 * 1024 + 1)], "me.png", { type: "image/png" }),
      faultMessages.fileTooLarge.en,
    ],
  ])("is not opened where it is %s", async (_, file, words) => {
    await openPersonalCentre();
    choose(file);
    await waitFor(() => expect(alerts()).toEqual([words]));
    expect(sent).toEqual([]);
  });

  it("that cannot be read is reported as damaged", async () => {
    const decode = vi.spyOn(Image.prototype, "decode").mockRejectedValue(new Error("no picture"));
    await openPersonalCentre();
    choose(image);
    await waitFor(() => expect(alerts()).toEqual([faultMessages.fileUnreadable.en]));
    decode.mockRestore();
  });

  it("is removed, and restored", async () => {
    const own = { ...mia, avatar: `/uploads/${"a".repeat(64)}` };
    accept({ ...own, avatar: "" });
    const { events } = await openPersonalCentre({ profile: own });
    press("Remove it");
    await waitFor(() => expect(events).toEqual([{ type: "profile.changed", profile: { ...own, avatar: "" } }]));
    expect([sent, toasts()]).toEqual([
      [{ path: "/api/user/update", body: { avatar: "" } }],
      [{ message: "personal.avatar.removed" }],
    ]);
  });
});
