import { screenRecords } from "../interactions/screen-records";

/** Fetches what looking back at questions takes, so that the first of them is shown at once. */
export const preloadReviews = async (): Promise<void> => {
  await Promise.all(Object.values(screenRecords).map(({ review }) => review.preload()));
};
