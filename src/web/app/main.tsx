import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { isVisitor } from "../../../machines/visitor/visitor.selectors";
import { SessionProvider } from "../contexts/session-context";
import { guardSettings } from "../contexts/settings";
import { SiteProvider } from "../contexts/site-context";
import { VisitorProvider } from "../contexts/visitor-context";
import { call, joinCalls } from "../effects/call";
import { makeMessageStore } from "../i18n/messages";
import { MessagesProvider } from "../i18n/MessagesProvider";
import { readMessages } from "../i18n/read-messages";
import { localText, sessionText, storageKeys } from "../platform/storage";
import { collectErrors, loggingJudge, rootErrorHandlers } from "../site/error-log";
import { offerActor } from "../site/inspected-actors";
import { getSystem } from "../theme/system";
import { coverPage } from "../ui/page-cover";
import { createApplication } from "./application";
import { blockDeveloperToolsLater } from "./developer-tools";
import { followSignInFaults, judgeFor } from "./faults";
import { followRoutesFaults } from "./follow-routes";
import { followInspectors } from "./inspection";
import { nextTask } from "./next-task";
import { followOutboxLater } from "./outbox-later";
import { followReleaseLater } from "./release-later";
import { warmConsole } from "./warm-console";

/** Creates the application for this page; `start` starts it. */
function makeApplication() {
  const messages = makeMessageStore(readMessages, localText, storageKeys.language, navigator.languages);
  const application = createApplication({
    call,
    local: localText,
    tab: sessionText,
    page: window,
    messages,
    guards: guardSettings,
  });
  const { session, visitor, routes, router, site } = application;

  const judge = loggingJudge(
    judgeFor({
      router,
      session,
      visitor,
      reload: () => window.location.reload(),
      log: (msg) => {
        if (import.meta.env.DEV) reportError(new Error(msg));
      },
    }),
  );
  joinCalls({
    judge,
    isVisitor: () => isVisitor(visitor.getSnapshot()),
    visitorToken: application.visitorToken,
    cover: coverPage,
  });
  followSignInFaults(session, judge);
  followRoutesFaults(routes, judge);
  for (const actor of [session, visitor, routes]) offerActor(actor);
  const followInspectorsIf = (isAllowed: boolean | undefined) => {
    if (import.meta.env.DEV || isAllowed === true) followInspectors();
  };
  followInspectorsIf(site.get()?.inspection);
  site.subscribe(() => followInspectorsIf(site.get()?.inspection));
  const start = () => {
    application.start();
    blockDeveloperToolsLater(application);
    followReleaseLater(router);
    followOutboxLater(session, visitor);
  };
  return { ...application, messages, start };
}

/** Runs each step in its own task, so that a slow device can handle input in between. */
async function main(): Promise<void> {
  collectErrors(window);
  await nextTask();
  const { messages, router, session, site, visitor, start } = makeApplication();
  await nextTask();
  start();
  await nextTask();
  // the static first paint already shows the frame of the console
  const isFramed = document.documentElement.dataset["frame"] === "true";
  const loaded = Promise.allSettled([
    messages.load(["app"]),
    router.load(),
    isFramed ? warmConsole({ session, messages }) : null,
  ]);
  await nextTask();
  const system = getSystem();
  // rendering earlier would replace the static first paint by an empty page
  await loaded;
  const root = document.getElementById("root");
  if (root === null) throw new Error("index.html has no #root");
  const app = createRoot(root, rootErrorHandlers);
  startTransition(() =>
    app.render(
      <StrictMode>
        <ChakraProvider value={system}>
          <MessagesProvider store={messages}>
            <SiteProvider value={site}>
              <SessionProvider value={session}>
                <VisitorProvider value={visitor}>
                  <RouterProvider router={router} />
                </VisitorProvider>
              </SessionProvider>
            </SiteProvider>
          </MessagesProvider>
        </ChakraProvider>
      </StrictMode>,
    ),
  );
}

void main();
