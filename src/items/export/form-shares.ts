import { shareIn, type FormKey } from "../../contract/item/credit";

/** The shares of typed forms, with those that earn all the points first. */
export const formShares = ({ accepted, credit }: FormKey): readonly (readonly [form: string, share: number])[] =>
  [...new Set([...accepted, ...Object.keys(credit ?? {})])]
    .map((form) => [form, shareIn(credit, form) ?? 1] as const)
    .toSorted(([, one], [, other]) => Number(other === 1) - Number(one === 1));
