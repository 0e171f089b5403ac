import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Projects whose files take longest begin first, so that none of them is left running alone at the end. */
const order = ["paths", "web", "alone"];
const rank = ({ project }: TestSpecification): number => {
  const place = order.indexOf(project.name);
  return place < 0 ? order.length : place;
};

/** One of these, one of those, until both are used up. */
const inTurn = <Value>(these: readonly Value[], those: readonly Value[]): Value[] =>
  Array.from({ length: Math.max(these.length, those.length) }, (_, at) => [these[at], those[at]])
    .flat()
    .filter((value) => value !== undefined);

/** Browsers keep the processor busy, servers mostly wait for one another: they begin side by side, before the rest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const of = (name: string) => sorted.filter(({ project }) => project.name === name);
    const sideBySide = inTurn(of("browser"), of("server"));
    const rest = sorted.filter((file) => !sideBySide.includes(file));
    return [...sideBySide, ...rest.toSorted((one, other) => rank(one) - rank(other))];
  }
}
