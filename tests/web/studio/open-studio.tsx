import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import type { Language } from "../../../src/contract/item/content";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { VisitorProvider } from "../../../src/web/contexts/visitor-context";
import { sendUnsentDrafts } from "../../../src/web/effects/studio/open-drafts";
import { unsentDrafts } from "../../../src/web/effects/studio/unsent-drafts";
import { noVisit } from "../no-visit";
import { openPage } from "../open-page";
import { people, sessionOf } from "../sitting/frame";

type Person = (typeof people)["ann"];

/** Opens a page of the studio as somebody who is signed in; `more` is what differs from Ann's account. */
export const openStudio = (
  component: () => ReactNode,
  address: string,
  { language, ...more }: Partial<Person> & { readonly language?: Language | undefined } = {},
) => {
  const Page = component;
  onTestFinished(async () => {
    // somebody else's drafts are stopped, so none is saved again under the next test
    await sendUnsentDrafts("nobody");
    for (const { name } of await unsentDrafts.all("ann").catch(() => [])) await unsentDrafts.drop(name, Infinity);
  });
  const session = sessionOf({ ...people.ann, ...more });
  return openPage(
    () => (
      <SessionProvider value={session}>
        <VisitorProvider value={noVisit}>
          <Page />
        </VisitorProvider>
      </SessionProvider>
    ),
    address,
    language,
  );
};
