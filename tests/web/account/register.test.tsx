import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { Registration, SignInMethod } from "../../../machines/session/sign-in-methods";
import { registerInput } from "../../../src/contract/account/account";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { faults } from "../../../src/contract/calls/faults";
import type { Language } from "../../../src/contract/item/content";
import { RegisterPage } from "../../../src/web/account/register/RegisterPage";
import { validateRegistration } from "../../../src/web/account/register/validate-registration";
import { OtherSignInMethods } from "../../../src/web/account/sign-in/OtherSignInMethods";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { SiteProvider } from "../../../src/web/contexts/site-context";
import { claimIn } from "../../../src/web/effects/claim";
import enApp from "../../../src/web/i18n/en.json";
import { makeMessageStore, type Messages } from "../../../src/web/i18n/messages";
import { MessagesProvider } from "../../../src/web/i18n/MessagesProvider";
import enAccount from "../../../src/web/i18n/parts/account.en.json";
import zhAccount from "../../../src/web/i18n/parts/account.zh.json";
import enGuest from "../../../src/web/i18n/parts/guest.en.json";
import zhApp from "../../../src/web/i18n/zh.json";
import { makeTextStorage, sessionText } from "../../../src/web/platform/storage";
import { NotHerePage } from "../../../src/web/site/NotHerePage";
import { memoryStorage } from "../../support/memory-storage";
import { plainSite } from "../../support/plain-site";
import { show } from "../show";

const nothing = () => undefined;
const words: Readonly<Record<Language, Messages>> = {
  en: { ...enApp, ...enAccount, ...enGuest },
  zh: { ...zhApp, ...zhAccount },
};

async function open(
  page: () => React.ReactNode,
  {
    register = () => new Promise<string | null>(nothing),
    offers = {},
    language = "en",
  }: { register?: (input: Registration) => Promise<string | null>; offers?: object; language?: Language } = {},
) {
  const sent: Registration[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async (): Promise<string | null> => null),
        authenticate: fromPromise<string | null, SignInMethod>(({ input }) => {
          if (input.by !== "registration") throw new Error(`somebody came in by ${input.by}`);
          sent.push(input.registration);
          return register(input.registration);
        }),
        loadProfile: fromPromise(() => new Promise<Profile>(nothing)),
      },
      actions: { storeToken: nothing, clearStorage: nothing },
    }),
  ).start();
  await waitFor(() => expect(session.getSnapshot().hasTag("settled")).toBe(true));
  const rootRoute = createRootRoute();
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({
        getParentRoute: () => rootRoute,
        path: "/",
        component: page,
        staticData: { title: "title.learningRecord" },
      }),
    ]),
    history: createMemoryHistory(),
  });
  const messages = makeMessageStore(
    async (_, shown) => words[shown],
    makeTextStorage(() => memoryStorage({ language })),
    "language",
  );
  await messages.load(["app"]);
  const config = { ...plainSite, ...offers } as never;
  show(
    <SiteProvider value={{ get: () => config, subscribe: () => ({ unsubscribe: nothing }) }}>
      <SessionProvider value={session}>
        <MessagesProvider store={messages}>
          <RouterProvider router={router as never} />
        </MessagesProvider>
      </SessionProvider>
    </SiteProvider>,
    language,
  );
  return { sent, session };
}

const enter = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Create an account" }));
const alerts = () => screen.queryAllByRole("alert").map((alert) => alert.textContent);

describe("the registration", () => {
  it("says that it keeps a guest's result, fills in the guest's name, and lets the result be given up", async () => {
    claimIn(sessionText).store({ token: "v.abc", name: "Mia" });
    await open(RegisterPage);
    const note = await screen.findByRole("note");
    expect(note.textContent).toBe(
      "To keep your resultMia, it goes into the account that you sign in to or create.Go on without it",
    );
    expect(screen.getByLabelText<HTMLInputElement>("Display name").value).toBe("Mia");
    fireEvent.click(screen.getByRole("button", { name: "Go on without it" }));
    expect([screen.queryByRole("note"), claimIn(sessionText).read()]).toEqual([null, null]);
  });

  it("reports each missing field beside it, and moves the focus to the first", async () => {
    const { sent } = await open(RegisterPage);
    await screen.findByRole("heading", { name: "Create an account" });
    submit();
    expect(alerts()).toEqual([
      "The user name cannot be empty",
      "Please enter a display name",
      "Please input a password",
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText("User name"));
    enter("User name", "a b");
    enter("Display name", "Mia");
    enter("Password", "1234567");
    submit();
    expect([alerts(), sent]).toEqual([
      ["4 to 32 letters, digits or underscores", "8+ characters, letters and digits"],
      [],
    ]);
  });

  it.each([
    ["", null],
    ["0", 0],
    ["5", 5],
  ])("sends what was entered, with grade %j as %s", async (value, grade) => {
    const { sent } = await open(RegisterPage);
    await screen.findByLabelText("User name");
    enter("User name", " mia_05 ");
    enter("Display name", " Mia ");
    enter("Password", " a long word 7 ");
    enter("Grade", value);
    submit();
    expect(sent).toEqual([{ username: "mia_05", nickname: "Mia", password: " a long word 7 ", grade }]);
    expect(await screen.findByRole("button", { name: "Creating the account" })).toBeTruthy();
  });

  it.each([
    ["usernameTaken", "User name"],
    ["passwordCommon", "Password"],
    ["registrationClosed", null],
  ] as const)("shows %s where it belongs", async (name, label) => {
    await open(RegisterPage, { register: () => Promise.reject({ code: faults[name].code, status: 200, msg: "" }) });
    await screen.findByLabelText("User name");
    enter("User name", "mia_05");
    enter("Display name", "Mia");
    enter("Password", "a-long-word-7");
    submit();
    await waitFor(() => expect(alerts()).toEqual([faultMessages[name].en]));
    if (label !== null) expect(screen.getByLabelText(label).getAttribute("aria-invalid")).toBe("true");
  });

  it("is not offered where it is closed", async () => {
    await open(RegisterPage, { offers: { registration: false } });
    expect(await screen.findByText("Accounts are made by the school here. Ask your teacher for yours.")).toBeTruthy();
    expect(screen.queryByLabelText("User name")).toBeNull();
  });

  it("accepts exactly what the server accepts", () => {
    const text = fc.oneof(fc.string(), fc.constantFrom("null", " null ", "ann_5", "letters 1 2"));
    fc.assert(
      fc.property(text, text, text, (username, nickname, password) => {
        const problems = validateRegistration({ username, nickname, password });
        expect([
          problems.username === undefined,
          problems.nickname === undefined,
          problems.password === undefined,
        ]).toEqual(
          (["username", "nickname", "password"] as const).map(
            (name) =>
              registerInput.shape[name].safeParse({ username: username.trim(), nickname, password }[name]).success,
          ),
        );
      }),
    );
  });
});

describe("other ways in", () => {
  it("are offered where the site has them", async () => {
    await open(OtherSignInMethods, {
      offers: { social: [{ provider: "school", name: "School ID" }] },
    });
    expect(
      [
        await screen.findByRole("button", { name: "Sign in with School ID" }),
        screen.getByRole("link", { name: "Create an account" }),
      ].length,
    ).toBe(2);
  });
  it.each([
    ["en", "I have an invitation code"],
    ["zh", "我有邀请码"],
  ] as const)("are those of guests alone where the site has no other, in %s", async (language, words) => {
    await open(OtherSignInMethods, { offers: { registration: false }, language });
    await screen.findByRole("link", { name: words });
    expect([
      screen.queryAllByRole("button"),
      screen.getAllByRole("link").map((link) => link.getAttribute("href")),
    ]).toEqual([[], ["/visitor"]]);
  });
});

describe("a page that this site does not have", () => {
  it.each([
    ["en", "Learning record", "“Learning record” is not available on this site.", "Go to the home page"],
    ["zh", "学习记录", "本站没有“学习记录”。", "回到首页"],
  ] as const)("is named in %s, with the way back", async (language, title, words, back) => {
    await open(NotHerePage, { language });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(title);
    expect([screen.getByText(words).tagName, screen.getByRole("link", { name: back }).getAttribute("href")]).toEqual([
      "DIV",
      "/",
    ]);
  });
});
