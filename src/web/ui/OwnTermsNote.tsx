import { Suspense } from "react";
import type { Accommodation } from "../../contract/accommodation";
import { lazyPart } from "../site/lazy-part";

const OwnTerms = lazyPart(() => import("./OwnTerms"), "OwnTerms");

/** What this student has otherwise than others; for who has nothing, nothing is loaded. */
export const OwnTermsNote = ({ terms }: { readonly terms: Accommodation | undefined }) =>
  terms === undefined ? null : (
    <Suspense fallback={null}>
      <OwnTerms terms={terms} />
    </Suspense>
  );
