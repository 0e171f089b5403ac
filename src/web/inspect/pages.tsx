import { useState } from "react";
import { selectProfile } from "../../../machines/session/session.selectors";
import { useSession } from "../contexts/session-context";
import { useSite } from "../contexts/site-context";
import { ForbiddenPage } from "../site/MessagePage";
import { makeInspector, tabWire } from "./live/inspector";
import { channelName } from "./live/messages";
import { mayInspect } from "./may-inspect";
import { InspectorPage } from "./page/InspectorPage";

function Inspect() {
  const [inspector] = useState(() => makeInspector(tabWire(channelName)));
  return <InspectorPage inspector={inspector} />;
}

/** `/inspect`: a page without the console around it. */
export function InspectPage() {
  const profile = useSession(selectProfile);
  return mayInspect(profile, { isDevelopment: import.meta.env.DEV, isAllowed: useSite()?.inspection === true }) ? (
    <Inspect />
  ) : (
    <ForbiddenPage />
  );
}
