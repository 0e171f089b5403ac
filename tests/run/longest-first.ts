import { readFileSync } from "node:fs";
import type { TestSequencer, TestSpecification, Vitest } from "vitest/node";

/** The order of projects: those with the longest files start first, so that none of these runs alone at the end. */
const order = ["browser", "browser-wide", "server", "server-wide", "paths", "web", "web-wide", "alone"];
const rank = ({ project }: TestSpecification): number => {
  const place = order.indexOf(project.name);
  return place < 0 ? order.length : place;
};

/** The environment that a file declares; "": that of its project, which comes first. */
const environmentOf = ({ moduleId }: TestSpecification): string =>
  /@vitest-environment\s+(\S+)/.exec(readFileSync(moduleId, "utf8"))?.[1] ?? "";

/**
 * Orders files by project and environment, because a worker continues with its loaded modules only if the next file has
 * the same ones.
 */
export class LongestFirst implements TestSequencer {
  readonly #vitest: Vitest;

  constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  /** Vitest's default sequencer, imported only here because the configuration with this class also builds the pages. */
  async #usual(): Promise<TestSequencer> {
    const { BaseSequencer } = await import("vitest/node");
    return new BaseSequencer(this.#vitest);
  }

  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await this.#usual()).shard(files);
  }

  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = new Map(files.map((file) => [file, { rank: rank(file), environment: environmentOf(file) }]));
    const of = (file: TestSpecification) => known.get(file) ?? { rank: order.length, environment: "" };
    return (await (await this.#usual()).sort(files)).toSorted(
      (one, other) => of(one).rank - of(other).rank || of(one).environment.localeCompare(of(other).environment),
    );
  }
}
