import { callers, type CallerName, type World } from "./world";

export type Input = (world: World, who: CallerName, place: number) => object;
export interface Row {
  readonly input: Input;
  /** The code of the reply to each caller. */
  readonly may: Readonly<Record<CallerName, number>>;
}

const yes = 200;
const signInFirst = 100001;
const forbidden = 403;
const noSuchSitting = 100202;
const noSuchClass = 101001;

export const everybody = (input: Input, code = yes): Row => ({
  input,
  may: Object.fromEntries(callers.map((who) => [who, code])) as Row["may"],
});

const staffOf = (code: number) => ({
  teacher: code,
  coTeacher: code,
  otherTeacher: code,
  author: code,
  reviewer: code,
  admin: code,
});

/** Open to everyone who is signed in: their data only, and `foreign` is the reply for another person's. */
export const people = (input: Input, own = yes, foreign = own): Row => ({
  input,
  may: {
    nobody: signInFirst,
    guest: forbidden,
    otherGuest: forbidden,
    student: own,
    otherStudent: foreign,
    otherMember: foreign,
    ...staffOf(foreign),
  },
});

/** Open to guests and people for their sittings. */
export const sitters = (input: Input, own = yes, foreign = noSuchSitting): Row => ({
  input,
  may: {
    nobody: signInFirst,
    guest: own,
    otherGuest: foreign,
    student: own,
    otherStudent: foreign,
    otherMember: foreign,
    ...staffOf(foreign),
  },
});

/** The same for those who may take tests. */
export const takers = (input: Input): Row => {
  const row = sitters(input);
  return { ...row, may: { ...row.may, author: forbidden, reviewer: forbidden } };
};

/** Open to an admin and to holders of the permission that the call requires. */
export const keepers = (input: Input, code = yes): Row => ({
  input,
  may: {
    nobody: signInFirst,
    guest: forbidden,
    otherGuest: forbidden,
    student: forbidden,
    otherStudent: forbidden,
    otherMember: forbidden,
    ...staffOf(forbidden),
    admin: code,
  },
});

/** Open to teachers and to an admin. */
export const staff = (input: Input, code = yes): Row => {
  const row = keepers(input, code);
  return { ...row, may: { ...row.may, teacher: code, coTeacher: code, otherTeacher: code } };
};

/** Open to teachers for their own classes, and to an admin; `foreign` is the reply for the class of the teacher. */
export const classTeachersOnly = (input: Input, foreign = noSuchClass, own = yes): Row => {
  const { may } = staff(input, own);
  return { input, may: { ...may, otherTeacher: foreign } };
};

/** Open to all who write questions; `foreign` is the reply for the draft of the teacher to everybody else. */
export const authors = (input: Input, own = yes, foreign = own): Row => {
  const { may } = keepers(input, foreign);
  return { input, may: { ...may, teacher: own, coTeacher: foreign, otherTeacher: foreign, author: foreign } };
};

/** The same for those who also publish. */
export const publishers = (input: Input, own: number, foreign: number): Row => {
  const row = authors(input, own, foreign);
  return { ...row, may: { ...row.may, author: forbidden } };
};

/** Open to those who review questions. */
export const reviewers = (input: Input, code = yes): Row => {
  const row = keepers(input, code);
  return { ...row, may: { ...row.may, reviewer: code } };
};

export const visitors = (input: Input): Row => ({
  input,
  may: {
    nobody: signInFirst,
    guest: yes,
    otherGuest: yes,
    student: forbidden,
    otherStudent: forbidden,
    otherMember: forbidden,
    ...staffOf(forbidden),
  },
});
