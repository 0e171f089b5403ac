import { Suspense } from "react";
import type { Accommodation } from "../../contract/attempt/accommodation";
import { lazyPart } from "../loading/lazy-part";

const AccommodationTerms = lazyPart(() => import("./AccommodationTerms"), "AccommodationTerms");

interface AccommodationTermsNoteProps {
  readonly terms: Accommodation | undefined;
  /** A sentence on time alone. */
  readonly isBrief?: boolean;
}

/** What this student has otherwise than others; for who has nothing, nothing is loaded. */
export const AccommodationTermsNote = ({ terms, isBrief = false }: AccommodationTermsNoteProps) =>
  terms === undefined ? null : (
    <Suspense fallback={null}>
      <AccommodationTerms terms={terms} isBrief={isBrief} />
    </Suspense>
  );
