import type { RouterHistory } from "@tanstack/react-router";
import { selectProfile, selectToken } from "../../../machines/session/session.selectors";
import { isVisiting, isVisitor, selectVisitorToken } from "../../../machines/visitor/visitor.selectors";
import type { GuardSettings } from "../contexts/settings";
import { takeEntryCode, takeInvitation } from "../effects/address-code";
import type { SendCall } from "../effects/http";
import { routesEffects } from "../effects/routes";
import { sessionEffects } from "../effects/session";
import { makeSite } from "../effects/site";
import { visitorEffects } from "../effects/visitor";
import type { MessageStore } from "../i18n/messages";
import { tabKeys, type TextStorage } from "../platform/storage";
import { appRoutes } from "./app-routes";
import { followSession } from "./follow-session";
import { followLookOfSite, followSite } from "./follow-site";
import { followVisitor, guestPage } from "./follow-visitor";
import { followNavigation } from "./navigation";
import { makeRouter } from "./router";
import { createRoutes } from "./routes";
import { createSession, followOtherTabs } from "./session";
import { createVisitor } from "./visitor";

export interface ApplicationDependencies {
  readonly call: SendCall;
  readonly local: TextStorage;
  /** Storage of this tab only. */
  readonly tab: TextStorage;
  readonly page: Pick<Window, "location" | "history" | "navigator" | "addEventListener" | "removeEventListener">;
  readonly messages: MessageStore;
  readonly guards: GuardSettings;
  /** Given by tests, which have no address bar. */
  readonly history?: RouterHistory;
}

/** Creates the actors and the router, connected with browser and server; `start` starts them. */
export function createApplication({ call, local, tab, page, messages, guards, history }: ApplicationDependencies) {
  const site = makeSite(call, local);
  const session = createSession(
    sessionEffects(call, local, tab, {
      seal: async (credentials) => {
        const { login_key: key } = await site.load();
        if (key === "") return { ...credentials };
        const { sealCredentials } = await import("../effects/seal-credentials");
        return { sealed: await sealCredentials(key, credentials) };
      },
      openPhoneSite: (address) => page.location.replace(address),
    }),
  );
  const visitor = createVisitor(visitorEffects(call, tab, { local, path: new URL(page.location.href).pathname }));
  const routes = createRoutes(
    routesEffects(call, () => appRoutes(router.routesByPath, selectProfile(session.getSnapshot()))),
    guards.roleControl,
  );
  const router = makeRouter({ session, visitor, routes, messages, settings: guards, local, tab }, history);
  return {
    site,
    session,
    visitor,
    routes,
    router,
    /**
     * Token sent in place of the session's in every request; "" for a visitor without one, null where there is no
     * visitor.
     */
    visitorToken: (): string | null => {
      const now = visitor.getSnapshot();
      return isVisitor(now) ? (selectVisitorToken(now) ?? "") : null;
    },
    start: () => {
      followOtherTabs(session, page);
      followNavigation(router, local);
      followSession(session, router, routes);
      followVisitor({ visitor, session, router, tab });
      const code = takeEntryCode(page.location, page.history);
      const link = takeInvitation(page.location, page.history);
      if (link !== null) tab.set(tabKeys.offeredLink, link);
      routes.start();
      visitor.start();
      if (link !== null) void router.navigate({ to: guestPage, replace: true });
      session.start();
      if (code !== null) session.send({ type: "entry.offered", code });
      void followSite(site, session, {
        page,
        link,
        isVisited: () => isVisiting(visitor.getSnapshot()),
        entryCode: async () => {
          // on the guests' page a call would otherwise be sent with the visitor's token
          const token = selectToken(session.getSnapshot());
          if (token === null) return null;
          const made = await call("makeEntryCode", {}, { token, showsFault: true }).catch(() => null);
          return made?.code ?? null;
        },
      });
      void followLookOfSite(site, session, router, local);
      page.addEventListener("online", () => void site.load().catch(() => undefined));
    },
  };
}
