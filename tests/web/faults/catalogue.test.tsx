import { act, cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { initialTransition } from "xstate";
import { asFault } from "../../../machines/support/fault";
import type { Language } from "../../../src/contract/item/content";
import { showingFaults } from "../../../src/web/effects/http";
import { Toasts } from "../../../src/web/ui/Toasts";
import { hideToast, toastStore } from "../../../src/web/ui/toasts";
import { caseOf, catalogue, type Case } from "../../machines/faults/catalogue";
import { chart, explorationOf } from "../../machines/faults/samples";
import { expectEveryTransition } from "../../support/coverage";
import { pathName, pathsThrough, transitionName, transitionsOf, type DeclaredTransition } from "../../support/paths";
import { patientServer, type PatientServer, type Received } from "../../support/patient-server";
import { plainSite } from "../../support/plain-site";
import { show } from "../show";
import { sightOf, sittingPlace, startPlace, strayNames } from "./sights";
import { openStack } from "./stack";

/** Toasts and the way of an expired visitor wait three seconds: the clock is the test's. */
let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
  // the page comes from the server that it calls
  (window as unknown as { readonly happyDOM: { readonly setURL: (url: string) => void } }).happyDOM.setURL(server.url);
});
beforeAll(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});
afterEach(() => {
  cleanup();
  for (const { key } of toastStore.get()) hideToast(key);
  window.history.replaceState(null, "", "/");
});

const profile = {
  username: "ann",
  nickname: "Ann",
  avatar: "",
  admin: false,
  role: [],
  permission: ["exam.take"],
  grade: 5,
  status: 0,
  type: 0,
};
const list = [{ family: "MAP" }];
const sent = ({ method, url, headers, body }: Received) => ({
  method,
  url,
  token: headers.authorization ?? null,
  menu: headers["menuid"],
  language: headers["accept-language"],
  body,
});

const without = (one: Case) => one.cause.by === "loginWithoutToken" || one.cause.by === "socialWithoutToken";
const isAnswer = (one: Case) => one.fact.type === "answer.received";

/** Causes the fact of `one`, and returns the outcome of the call. */
const bringAbout = async (one: Case, language: Language) => {
  const { cause, fact } = one;
  const isVisitor = "isVisitor" in fact && fact.isVisitor;
  const isSignedOut = without(one) || isVisitor;
  server.serve((received) => {
    if (received.url === "/api/user/info") received.envelope(200, profile);
    else received.envelope(200, plainSite);
    return true;
  });
  const stack = await openStack({
    baseUrl: server.url,
    language,
    place: one.keepsPlace ? sittingPlace : without(one) ? "/" : startPlace,
    token: isSignedOut ? null : "t-1",
    visitorToken: isVisitor ? "v.1" : null,
    address: "hasAddressCode" in fact && fact.hasAddressCode ? "/?t=t-9" : "/",
  });
  const requests: ReturnType<typeof sent>[] = [];
  const caller = new AbortController();
  server.serve((received) => {
    requests.push(sent(received));
    if ("isCurrent" in fact && !fact.isCurrent) stack.replaceToken("t-2");
    if (cause.by === "envelope")
      received.answer(cause.status, JSON.stringify({ code: cause.code, msg: cause.msg, data: list }));
    else if (cause.by === "bare") received.answer(cause.status, "<h1>sorry</h1>", { "content-type": "text/html" });
    else if (cause.by === "hangUp") received.hangUp();
    else if (cause.by === "caller") caller.abort();
    else if (without(one)) received.envelope(200, {});
    return true;
  });
  const call = "isShown" in fact && fact.isShown ? showingFaults(stack.call) : stack.call;
  const circle: { password: string; self?: unknown } = { password: "x" };
  circle.self = Object.assign(circle, {
    toJSON: () => {
      throw new Error("circle");
    },
  });
  const outcome = async (): Promise<unknown> => {
    if (cause.by === "fact") stack.judge(fact);
    if (cause.by === "loginWithoutToken")
      stack.session.send({ type: "signIn.submitted", credentials: { username: "ann", password: "secret-1" } });
    if (cause.by === "socialWithoutToken")
      stack.session.send({
        type: "socialSignIn.returned",
        social: { provider: "school", code: "c-1", state: "s-1", key: "k-1" },
      });
    if (cause.by === "fact" || without(one)) return undefined;
    const made =
      cause.by === "circle"
        ? call("login", { username: "ann", ...circle })
        : call("menuList", {}, { signal: caller.signal, ...(cause.by === "silence" ? { timeout: 100 } : {}) });
    return made.then(
      (data) => ({ data }),
      (thrown: unknown) => ({ fault: asFault(thrown).code }),
    );
  };
  const came = await outcome();
  if (without(one)) await vi.waitUntil(() => stack.facts.length > 1, { interval: 0 });
  await stack.settle();
  return { stack, requests, came };
};

const faultCode = ({ fact, cause }: Case): unknown => {
  if (cause.by === "bare") return "http";
  if (cause.by === "envelope") return Number.isNaN(Number(cause.code)) ? -1 : Number(cause.code);
  return {
    "network.failed": "network",
    "request.timedOut": "timeout",
    "request.aborted": "aborted",
    "request.broken": "unexpected",
  }[fact.type as string];
};
const isCall = (one: Case) => isAnswer(one) || faultCode(one) !== undefined;

/** The expected request of a case, beside the menu and the language that every call carries. */
const expectedRequest = ({ cause, fact }: Case) => {
  if (cause.by === "fact" || cause.by === "circle") return null;
  if (cause.by === "loginWithoutToken")
    return { method: "POST", url: "/api/user/login", token: null, body: '{"username":"ann","password":"secret-1"}' };
  if (cause.by === "socialWithoutToken")
    return {
      method: "POST",
      url: "/socialLogin",
      token: null,
      body: '{"provider":"school","code":"c-1","state":"s-1","key":"k-1"}',
    };
  return {
    method: "GET",
    url: "/api/home/get_menu_list",
    token: "isVisitor" in fact && fact.isVisitor ? "Bearer v.1" : "Bearer t-1",
    body: "",
  };
};

const covered = new Set<string>();
const transitionOf = ({ fact, keepsPlace }: Case): string => {
  const [judging] = initialTransition(chart, { keepsPlace });
  const [taken] = chart.getTransitionData(judging, fact) as unknown as DeclaredTransition[];
  if (taken === undefined) throw new Error(`nothing follows from ${fact.type}`);
  return transitionName(taken);
};

describe("the catalogue over HTTP, router, storage and toasts", () => {
  const paths = [false, true].flatMap((keepsPlace) =>
    pathsThrough(chart, explorationOf(keepsPlace)).map((path) => ({
      one: caseOf(path.at(-1)?.event ?? {}, keepsPlace),
      name: pathName(path, (event) => caseOf(event, keepsPlace).name),
    })),
  );
  const runs = paths.flatMap(({ one, name }) =>
    (["zh", "en"] as const).map((language) => [`${name}, ${language}`, one, language] as const),
  );

  it.each(runs)("%s", async (_, one, language) => {
    const sight = sightOf(one);
    const { stack, requests, came } = await bringAbout(one, language);
    const { container } = show(<Toasts />, language);
    expect({
      ...stack.see(),
      toast: container.textContent === "" ? null : container.textContent,
      fact: stack.facts.at(-1),
    }).toEqual({ ...sight, toast: sight.toast?.[language] ?? null, fact: one.fact });
    const request = expectedRequest(one);
    expect({ requests, came }).toEqual({
      requests: request === null ? [] : [{ ...request, menu: "7", language }],
      came: isCall(one) ? (one.resolves ? { data: list } : { fault: faultCode(one) }) : undefined,
    });
    act(() => void vi.advanceTimersByTime(3_000));
    await stack.settle();
    expect([container.textContent, stack.see().at]).toEqual(["", one.outcome === "visitorExpired" ? "/" : sight.at]);
    covered.add(transitionOf(one));
    stack.close();
  });

  it("sees something after each case", () => {
    expect(strayNames(catalogue.map(({ name }) => name))).toEqual([]);
    expect(paths.map(({ name }) => name)).toMatchSnapshot();
  });

  it("covers every transition, each of which is a row", (context) => {
    expectEveryTransition(context, "error catalogue, over HTTP and on screen", {
      declared: transitionsOf(chart),
      taken: covered,
      paths: paths.length,
    });
    const rows = new Map<string, Set<string>>();
    for (const one of catalogue) rows.set(one.row, (rows.get(one.row) ?? new Set()).add(transitionOf(one)));
    const table = [...rows].map(([row, transitions]) => ({
      row,
      transitions: [...transitions],
      paths: catalogue.filter((one) => one.row === row).map(({ name }) => name),
    }));
    expect(table.filter(({ transitions, paths: names }) => transitions.length !== 1 || names.length === 0)).toEqual([]);
    expect(new Set(table.flatMap(({ transitions }) => transitions)).size).toBe(table.length);
  });
});
