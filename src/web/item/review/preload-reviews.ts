import { screenRecords } from "../interactions/screen-records";

/** Preloads the reviews of all interaction types, so that the first question is shown without delay. */
export const preloadReviews = async (): Promise<void> => {
  await Promise.all(Object.values(screenRecords).map(({ review }) => review.preload()));
};
