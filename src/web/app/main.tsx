import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SessionProvider } from "../account/session-context";
import { takeAddressToken } from "../effects/address-token";
import { call, whenTokenRejected } from "../effects/call";
import { sessionEffects } from "../effects/session";
import { localText, sessionText, storageKeys } from "../effects/storage";
import { makeMessageStore } from "../i18n/messages";
import { MessagesProvider } from "../i18n/MessagesProvider";
import { readMessages } from "../i18n/read-messages";
import { system } from "../theme/system";
import { followNavigation } from "./navigation";
import { followSession } from "./follow-session";
import { makeRouter } from "./router";
import { createSession, followOtherTabs } from "./session";

const messages = makeMessageStore(readMessages, localText, storageKeys.language);
const session = createSession(sessionEffects(call, localText, sessionText, () => takeAddressToken(window.location, window.history)));
const router = makeRouter({ session, messages });

whenTokenRejected((token) => session.send({ type: "session.rejected", token }));
followOtherTabs(session, window);
followNavigation(router, localText);
followSession(session, router);
session.start();

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");
const show = () =>
  createRoot(root).render(
    <StrictMode>
      <ChakraProvider value={system}>
        <MessagesProvider store={messages}>
          <SessionProvider value={session}>
            <RouterProvider router={router} />
          </SessionProvider>
        </MessagesProvider>
      </ChakraProvider>
    </StrictMode>,
  );

// Rendering earlier would replace the static first paint by nothing.
void messages.load(["app"]).then(show, show);
