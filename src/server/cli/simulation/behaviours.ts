import { normalFrom, type Random } from "../../../psychometrics/random";
import {
  asTheModel,
  drifting,
  guessing,
  hurrying,
  neverGuessing,
  slipping,
  withDifficultiesOff,
  type Behaviour,
} from "../../../psychometrics/simulees";

/**
 * A kind of simulated students, who may deviate from the bank's model; each behaviour is made for a bank of `size`
 * items.
 */
export interface StudentKind {
  readonly title: string;
  readonly behaviourFor: (size: number, random: Random) => Behaviour;
}

const always = (title: string, behaviour: Behaviour): StudentKind => ({ title, behaviourFor: () => behaviour });

const off = (sd: number): StudentKind => ({
  title: `items off by ${sd} logits`,
  behaviourFor: (size, random) => withDifficultiesOff(Array.from({ length: size }, () => sd * normalFrom(random))),
});

/** The kinds of students by their names on the command line. */
export const studentKinds = {
  model: always("as the model says", asTheModel),
  guessing: always("guess where they do not know", guessing),
  neverGuessing: always("never guess", neverGuessing),
  slipping: always("slip in 5 of 100 answers", slipping),
  drifting: always("lose a logit of attention", drifting),
  hurrying: always("do not read 20 of 100", hurrying),
  off3: off(0.3),
  off5: off(0.5),
} as const satisfies Readonly<Record<string, StudentKind>>;

export type StudentKindName = keyof typeof studentKinds;
export const studentKindNames = Object.keys(studentKinds) as StudentKindName[];
