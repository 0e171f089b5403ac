import { probability, type ItemParameters } from "./model";

export interface DomainScore {
  /** Expected share right, 0–1. */
  readonly rate: number;
  /** The same at one standard error below and above. */
  readonly band: [number, number];
}

const shareRight = (items: readonly ItemParameters[], theta: number): number =>
  items.reduce((sum, item) => sum + probability(item, theta), 0) / Math.max(1, items.length);

/**
 * The expected share of right answers over all items of a bank at this ability: the bank's test characteristic curve
 * divided by its length (Lord 1980, ch. 4; as a domain score: Bock, Thissen and Zimowski 1997).
 */
export const domainScore = (
  items: readonly ItemParameters[],
  { theta, se }: { readonly theta: number; readonly se: number },
): DomainScore => ({
  rate: shareRight(items, theta),
  band: [shareRight(items, theta - se), shareRight(items, theta + se)],
});
