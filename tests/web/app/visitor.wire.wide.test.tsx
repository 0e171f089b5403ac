import { act, cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { waitFor, type AnyEventObject } from "xstate";
import { isSessionSettled } from "../../../machines/session/session.selectors";
import { redirectDelayMs, type VisitorEvent } from "../../../machines/visitor/visitor.machine";
import { isVisitor, isWarned, type VisitorSnapshot } from "../../../machines/visitor/visitor.selectors";
import { Toasts } from "../../../src/web/ui/Toasts";
import { arriving, chart, returning } from "../../machines/visitor/samples";
import { memoryStorage } from "../../support/memory-storage";
import { pathName, pathsThrough, type ChartPath } from "../../support/paths";
import { patientServer, type PatientServer, type Received } from "../../support/patient-server";
import { plainSite } from "../../support/plain-site";
import { show } from "../show";
import { profile } from "./open";
import { comeFrom, openWired, takeToastsAway } from "./wired";

/**
 * The paths of the visitor chart through the client, a server that answers as the path says, the router, the toasts
 * and storage.
 */
let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
  comeFrom(server.url);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});
afterEach(() => {
  cleanup();
  takeToastsAway();
});

const warning = "Visitor identity expired, please re-obtain the invitation code";

const openVisit = async (folder: string, kept: string | null) => {
  const tabKept = memoryStorage(kept === null ? {} : { vtk: kept });
  const seen: string[] = [];
  const redeeming: Received[] = [];
  server.serve((request) => {
    const { url, headers } = request;
    if (!url.startsWith(`${folder}/`)) return false;
    const token = headers.authorization ?? "none";
    if (url.endsWith("/config")) request.envelope(200, plainSite);
    else if (url.endsWith("/get_menu_list")) request.answer(401, JSON.stringify({ code: 401, msg: "", data: {} }));
    else if (url.endsWith("/notice/getList")) request.envelope(200, { list: [], total: Number(seen.push(token)) });
    else if (token === "Bearer s-1") request.envelope(200, { ...profile, status: 0, type: 0 });
    else redeeming.push(request);
    return true;
  });
  const wired = openWired({
    baseUrl: server.url + folder,
    place: "/visitorResult",
    kept: memoryStorage({ token: "s-1", language: "en" }),
    tabKept,
  });
  wired.start();
  await waitFor(wired.session, isSessionSettled);
  return { ...wired, tabKept, seen, redeeming };
};

type Visit = Awaited<ReturnType<typeof openVisit>>;

/** Answers the requests about this token; one of them may have been abandoned. */
const answerRedeem = async ({ redeeming }: Visit, event: AnyEventObject, token: string) => {
  const fault = event["error"] as { code: number | string } | undefined;
  const asking = () => redeeming.filter(({ headers }) => headers.authorization === `Bearer ${token}`);
  await expect.poll(() => asking().length).toBeGreaterThan(0);
  for (const request of asking()) {
    redeeming.splice(redeeming.indexOf(request), 1);
    if (fault === undefined) request.envelope(200, { ...profile, status: 0, type: 0 });
    else if (fault.code === "network") request.hangUp();
    else request.answer(401, JSON.stringify({ code: 401, msg: "", data: {} }));
  }
};

const happen = async (visit: Visit, event: AnyEventObject, before: VisitorSnapshot) => {
  const { visitor, router, call } = visit;
  if (event.type === "page.opened")
    void router.navigate({ to: event["isGuestPage"] === true ? "/visitor" : "/visitorResult" });
  else if (event.type === "visitor.expired") await call("menuList", {}).catch(() => undefined);
  else if (event.type.startsWith("xstate.after")) await act(async () => void vi.advanceTimersByTime(redirectDelayMs));
  else if (event.type.endsWith("actor.redeem")) await answerRedeem(visit, event, before.context.token ?? "");
  else if (event.type !== "xstate.init") visitor.send(event as VisitorEvent);
};

const follow = async (path: ChartPath, folder: string, kept: string | null) => {
  const visit = await openVisit(folder, kept);
  const { visitor, router, call, tabKept, seen } = visit;
  const screen = show(<Toasts />);
  let before = visitor.getSnapshot();
  for (const { event, snapshot } of path) {
    await act(() => happen(visit, event, before));
    const [value, context] = [snapshot.value, snapshot.context as VisitorSnapshot["context"]];
    const isDone = event.type.startsWith("xstate.after");
    // leaving ends on the landing page, which is no page of the guest
    const isOnGuestPage = context.isOnGuestPage && !isDone;
    const now = await waitFor(
      visitor,
      (at) => at.value === value && at.context.token === context.token && at.context.isOnGuestPage === isOnGuestPage,
      { timeout: 10_000 },
    );
    const isVisiting = isVisitor(now);
    if (value !== "redeeming") await call("noticeList", {});
    expect({
      kept: tabKept.getItem("vtk"),
      sent: value === "redeeming" ? "nothing" : seen.at(-1),
      warned: screen.queryByText(warning) !== null,
      at: isDone ? router.state.location.pathname : "anywhere",
    }).toEqual({
      kept: isWarned(now) ? null : context.token,
      sent:
        value === "redeeming"
          ? "nothing"
          : isVisiting
            ? context.token === null
              ? "none"
              : `Bearer ${context.token}`
            : "Bearer s-1",
      warned: isWarned(now),
      at: isDone ? "/" : "anywhere",
    });
    before = now;
    if (isDone) break; // the landing page has been opened; the rest of the path is a new arrival
  }
  visit.close();
};

describe.each([
  ["who comes by an invitation", arriving, null],
  ["who loads the page again", returning, "v.zero"],
] as const)("a guest %s", (name, exploration, kept) => {
  it.each(
    pathsThrough(chart, exploration).map((path, index) => [pathName(path), path, `/${name.length}${index}`] as const),
  )("%s", (_, path, folder) => follow(path, folder, kept));
});
