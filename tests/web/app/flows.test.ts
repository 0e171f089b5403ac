import { afterEach, describe, expect, it } from "vitest";
import { waitFor } from "xstate";
import { isEntryOffered, isSessionSettled, isSignedIn } from "../../../machines/session/session.selectors";
import { isVisitor } from "../../../machines/visitor/visitor.selectors";
import { greetingOf, welcomeOf } from "../../../src/web/ui/greeting";
import { hideToast, toastStore } from "../../../src/web/ui/toasts";
import { plainSite } from "../../support/plain-site";
import { open, refused } from "./open";

afterEach(() => {
  for (const { key } of toastStore.get()) hideToast(key);
});

const toasts = () => toastStore.get().map(({ tone, content }) => ({ tone, ...content }));
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148";
const settled = (session: Awaited<ReturnType<typeof open>>["session"]) => waitFor(session, isSessionSettled);

describe("the return from a sign-in provider", () => {
  const tab = { socialState: "school.abc", socialKey: "k-1" };
  const social = (answer: () => unknown) => ({ answers: { socialLogin: answer }, tab });

  it("signs in once, and leaves neither code nor state behind", async () => {
    const { session, at, arrival, asked, kept, tabKept } = await open(
      "/callback?code=c1&state=abc",
      social(() => ({ token: "new" })),
    );
    if (!isSignedIn(session.getSnapshot())) await arrival();
    await settled(session);
    expect([
      at(),
      asked.filter((name) => name === "socialLogin").length,
      kept.getItem("token"),
      tabKept.getItem("socialState"),
      tabKept.getItem("socialKey"),
    ]).toEqual(["/", 1, "new", null, null]);
  });

  it.each([
    ["another state", "/callback?code=c1&state=other", tab, "unexpected"],
    ["no state kept", "/callback?code=c1&state=abc", {}, "unexpected"],
    ["no key kept", "/callback?code=c1&state=abc", { socialState: "school.abc" }, "unexpected"],
    ["no code", "/callback?state=abc", tab, "unexpected"],
    ["nothing", "/callback", {}, "unexpected"],
    ["the provider's refusal", "/callback?error=access_denied&state=abc", tab, "declined"],
    ["a refusal that was not asked for", "/callback?error=access_denied&state=other", tab, "unexpected"],
  ])("with %s asks the server nothing", async (_, path, entries, returned) => {
    const { asked, router, session } = await open(path, {
      tab: entries,
      answers: { socialLogin: () => ({ token: "new" }) },
    });
    expect([
      asked.includes("socialLogin"),
      router.state.matches.at(-1)?.context,
      session.getSnapshot().value,
    ]).toMatchObject([false, { returned }, "loggedOut"]);
  });

  it.each([
    ["no token", () => ({}), "socialTokenMissing"],
    ["a refusal", () => refused("socialRefused"), 100107],
  ])("with %s stays signed out and says why", async (_, answer, code) => {
    const { session } = await open("/callback?code=c1&state=abc", social(answer));
    const now = await waitFor(session, ({ context }) => context.fault !== null);
    expect([now.value, now.context.fault?.code]).toEqual(["loggedOut", code]);
  });
});

describe("signing in with a password or by registration", () => {
  it("greets by the hour, and loads the pages of this person", async () => {
    const { session, routes, at } = await open("/examAccess/MAPDetail?menu_id=7");
    session.send({ type: "signIn.submitted", credentials: { username: "ann", password: "secret-1" } });
    await waitFor(session, ({ context }) => context.profile !== null);
    await waitFor(routes, (now) => now.matches("loaded"));
    expect([at(), toasts()]).toEqual([
      "/examAccess/MAPDetail?menu_id=7",
      [{ tone: "plain", message: welcomeOf(new Date().getHours()) }],
    ]);
  });

  it("greets nobody on the page of a launch, whose rows the greeting would cover", async () => {
    const { session, routes } = await open("/launch/tests?k=1");
    session.send({ type: "signIn.submitted", credentials: { username: "ann", password: "secret-1" } });
    await waitFor(session, ({ context }) => context.profile !== null);
    await waitFor(routes, (now) => now.matches("loaded"));
    expect(toasts()).toEqual([]);
  });

  it.each([
    [0, "greeting.morning"],
    [7, "greeting.morning"],
    [8, "greeting.forenoon"],
    [11, "greeting.forenoon"],
    [12, "greeting.noon"],
    [13, "greeting.noon"],
    [14, "greeting.afternoon"],
    [17, "greeting.afternoon"],
    [18, "greeting.evening"],
    [23, "greeting.evening"],
  ])("at %i o'clock: %s", (hour, message) => {
    expect(greetingOf(hour)).toBe(message);
  });

  it("after registration leads home", async () => {
    const { session, arrival, kept } = await open("/register", { answers: { register: () => ({ token: "made" }) } });
    const arrived = arrival();
    session.send({
      type: "registration.submitted",
      registration: { username: "mia_05", password: "a-long-word", nickname: "Mia", grade: null },
    });
    expect([await arrived, kept.getItem("token")]).toEqual(["/", "made"]);
  });

  it("of another person in another tab loads that person's pages", async () => {
    const { session, routes, tellFromOtherTab, asked } = await open("/center", { token: "t" });
    tellFromOtherTab("theirs");
    await waitFor(session, ({ context }) => context.token === "theirs" && context.profile !== null);
    await waitFor(routes, (now) => now.matches("loaded"));
    expect(asked.filter((name) => name === "userInfo").length).toBe(2);
  });
});

describe("the address", () => {
  it("sends its code once and signs its owner in", async () => {
    const { kept, page, session, asked } = await open("/?t=code&x=1", {
      answers: { enterByCode: () => ({ token: "by-code" }) },
    });
    await waitFor(session, isSignedIn);
    expect([kept.getItem("token"), page.location.href, asked.filter((name) => name === "enterByCode")]).toEqual([
      "by-code",
      "https://x.test/?x=1",
      ["enterByCode"],
    ]);
  });

  it("does not replace a session unasked, and is not used up before the person agrees", async () => {
    const { kept, page, session, asked } = await open("/?t=code", { token: "old" });
    await waitFor(session, isEntryOffered);
    expect([kept.getItem("token"), page.location.href, asked.includes("enterByCode")]).toEqual([
      "old",
      "https://x.test/",
      false,
    ]);
    session.send({ type: "entry.declined" });
    expect([isSignedIn(session.getSnapshot()), session.getSnapshot().context.offer]).toEqual([true, null]);
  });

  it("is also read from a link inside the site, and removed before a page or a tab sees it", async () => {
    const { session, router, kept } = await open("/", { token: "old" });
    await waitFor(session, ({ context }) => context.profile !== null);
    await router.navigate({ href: "/center?t=code&x=1" });
    expect([router.state.location.href, session.getSnapshot().context.offer, kept.getItem("fromRouter")]).toEqual([
      "/center?x=1",
      "code",
      JSON.stringify(["/"]),
    ]);
  });

  it.each(["/visitor?t=given", "/examAccess/MAPDetail?t=given&menu_id=7"])("is not read from %s", async (path) => {
    const { kept, session, page } = await open(path);
    await settled(session);
    expect([kept.getItem("token"), page.location.href]).toEqual([null, `https://x.test${path}`]);
  });

  it("hands the shared link to the guest's page of this tab, and does not use it up", async () => {
    const { tabKept, kept, page, router, visitorToken } = await open("/visitorResult?vtk=v.abc", { token: "s" });
    await expect.poll(() => router.state.location.href).toBe("/visitor");
    expect([
      tabKept.getItem("offeredLink"),
      tabKept.getItem("vtk"),
      kept.getItem("offeredLink"),
      kept.getItem("token"),
      page.location.href,
      visitorToken(),
    ]).toEqual(["v.abc", null, null, "s", "https://x.test/visitorResult", ""]);
  });

  it("of the guest's page makes a visitor, who has no token without an invitation", async () => {
    const { visitor, visitorToken, router } = await open("/visitor", { token: "s" });
    expect([isVisitor(visitor.getSnapshot()), visitorToken()]).toEqual([true, ""]);
    await router.navigate({ to: "/" });
    expect([isVisitor(visitor.getSnapshot()), visitorToken()]).toEqual([false, null]);
  });

  it("leaves the visit as soon as a person signs in", async () => {
    const { visitor, session, tabKept } = await open("/visitorResult");
    visitor.send({ type: "visit.granted", token: "v.abc", guest: { guestId: "g1", name: "Mia" } });
    await waitFor(visitor, (now) => now.matches("active"));
    expect([tabKept.getItem("vtk"), tabKept.getItem("guest")]).toEqual(["v.abc", '{"guestId":"g1","name":"Mia"}']);
    session.send({ type: "signIn.submitted", credentials: { username: "ann", password: "secret-1" } });
    await waitFor(session, isSignedIn);
    expect([isVisitor(visitor.getSnapshot()), tabKept.getItem("vtk"), tabKept.getItem("guest")]).toEqual([
      false,
      null,
      null,
    ]);
  });

  it("leads a person who signs in to save a guest's result back to it", async () => {
    const { session, router } = await open("/", { tab: { claim: "v.abc" } });
    session.send({ type: "signIn.submitted", credentials: { username: "ann", password: "secret-1" } });
    await expect.poll(() => router.state.location.href).toBe("/visitorResult");
  });
  it.each(["signIn.submitted", "registration.submitted"] as const)(
    "keeps a guest's result for the next try after one that is refused (%s)",
    async (type) => {
      let isRefused = true;
      const answers = {
        login: () => (isRefused ? refused("credentialsWrong") : { token: "new" }),
        register: () => refused("passwordCommon"),
      };
      const { session, tabKept, router } = await open("/register", {
        tab: { claim: "v.abc", claimName: "Mia" },
        answers,
      });
      const fields = { username: "ann", password: "secret-1" };
      session.send(
        type === "signIn.submitted"
          ? { type, credentials: fields }
          : { type, registration: { ...fields, nickname: "Mia", grade: null } },
      );
      await waitFor(session, (now) => now.context.fault !== null);
      expect([tabKept.getItem("claim"), tabKept.getItem("claimName")]).toEqual(["v.abc", "Mia"]);
      isRefused = false;
      session.send({ type: "signIn.submitted", credentials: fields });
      await expect.poll(() => router.state.location.href).toBe("/visitorResult");
    },
  );
  it("keeps a guest's result where the session is refused before it was saved; a sign-out forgets it", async () => {
    const { session, tabKept } = await open("/visitorResult", { token: "s", tab: { claim: "v.abc", claimName: "" } });
    await waitFor(session, isSignedIn);
    session.send({ type: "session.rejected", token: "s" });
    expect(tabKept.getItem("claim")).toBe("v.abc");
    session.send({ type: "signIn.submitted", credentials: { username: "ann", password: "secret-1" } });
    await waitFor(session, isSignedIn);
    session.send({ type: "signOut.requested" });
    expect([tabKept.getItem("claim"), tabKept.getItem("claimName")]).toEqual([null, null]);
  });
});

describe("a site for phones", () => {
  const answers = {
    siteConfig: () => ({ ...plainSite, site_h5: "m.x.test" }),
    makeEntryCode: () => ({ code: "once", expires_at: 0 }),
  };
  it("is opened on a phone, with a code that signs in there", async () => {
    const { session, left } = await open("/learningRecord?a=1", { token: "s", answers, userAgent: phone });
    await waitFor(session, (now) => now.matches("departed"));
    expect(left).toEqual(["https://m.x.test/learningRecord?a=1&t=once"]);
  });
  it("leads to a page that takes no code by way of one that does", async () => {
    const { session, left } = await open("/examAccess/MAPDetail?menu_id=7", { token: "s", answers, userAgent: phone });
    await waitFor(session, (now) => now.matches("departed"));
    expect(left).toEqual(["https://m.x.test/?redirect=%2FexamAccess%2FMAPDetail%3Fmenu_id%3D7&t=once"]);
    const there = await open(left[0]?.slice("https://m.x.test".length) ?? "", {
      answers: { enterByCode: () => ({ token: "s" }) },
    });
    await waitFor(there.session, isSignedIn);
    await expect.poll(() => there.at()).toBe("/examAccess/MAPDetail?menu_id=7");
    expect(there.kept.getItem("token")).toBe("s");
  });
  it("is given a code of the person, also from the page of guests", async () => {
    const { session, left, named } = await open("/visitor", { token: "s", answers, userAgent: phone });
    await waitFor(session, (now) => now.matches("departed"));
    expect([left, named["makeEntryCode"]]).toEqual([["https://m.x.test/?redirect=%2Fvisitor&t=once"], "s"]);
  });
  it("is given the invitation that a friend has opened on a phone", async () => {
    const { session, left } = await open("/visitor?vtk=v.link", { answers, userAgent: phone });
    await waitFor(session, (now) => now.matches("departed"));
    expect(left).toEqual(["https://m.x.test/visitor?vtk=v.link"]);
  });
  it.each([
    ["no phone", { answers, userAgent: "Mozilla/5.0 (X11; Linux x86_64)" }],
    ["no such site", { userAgent: phone }],
    [
      "this site itself",
      { answers: { siteConfig: () => ({ ...plainSite, site_h5: "https://x.test" }) }, userAgent: phone },
    ],
    ["a guest, whose visit is of this tab alone", { answers, userAgent: phone, tab: { vtk: "v.guest" } }],
  ])("is not opened where there is %s", async (_, opening) => {
    const { session, left, at } = await open("/", opening);
    await settled(session);
    expect([left, at()]).toEqual([[], "/"]);
  });
});
