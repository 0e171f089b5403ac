/** Number of segments of a bar of Knowledge and Skills. */
export const knowledgeSegments = 7;
