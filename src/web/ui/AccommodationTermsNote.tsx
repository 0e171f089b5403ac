import { Suspense } from "react";
import type { Accommodation } from "../../contract/attempt/accommodation";
import { lazyPart } from "../loading/lazy-part";

const AccommodationTerms = lazyPart(() => import("./AccommodationTerms"), "AccommodationTerms");

interface AccommodationTermsNoteProps {
  readonly terms: Accommodation | undefined;
  /** Only the sentence about time. */
  readonly isBrief?: boolean;
}

/** The student's accommodations; loads nothing for a student without any. */
export const AccommodationTermsNote = ({ terms, isBrief = false }: AccommodationTermsNoteProps) =>
  terms === undefined ? null : (
    <Suspense fallback={null}>
      <AccommodationTerms terms={terms} isBrief={isBrief} />
    </Suspense>
  );
