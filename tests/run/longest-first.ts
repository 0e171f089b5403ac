import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Projects whose files take longest begin first, so that none of them is left running alone at the end. */
const order = ["browser", "server", "paths", "web", "alone"];
const rank = ({ project }: TestSpecification): number => {
  const place = order.indexOf(project.name);
  return place < 0 ? order.length : place;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
