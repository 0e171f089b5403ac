import { Navigate, useSearch } from "@tanstack/react-router";
import { useSelector as useStored } from "@tanstack/react-store";
import { useSelector } from "@xstate/react";
import { Suspense } from "react";
import { useRightPage } from "../site/family-page";
import { lazyPart } from "../site/lazy-part";
import { AttemptScreen } from "./AttemptScreen";
import { useDesk } from "./desk-context";

const NoTestPage = lazyPart(() => import("../site/NoTestPage"), "NoTestPage");

/** The exam page of every family: the attempt that the address names, drawn as its family draws it. */
export function ExamPage() {
  const { menu_id = "", mode, start_level } = useSearch({ strict: false });
  const running = useStored(useDesk().running, (all) => all[menu_id]);
  const test = useSelector(running?.actor, (snapshot) => snapshot?.context.test ?? snapshot?.context.attempt);
  const right = useRightPage("exam", test);
  const request = {
    menu_id,
    ...(mode === undefined ? {} : { mode }),
    ...(start_level === undefined ? {} : { start_level }),
  };
  if (menu_id === "")
    return (
      <Suspense fallback={null}>
        <NoTestPage />
      </Suspense>
    );
  // the words of a family come with its own page
  if (right !== null) return <Navigate to={right} search={request} replace />;
  return <AttemptScreen request={request} />;
}
