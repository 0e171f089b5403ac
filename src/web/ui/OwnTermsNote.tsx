import { Suspense } from "react";
import type { Accommodation } from "../../contract/accommodation";
import { lazyPart } from "../site/lazy-part";

const OwnTerms = lazyPart(() => import("./OwnTerms"), "OwnTerms");

interface OwnTermsNoteProps {
  readonly terms: Accommodation | undefined;
  /** A sentence on time alone. */
  readonly isBrief?: boolean;
}

/** What this student has otherwise than others; for who has nothing, nothing is loaded. */
export const OwnTermsNote = ({ terms, isBrief = false }: OwnTermsNoteProps) =>
  terms === undefined ? null : (
    <Suspense fallback={null}>
      <OwnTerms terms={terms} isBrief={isBrief} />
    </Suspense>
  );
