import { Suspense, useState } from "react";
import { claimIn } from "../../effects/claim";
import { lazyPart } from "../../loading/lazy-part";
import { sessionText } from "../../platform/storage";

const ClaimWords = lazyPart(() => import("./ClaimWords"), "ClaimWords");

/** Above a way in: a guest's result goes into the account that is signed in to; nothing where none is to be kept. */
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
