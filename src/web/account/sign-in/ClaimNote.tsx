import { Suspense, useState } from "react";
import { claimIn } from "../../effects/claim";
import { lazyPart } from "../../loading/lazy-part";
import { sessionText } from "../../platform/storage";

const ClaimWords = lazyPart(() => import("./ClaimWords"), "ClaimWords");

/**
 * A note above a sign-in form: the guest's result will be moved into the account. Empty if there is no result to claim.
 */
export function ClaimNote() {
  const [claim, setClaim] = useState(() => claimIn(sessionText).read());
  if (claim === null) return null;
  const giveUp = () => {
    claimIn(sessionText).drop();
    setClaim(null);
  };
  return (
    <Suspense fallback={null}>
      <ClaimWords claim={claim} onGiveUp={giveUp} />
    </Suspense>
  );
}
