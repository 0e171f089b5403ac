/** What guests are invited to: to sit a test, or to see a result. */
export type ShareSubject = { readonly menu_id: string } | { readonly attempt_id: string };

export const isResult = (subject: ShareSubject): boolean => "attempt_id" in subject;
