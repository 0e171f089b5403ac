import { QueryClientProvider } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { selectLook } from "../../../machines/visitor/invitation.selectors";
import { isVisiting, isWarned, selectVisitorToken } from "../../../machines/visitor/visitor.selectors";
import { useVisitor, useVisitorActor } from "../contexts/visitor-context";
import { useMessage } from "../i18n/use-message";
import { sessionText, tabKeys } from "../platform/storage";
import { AccountFrame } from "../site/AccountFrame";
import { queryClientFor } from "../site/query-client";
import { CodeForm } from "./CodeForm";
import { windowInvitation, type InvitationActor } from "./invitation";
import { InvitationCard } from "./InvitationCard";
import { VisitCard } from "./VisitCard";

/** `/visitor`: entering by a code or a link, and the purpose of the visit. */
export function VisitorPage() {
  const t = useMessage();
  const invitation = windowInvitation(useVisitorActor());
  const token = useVisitor(selectVisitorToken);
  const isHere = useVisitor((now) => isVisiting(now) && !isWarned(now));
  const isOver = useVisitor(isWarned);
  useEffect(() => {
    const link = sessionText.get(tabKeys.offeredLink);
    sessionText.remove(tabKeys.offeredLink);
    if (link !== null) invitation.send({ type: "secret.given", secret: { vtk: link } });
  }, [invitation]);
  const isLooking = useSelector(invitation, (now) => now.matches("looking") || selectLook(now) !== null);
  if (isOver) return <AccountFrame title={t("guest.overTitle")} lead={t("guest.overText")} />;
  if (isHere && !isLooking)
    return (
      <QueryClientProvider client={queryClientFor(token)}>
        <VisitCard />
      </QueryClientProvider>
    );
  return <WayIn invitation={invitation} />;
}

function WayIn({ invitation }: { readonly invitation: InvitationActor }) {
  const look = useSelector(invitation, selectLook);
  return look === null ? (
    <CodeForm invitation={invitation} />
  ) : (
    <InvitationCard key={look.share_id} invitation={invitation} look={look} />
  );
}
