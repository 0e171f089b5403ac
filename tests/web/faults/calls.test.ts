// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FaultFact } from "../../../machines/faults/facts";
import type { Envelope } from "../../../src/contract/calls/envelope";
import { makeCall, showingFaults, type CallDependencies } from "../../../src/web/effects/http";
import { defaultWire, siteWire } from "../../../src/web/effects/wire";
import { patientServer, type PatientServer, type Received } from "../../support/patient-server";

let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
});
afterAll(() => server.close());
beforeEach(() => server.serve(() => false));

const open = (changes: Partial<CallDependencies> = {}) =>
  makeCall({ baseUrl: server.url, token: () => "t-1", menuId: () => "m", language: () => "en", ...changes });

/** The next `count` requests, unanswered. */
const arriving = (count: number): Promise<Received[]> =>
  new Promise((resolve) => {
    const received: Received[] = [];
    server.serve((request) => {
      received.push(request);
      if (received.length === count) resolve(received);
      return true;
    });
  });
const answering = (answer: (received: Received) => void) =>
  server.serve((received) => {
    answer(received);
    return true;
  });
const told = (made: Promise<unknown>): Promise<unknown> =>
  made.then(
    (data) => ({ data }),
    (fault: unknown) => ({ fault }),
  );

describe("an identical call for a test's detail", () => {
  it("cancels the earlier one, whose caller is given the later answer", async () => {
    const call = open();
    const first = arriving(1);
    const earlier = call("menuDetail", { menu_id: "7" });
    const [cancelled] = await first;
    const second = arriving(1);
    const later = call("menuDetail", { menu_id: "7" });
    const [answered] = await second;
    cancelled?.envelope(200, { title: "too late" });
    answered?.envelope(200, { title: "now" });
    expect(await Promise.all([earlier, later])).toEqual([
      { code: 200, title: "now" },
      { code: 200, title: "now" },
    ]);
  });

  it("is sent again for the earlier caller when the later one gives up", async () => {
    const call = open();
    const first = arriving(1);
    const earlier = call("menuDetail", { menu_id: "7" });
    await first;
    const second = arriving(1);
    const leaving = new AbortController();
    const later = told(call("menuDetail", { menu_id: "7" }, { signal: leaving.signal }));
    await second;
    answering((received) => received.envelope(200, { title: "again" }));
    leaving.abort();
    expect([await later, await earlier]).toEqual([{ fault: { code: "aborted" } }, { code: 200, title: "again" }]);
  });

  it("lets another test's detail and every other call be", async () => {
    const call = open();
    const all = arriving(4);
    const made = Promise.all([
      call("menuDetail", { menu_id: "7" }),
      call("menuDetail", { menu_id: "8" }),
      call("menuList", {}),
      call("menuList", {}),
    ]);
    for (const received of await all) received.envelope(200, { url: received.url });
    expect((await made).map((answer) => (answer as unknown as { url: string }).url)).toEqual([
      "/api/home/get_menu_detail?menu_id=7",
      "/api/home/get_menu_detail?menu_id=8",
      "/api/home/get_menu_list",
      "/api/home/get_menu_list",
    ]);
  });
});

describe("the wire", () => {
  it("reads an envelope whose fields have other names", async () => {
    answering((received) =>
      received.answer(200, JSON.stringify({ status: "0", message: "fine", result: { title: "t" } })),
    );
    const wire = { ...defaultWire, names: { code: "status", msg: "message", data: "result" } };
    expect([
      await told(open({ wire })("menuDetail", { menu_id: "7" })),
      await told(open()("menuDetail", { menu_id: "7" })),
    ]).toEqual([{ data: { code: "0", title: "t" } }, { fault: { code: "network" } }]);
  });

  it("counts the codes set by the site as success, and 200", async () => {
    const wire = { ...defaultWire, successCodes: ["fine"] };
    const made: unknown[] = [];
    for (const code of ["fine", 200, "poor"]) {
      answering((received) => received.answer(200, JSON.stringify({ code, msg: "", data: { title: "t" } })));
      made.push(await told(open({ wire })("menuList", {})));
    }
    expect(made).toEqual([
      { data: { code: "fine", title: "t" } },
      { data: { code: 200, title: "t" } },
      { fault: { code: -1, status: 200, msg: "", data: { title: "t" } } },
    ]);
  });

  it("is read from the build's settings, with defaults for the rest", () => {
    expect([siteWire(undefined), siteWire('{"bodies":"form","successCodes":["ok"]}')]).toEqual([
      defaultWire,
      { ...defaultWire, bodies: "form", successCodes: ["ok"] },
    ]);
  });

  it.each([
    [401, 401],
    ["503", 503],
    ["fine", 200],
    [{}, 200],
    [undefined, 200],
  ])("reads the status %j of an envelope in place of that of HTTP as %d", async (given, status) => {
    answering((received) => received.answer(200, JSON.stringify({ code: 5, msg: "m", data: null, status: given })));
    expect(await told(open()("menuList", {}))).toEqual({ fault: { code: 5, status, msg: "m" } });
  });

  it.each([
    ["json", "application/json", '{"username":"ann","password":"a b&c"}'],
    ["form", "application/x-www-form-urlencoded;charset=UTF-8", "username=ann&password=a+b%26c"],
  ] as const)("sends %s bodies", async (bodies, type, text) => {
    const sent: unknown[] = [];
    answering((received) => {
      sent.push([received.headers["content-type"], received.body]);
      received.envelope(200, { token: "t" });
    });
    await open({ wire: { ...defaultWire, bodies } })("login", { username: "ann", password: "a b&c" });
    expect(sent).toEqual([[type, text]]);
  });

  it("gives a call sixty seconds", () => {
    expect(defaultWire.timeout).toBe(60_000);
  });

  it.each<[string, readonly string[]]>([
    ["/doEdit", ["covered", "asked", "uncovered"]],
    ["/other", ["asked"]],
  ])("covers the page during a call to %s, also when it fails", async (folder, expected) => {
    const seen: string[] = [];
    const cover = () => {
      seen.push("covered");
      return () => void seen.push("uncovered");
    };
    answering((received) => {
      seen.push("asked");
      received.hangUp();
    });
    await told(open({ baseUrl: server.url + folder, cover })("menuList", {}));
    expect(seen).toEqual(expected);
  });

  it.each<[unknown, unknown]>([
    [
      [1, 2],
      [1, 2],
    ],
    [{ title: "t" }, { code: 200, title: "t" }],
    [{ code: "own" }, { code: "own" }],
    ["text", "text"],
    [null, null],
  ])("hands %j on as %j", async (data, expected) => {
    answering((received) => received.envelope(200, data));
    expect(await open()("menuList", {})).toEqual(expected);
  });
});

describe("the facts given to the judge", () => {
  const judging = async (
    reply: Partial<Envelope<unknown>> & { status: number },
    changes: Partial<CallDependencies>,
    isShown = false,
  ): Promise<FaultFact[]> => {
    const facts: FaultFact[] = [];
    const call = open({ judge: (fact) => facts.push(fact) < 0, ...changes });
    answering((received) => received.answer(reply.status, JSON.stringify(reply)));
    await told((isShown ? showingFaults(call) : call)("menuList", {}));
    return facts;
  };
  const calm = { type: "answer.received", isShown: false, isCurrent: true, isVisitor: false, hasAddressCode: false };

  it("keeps numbers and texts apart", async () => {
    expect([
      await judging({ status: 200, code: 403, msg: "a" }, {}),
      await judging({ status: 200, code: "403" }, {}),
    ]).toEqual([[{ ...calm, status: 200, code: 403, msg: "a" }], [{ ...calm, status: 200, code: "403", msg: "" }]]);
  });

  it("knows of a code in the address", async () => {
    const facts = await Promise.all([
      judging({ status: 401, code: 1 }, { addressCode: () => "c-1" }),
      judging({ status: 401, code: 1 }, { addressCode: () => null }),
    ]);
    expect(facts.map(([fact]) => fact?.type === "answer.received" && fact.hasAddressCode)).toEqual([true, false]);
  });

  it("treats only callers with a visit token as guests", async () => {
    const facts = await judging({ status: 401, code: 401 }, { isVisitor: () => true, token: () => null });
    expect(facts).toEqual([{ ...calm, status: 401, code: 401, msg: "" }]);
  });

  it("knows whether the caller shows the fault itself, and whether a visitor is there", async () => {
    expect(await judging({ status: 200, code: 5 }, { isVisitor: () => true }, true)).toEqual([
      { ...calm, status: 200, code: 5, msg: "", isShown: true, isVisitor: true },
    ]);
  });
});
