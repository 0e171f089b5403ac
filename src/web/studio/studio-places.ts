/** The address of a draft test. */
export const draftTestPlace = (testId: string): string => `/studio/test?test_id=${testId}`;

/** The address of the published editions of a test. */
export const editionsPlace = (testId: string): string => `/studio/test?test_id=${testId}&way=editions`;

/** The address of an edition on paper. */
export const editionPaperPlace = (testId: string, edition: number): string =>
  `/studio/paper?test_id=${testId}&edition=${edition}`;

/** The address of a question. */
export const questionPlace = (itemId: string): string => `/studio/item?item_id=${itemId}`;

/** The address of a class. */
export const classPlace = (classId: string): string => `/studio/class?class_id=${classId}`;

/** The address of the results of an assignment. */
export const resultsPlace = (assignmentId: string): string => `/studio/results?assignment_id=${assignmentId}`;

/** The address where the answers of an assignment are marked. */
export const markingPlace = (assignmentId: string): string => `/studio/marking?assignment_id=${assignmentId}`;

/** The address of an assignment. */
export const assignmentPlace = (assignmentId: string): string => `/studio/assignment?assignment_id=${assignmentId}`;

/** The address of a supervised sitting for its invigilators. */
export const roomPlace = (roomId: string): string => `/room?room_id=${roomId}`;

/** The address of what a projector shows of a room. */
export const roomScreenPlace = (roomId: string): string => `/room/screen?room_id=${roomId}`;

/** The address of the personal codes of a room. */
export const roomCardsPlace = (roomId: string): string => `/room/cards?room_id=${roomId}`;

/** The address of the signed record of a room. */
export const roomRecordPlace = (roomId: string): string => `/room/record?room_id=${roomId}`;

/** The address of what was done to a class. */
export const classLogPlace = (classId: string): string => `/studio/audit?class_id=${classId}`;
