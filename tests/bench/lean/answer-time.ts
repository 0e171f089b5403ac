import { joinCluster } from "../../../src/server/db/embedded/cluster";
import { generateAnswers, withBareServer } from "../answers/generate";
import type { AnswersReport } from "../answers/generator";
import type { Figure } from "../figure";
import type { Site } from "../site";
import { enrol } from "../students";
import { withReleaseSite, type Release } from "./release";

const rounds = 5;
const students = 50;
/** The number of adaptive attempts that one student may need in a round; the next round goes on with them. */
const sittingsEach = 24;
const times = { warmUpMs: 1_500, lastsMs: 4_000 };

interface Rounds {
  readonly bare: AnswersReport[];
  readonly adaptive: AnswersReport[];
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/** The median over all rounds of what `valueOf` says of an adaptive answer beside a bare one. */
const ofRounds = (
  { bare, adaptive }: Rounds,
  valueOf: (adaptive: AnswersReport, bare: AnswersReport) => number,
): number =>
  median(adaptive.flatMap((report, round) => (bare[round] === undefined ? [] : valueOf(report, bare[round]))));

async function measureRounds(site: Site, bare: Pick<Site, "url" | "pid">): Promise<Rounds> {
  const tokens = await enrol(site, students * sittingsEach);
  const job = { ...times, url: site.url, pid: site.pid, tokens, atOnce: students };
  const figures: Rounds = { bare: [], adaptive: [] };
  for (let round = 0; round < rounds; round += 1) {
    figures.bare.push(await generateAnswers({ ...job, ...bare, kind: "bare", menuId: "" }));
    figures.adaptive.push(await generateAnswers({ ...job, kind: "adaptive", menuId: "map-math" }));
  }
  return figures;
}

/**
 * What an answer to an adaptive test costs the server's process, beside a bare route that inserts one row into the same
 * database. PostgreSQL's processes are not counted.
 */
export const measureAnswerTime = (release: Release): Promise<Figure[]> =>
  withReleaseSite(release, async (site) => {
    const cluster = await joinCluster(site.dataDir, console.error);
    try {
      const figures = await withBareServer(cluster.url, (bare) => measureRounds(site, bare));
      const timeOf = (one: AnswersReport, bare: AnswersReport): number => one.processorMs / bare.processorMs;
      const speedOf = (one: AnswersReport, bare: AnswersReport): number => one.perSecond / bare.perSecond;
      return [
        {
          measure: "a bare route with one insert: processor time",
          value: ofRounds(figures, (_one, bare) => bare.processorMs),
          unit: "ms",
        },
        {
          measure: "an adaptive answer: processor time",
          value: ofRounds(figures, ({ processorMs }) => processorMs),
          unit: "ms",
        },
        { measure: "the same / bare route", value: ofRounds(figures, timeOf), unit: "", bar: { atMost: 2.2 } },
        {
          measure: "adaptive answers a second / bare route",
          value: ofRounds(figures, speedOf),
          unit: "",
          bar: { atLeast: 0.6 },
        },
      ];
    } finally {
      await cluster.stop();
    }
  });
