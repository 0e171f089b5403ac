import { Suspense } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { lazyPart } from "../../loading/lazy-part";
import { check } from "../../permissions/check";
import { AuthorHome } from "./AuthorHome";

const ReviewList = lazyPart(() => import("../reviews/ReviewList"), "ReviewList");

/** The page `/studio`: an author's home, and for reviewers the questions that wait for them. */
export function AuthorHomePage() {
  const profile = useSession(selectProfile);
  const reviews = profile !== null && check(["item.review"], profile);
  return (
    <AuthorHome
      waiting={
        reviews ? (
          <Suspense>
            <ReviewList />
          </Suspense>
        ) : null
      }
    />
  );
}
