import { useLocation } from "@tanstack/react-router";
import { Suspense } from "react";
import { selectProfile } from "../../../machines/session/session.selectors";
import { useSession } from "../contexts/session-context";
import { HomePage } from "../home/HomePage";
import { lazyPart } from "../loading/lazy-part";
import { check } from "../permissions/check";
import { SignedIn } from "./SignedIn";

const StaffHome = lazyPart(() => import("../studio/home/StaffHome"), "StaffHome");
const StudentsView = lazyPart(() => import("../studio/home/StudentsView"), "StudentsView");

/** The page at `/` for a person who is signed in; `#student` shows those who publish tests what students see. */
export function SignedInHome() {
  const profile = useSession(selectProfile);
  const isStudents = useLocation({ select: ({ hash }) => hash === "student" });
  const isStaff = profile !== null && check(["test.publish"], profile);
  return (
    <SignedIn>
      {isStaff ? <Suspense>{isStudents ? <StudentsView /> : <StaffHome />}</Suspense> : null}
      {isStaff && !isStudents ? null : <HomePage />}
    </SignedIn>
  );
}
