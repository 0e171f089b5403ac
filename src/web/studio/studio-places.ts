/** The address of a draft test. */
export const draftTestPlace = (testId: string): string => `/studio/test?test_id=${testId}`;

/** The address of a question. */
export const questionPlace = (itemId: string): string => `/studio/item?item_id=${itemId}`;
