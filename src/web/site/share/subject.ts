/** The subject of an invitation: a test to take, or a result to see. */
export type ShareSubject = { readonly menu_id: string } | { readonly attempt_id: string };

export const isResult = (subject: ShareSubject): boolean => "attempt_id" in subject;
