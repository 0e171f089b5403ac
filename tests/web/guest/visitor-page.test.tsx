import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { visitorMachine } from "../../../machines/visitor/visitor.machine";
import type { Look, Visit } from "../../../src/contract/account/visitors";
import { faults, type FaultName } from "../../../src/contract/calls/faults";
import { VisitorProvider } from "../../../src/web/contexts/visitor-context";
import { VisitorPage } from "../../../src/web/guest/VisitorPage";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { MessagesProvider } from "../../../src/web/i18n/MessagesProvider";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";
import { messages, show } from "../show";

const invitation = {
  share_id: "s1",
  kind: "test",
  menu_id: "m1",
  family: "custom",
  exam_info: {
    type: 0,
    extract_question_logic: 0,
    extract_question_number: 4,
    scoring_method: 1,
    correct_rate_method: 1,
  },
  title: { en: "Biology" },
  measures: { en: "Cells" },
  inviter: "Ms Chen",
  valid_until: Date.UTC(2026, 11, 1),
  sees_result: true,
  strict: true,
  items: 4,
  time_limit_ms: 600_000,
  grades: [] as number[],
} as const;
const visit: Visit = {
  guest_id: "g1",
  name: "Mia",
  invitation,
  attempt: null,
  of_room: false,
  ends_at: invitation.valid_until,
  server_time: 0,
};

interface Closed {
  readonly fault: FaultName;
  readonly valid_from: number;
  readonly valid_until: number;
}
type Answer = Look | Visit | { readonly token: string; readonly visit: Visit } | FaultName | Closed;
const asked: [path: string, body: unknown][] = [];
let answers: Readonly<Record<string, Answer>> = {};
const refusalOf = (fault: FaultName, data: object) => ({ ...faults[fault], msg: fault, data });
const codeOf = (answer: Answer | undefined) => {
  if (typeof answer === "string") return refusalOf(answer, {});
  if (answer !== undefined && "fault" in answer) return refusalOf(answer.fault, answer);
  return { code: 200, status: 200, msg: "", data: answer };
};

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const path = new URL(typeof input === "string" ? input : input.url, "https://x.test").pathname;
    const text = typeof input === "string" ? (init?.body ?? null) : await input.text();
    asked.push([path, typeof text === "string" && text !== "" ? JSON.parse(text) : null]);
    const { status, ...envelope } = codeOf(answers[path]);
    return new Response(JSON.stringify(envelope), { status, headers: { "content-type": "application/json" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (given: typeof answers) => {
  answers = given;
  const visitor = createActor(
    visitorMachine.provide({
      actors: { redeem: fromPromise<void, { token: string }>(async () => undefined) },
      actions: { keepVisit: () => undefined, clearVisit: () => undefined },
    }),
    { input: null },
  ).start();
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "$", component: VisitorPage });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/visitor"] }),
  });
  await router.load();
  const storage = makeTextStorage(() => memoryStorage({ language: "en" }));
  const store = makeMessageStore(async (_, language) => messages[language], storage, "language");
  await store.load(["app"]);
  show(
    <VisitorProvider value={visitor}>
      <MessagesProvider store={store}>
        <RouterProvider router={router as never} />
      </MessagesProvider>
    </VisitorProvider>,
  );
  return { visitor };
};
const typeCode = (code: string) => {
  fireEvent.change(screen.getByLabelText("Invitation code"), { target: { value: code } });
  fireEvent.click(screen.getByRole("button", { name: "Look at the invitation" }));
};
const pathsAsked = () => asked.map(([path]) => path.split("/").at(-1));
const code = "7KQM-2XPR-9TVA";
const free = { "/api/visitor/look": { ...invitation, guest: null } } as const;

it("sends nothing that cannot be a code", async () => {
  await open({});
  typeCode("7KQM");
  expect(screen.getByRole("alert").textContent).toBe(
    "This is neither a code of 12 letters and digits nor the link of an invitation. Please check it.",
  );
  expect(asked).toEqual([]);
});

it.each([
  ["invitationUnknown", /no invitation with this code/],
  ["invitationEarly", /not open yet/],
  ["invitationExpired", /has ended/],
  ["invitationRevoked", /taken back/],
  ["invitationUsed", /as many guests as it may/],
  ["tooManyRequests", /Too many tries/],
] as const)("explains %s in words, until other text is typed", async (fault, words) => {
  await open({ "/api/visitor/look": fault });
  typeCode(code);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(words));
  fireEvent.change(screen.getByLabelText("Invitation code"), { target: { value: "7" } });
  expect(screen.queryByRole("alert")).toBeNull();
});

it.each([
  ["invitationEarly", "This invitation opens on Nov 30, 08:05 AM. Come back then."],
  ["invitationExpired", "This invitation ended on Dec 2, 09:10 PM. Ask whoever invited you for another one."],
] as const)("says when, where it is %s", async (fault, words) => {
  const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();
  await open({ "/api/visitor/look": { fault, valid_from: at(30, 8, 5), valid_until: at(32, 21, 10) } });
  typeCode(code);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words));
});

it("shows the invitation, and accepts it only on request, with a name", async () => {
  const { visitor } = await open({
    ...free,
    "/api/visitor/enter": { token: "v.abc", visit },
    "/api/visitor/info": visit,
  });
  typeCode(code);
  await screen.findByRole("heading", { name: "Ms Chen invites you to a test" });
  expect(screen.getByText(/even in the middle/)).toBeTruthy();
  expect(pathsAsked()).toEqual(["look"]);
  fireEvent.click(screen.getByRole("button", { name: "Come in" }));
  expect(screen.getByRole("alert").textContent).toMatch(/Please enter a name/);
  fireEvent.change(screen.getByLabelText("Your name"), { target: { value: " Mia " } });
  fireEvent.click(screen.getByRole("button", { name: "Come in" }));
  await screen.findByRole("heading", { name: "Hello, Mia" });
  expect(visitor.getSnapshot().context).toMatchObject({ token: "v.abc", guest: { guestId: "g1", name: "Mia" } });
  const key = localStorage.getItem("visitKey");
  expect(asked.slice(1, 2)).toEqual([
    ["/api/visitor/enter", { code: code.replaceAll("-", ""), name: "Mia", idempotency_key: key }],
  ]);
  expect(pathsAsked().slice(2)).toEqual(["info"]);
});

it("looks up the code of a link immediately, and recognises a guest who was on this device before", async () => {
  localStorage.setItem("visitKey", "key-of-mia");
  sessionStorage.setItem("offeredLink", "v.link");
  await open({ "/api/visitor/look": { ...invitation, guest: { name: "Mia" } } });
  fireEvent.click(await screen.findByRole("button", { name: "I am somebody else" }));
  expect(asked).toEqual([["/api/visitor/look", { vtk: "v.link", idempotency_key: "key-of-mia" }]]);
  expect(sessionStorage.getItem("offeredLink")).toBeNull();
  expect(screen.getByLabelText("Your name")).toBeTruthy();
  expect(localStorage.getItem("visitKey")).not.toBe("key-of-mia");
});

it("keeps invitation and key where the server could not be asked, goes back where it is used up", async () => {
  await open({ ...free, "/api/visitor/enter": "unavailable" });
  typeCode(code);
  fireEvent.change(await screen.findByLabelText("Your name"), { target: { value: "Mia" } });
  const enter = () => fireEvent.click(screen.getByRole("button", { name: "Come in" }));
  enter();
  await screen.findByRole("alert");
  answers = { ...free, "/api/visitor/enter": "invitationUsed" };
  enter();
  await screen.findByLabelText("Invitation code");
  expect(screen.getByRole("alert").textContent).toMatch(/as many guests as it may/);
  const keys = asked.filter(([path]) => path.endsWith("enter")).map(([, body]) => body);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toEqual(keys[1]);
});

it("asks a guest for the grade that a score is compared with before the test can begin", async () => {
  const ofGrades = { ...invitation, family: "map", menu_id: "map-math", grades: [2, 3, 4] } as const;
  await open({
    "/api/visitor/look": { ...ofGrades, guest: null, grades: [2, 3, 4] },
    "/api/visitor/enter": { token: "v.1", visit: { ...visit, invitation: { ...ofGrades, grades: [2, 3, 4] } } },
    "/api/visitor/info": { ...visit, invitation: { ...ofGrades, grades: [2, 3, 4] } },
  });
  typeCode(code);
  fireEvent.change(await screen.findByLabelText("Your name"), { target: { value: "Mia" } });
  fireEvent.click(screen.getByRole("button", { name: "Come in" }));
  const grade = await screen.findByLabelText("Your grade");
  expect(screen.queryByRole("link", { name: "To the test" })).toBeNull();
  fireEvent.change(grade, { target: { value: "3" } });
  const address = new URL(
    screen.getByRole("link", { name: "To the test" }).getAttribute("href") ?? "",
    "https://x.test",
  );
  expect([...address.searchParams]).toEqual([
    ["menu_id", "map-math"],
    ["start_level", "3"],
  ]);
});
