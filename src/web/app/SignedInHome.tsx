import { HomePage } from "../home/HomePage";
import { SignedIn } from "./SignedIn";

/** The page at `/` for a person who is signed in. */
export function SignedInHome() {
  return (
    <SignedIn>
      <HomePage />
    </SignedIn>
  );
}
