import { HomePage } from "../home/HomePage";
import { PageFrame } from "./PageFrame";
import { SignedIn } from "./SignedIn";

/** The page at `/` for somebody who is signed in. */
export function SignedInHome() {
  return (
    <SignedIn>
      <PageFrame>
        <HomePage />
      </PageFrame>
    </SignedIn>
  );
}
