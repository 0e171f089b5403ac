import type { z } from "zod";
import type { contractRecords } from "./contract-records";

type Contracts = typeof contractRecords;

/** The name of an interaction type. */
export type InteractionType = keyof Contracts;
export type InteractionOf<Kind extends InteractionType> = {
  [Each in Kind]: z.infer<Contracts[Each]["interaction"]>;
}[Kind];
export type KeyOf<Kind extends InteractionType> = { [Each in Kind]: z.infer<Contracts[Each]["key"]> }[Kind];
export type AnswerOf<Kind extends InteractionType> = { [Each in Kind]: z.infer<Contracts[Each]["answer"]> }[Kind];

export const isKeyOf = <Kind extends InteractionType>(
  type: Kind,
  key: KeyOf<InteractionType> | null,
): key is KeyOf<Kind> => key?.type === type;

export const isAnswerOf = <Kind extends InteractionType>(
  type: Kind,
  answer: AnswerOf<InteractionType> | null,
): answer is AnswerOf<Kind> => answer?.type === type;
