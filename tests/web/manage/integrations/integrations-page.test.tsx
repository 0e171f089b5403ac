import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { faultMessages } from "../../../../src/contract/calls/fault-messages";
import { IntegrationsPage } from "../../../../src/web/manage/integrations/IntegrationsPage";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { openPage, Refused, type Asked } from "../../open-page";
import { moment, moodle, platformServer } from "./platforms";

beforeAll(loadFaultWords);

const open = (language: "en" | "zh" = "en") => openPage(IntegrationsPage, "/site/integrations", language);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pressIn = (name: string) => fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));
const changes = (asked: readonly Asked[]) =>
  asked.filter(({ name }) => name !== "ltiRegistrations" && name !== "outgoingList");

describe("the page of integrations", () => {
  it("shows that it loads, then that there is no platform, with the set-up help of ten lines each", async () => {
    let answer = () => undefined as void;
    const waits = new Promise<void>((resolve) => (answer = resolve));
    platformServer([], {
      ltiRegistrations: async () => {
        await waits;
        return { registrations: [], tool: { login: "", launch: "", jwks: "", keys: [] } };
      },
    });
    await open();
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    answer();
    expect(await screen.findByText("No platform yet")).toBeTruthy();
    expect(screen.queryByText("Results on their way")).toBeNull();
    const help = [...screen.getByRole("region", { name: "How to set it up" }).querySelectorAll("details")];
    expect(help.map((one) => [one.querySelector("summary")?.textContent, one.querySelectorAll("li").length])).toEqual([
      ["Moodle", 10],
      ["Canvas", 10],
      ["Open edX", 10],
      ["Another platform", 10],
    ]);
  });

  it("lists again on demand after a failure", async () => {
    let fails = true;
    platformServer([moodle], {
      ltiRegistrations: () => {
        if (fails) throw new Refused("serverError");
        return { registrations: [moodle], tool: { login: "", launch: "", jwks: "", keys: [] } };
      },
    });
    await open();
    await screen.findByRole("button", { name: "Try again" });
    fails = false;
    press("Try again");
    expect(await screen.findByRole("row", { name: /Moodle/ })).toBeTruthy();
  });

  it("says that the device is offline", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("no network");
    });
    await open();
    expect(await screen.findByText("You are offline")).toBeTruthy();
    vi.restoreAllMocks();
  });

  it.each(["en", "zh"] as const)("shows each platform with its last use and fault, in %s", async (language) => {
    const fault = { code: "keysUnreachable", facts: { host: "moodle.example", why: "timedOut" }, at: moment };
    platformServer([
      { ...moodle, fault },
      { ...moodle, registration_id: "r2", name: "Old", used_at: null, off: true },
    ]);
    await open(language);
    await screen.findByRole("row", { name: /Old/ });
    const rows = screen.getAllByRole("row").slice(1);
    const shown = rows.map((row) => [...row.children].slice(0, 4).map(({ textContent: text }) => text));
    const time = new Intl.DateTimeFormat(language, {
      month: "short",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
    }).format(moment);
    expect(shown).toEqual(
      language === "en"
        ? [
            [
              "Moodlehttps://moodle.example",
              "client-1",
              `${time}Last fault, ${time}: The keys of the platform could not be fetched. ` +
                "moodle.example did not answer in time. They are asked for again after a minute at the earliest.",
              "In use",
            ],
            ["Oldhttps://moodle.example", "client-1", "None yet", "Switched off"],
          ]
        : [
            [
              "Moodlehttps://moodle.example",
              "client-1",
              `${time}最近问题（${time}）：无法获取平台的密钥。moodle.example 未及时回复。最早一分钟后会再次获取。`,
              "使用中",
            ],
            ["Oldhttps://moodle.example", "client-1", "暂无", "已停用"],
          ],
    );
  });

  it("asks a platform now, and shows a good answer or the faults", async () => {
    let answer: object = { keys: null, token: null };
    const { asked } = platformServer([moodle], { tryLti: () => answer });
    await open();
    await screen.findByRole("row", { name: /Moodle/ });
    press("Try now: Moodle");
    expect(await screen.findByText("Keys: as they should be")).toBeTruthy();
    expect(screen.getByText("Access to marks: as they should be")).toBeTruthy();
    const host = "moodle.example";
    answer = {
      keys: { code: "keysRefused", facts: { host, status: "500" } },
      token: { code: "timedOut", facts: { host } },
    };
    press("Try now: Moodle");
    const keys = "Keys: The platform did not give its keys: moodle.example answered with the status 500.";
    expect(await screen.findByText(keys)).toBeTruthy();
    expect(screen.getByText("Access to marks: moodle.example did not answer in time.")).toBeTruthy();
    expect(changes(asked)).toEqual([
      { name: "tryLti", input: { registration_id: "r1" } },
      { name: "tryLti", input: { registration_id: "r1" } },
    ]);
  });

  it("switches a platform off and on after a question", async () => {
    let off = false;
    const { asked } = platformServer([], {
      ltiRegistrations: () => ({
        registrations: [{ ...moodle, off }],
        tool: { login: "", launch: "", jwks: "", keys: [] },
      }),
      switchLti: (input) => {
        off = input["off"] === true;
        return { ...moodle, off };
      },
    });
    await open();
    await screen.findByRole("row", { name: /Moodle/ });
    press("Switch off Moodle");
    expect(screen.getByRole("dialog", { name: "Switch Moodle off?" })).toBeTruthy();
    pressIn("Switch off");
    fireEvent.click(await screen.findByRole("button", { name: "Switch on Moodle" }));
    pressIn("Switch on");
    await screen.findByRole("button", { name: "Switch off Moodle" });
    expect(changes(asked)).toEqual([
      { name: "switchLti", input: { registration_id: "r1", off: true } },
      { name: "switchLti", input: { registration_id: "r1", off: false } },
    ]);
  });

  it("makes a new key after a question", async () => {
    const { asked } = platformServer([moodle], { renewLtiKey: () => ({ kid: "key-2" }) });
    await open();
    await screen.findByText(/^key-1: in use since/);
    press("Make a new key");
    pressIn("Make a new key");
    await waitFor(() => expect(changes(asked)).toEqual([{ name: "renewLtiKey", input: {} }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("sends no form with problems, then what is typed, and says why it is refused", async () => {
    let isTaken = true;
    const { asked } = platformServer([moodle], {
      saveLti: () => {
        if (isTaken) throw new Refused("registrationTaken");
        return moodle;
      },
    });
    await open();
    await screen.findByRole("row", { name: /Moodle/ });
    press("Edit Moodle");
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type("Name", " ");
    type("Issuer", "moodle");
    pressIn("Save");
    expect(screen.getByText("Give a name of up to 100 characters")).toBeTruthy();
    expect(screen.getByText("Give the whole address, with https://")).toBeTruthy();
    expect(document.activeElement?.getAttribute("name")).toBe("name");
    expect(changes(asked)).toEqual([]);
    type("Name", " School ");
    type("Issuer", "https://school.example");
    type("Deployment IDs, one a line", "1\n 3 \n1\n");
    pressIn("Save");
    await waitFor(() =>
      expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toBe(
        faultMessages.registrationTaken.en,
      ),
    );
    isTaken = false;
    pressIn("Save");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [first, second] = changes(asked);
    expect(second).toEqual(first);
    expect(first).toEqual({
      name: "saveLti",
      input: {
        idempotency_key: expect.any(String),
        registration_id: "r1",
        name: "School",
        issuer: "https://school.example",
        client_id: "client-1",
        deployment_ids: ["1", "3"],
        auth_url: "https://moodle.example/auth",
        token_url: "https://moodle.example/token",
        jwks_url: "https://moodle.example/keys",
        score_release: "after_release",
        opens: "window",
      },
    });
  });
});
