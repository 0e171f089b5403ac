import { joinCluster } from "../../../src/server/db/embedded/cluster";
import type { Figure } from "../figure";
import { withSite, type Site } from "../site";
import { enrol } from "../students";
import { fixedDraft, publishFixed } from "./fixed-test";
import { connectionsOfServer, generateAnswers, withBareServer } from "./generate";
import type { AnswersReport } from "./generator";
import { measureRawInserts } from "./raw";

const rounds = 3;
const warmUpMs = 1_500;
const lastsMs = 4_000;
/** The greatest number of adaptive attempts that one student answers in a round. */
const sittingsEach = 24;

const tell = (sentence: string | Error): void => console.error(sentence);
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

interface Rounds {
  readonly raw: number[];
  readonly bare: AnswersReport[];
  readonly fixed: AnswersReport[];
  readonly adaptive: AnswersReport[];
}

const figuresOf = (students: number, { raw, bare, fixed, adaptive }: Rounds): Figure[] => {
  const speed = (reports: readonly AnswersReport[]): number => mean(reports.map(({ perSecond }) => perSecond));
  const p50 = (reports: readonly AnswersReport[]): number => mean(reports.map((report) => report.p50));
  const p99 = (reports: readonly AnswersReport[]): number => mean(reports.map((report) => report.p99));
  return [
    { measure: `single rows inserted by ${connectionsOfServer} connections`, value: mean(raw), unit: "/s" },
    { measure: `${students} students, a bare route with one insert: answers`, value: speed(bare), unit: "/s" },
    { measure: "the same: an answer, p50", value: p50(bare), unit: "ms" },
    { measure: `${students} students, a fixed test: answers`, value: speed(fixed), unit: "/s" },
    { measure: "the same: an answer, p50", value: p50(fixed), unit: "ms" },
    { measure: "the same: an answer, p99", value: p99(fixed), unit: "ms" },
    { measure: `${students} students, an adaptive test: answers`, value: speed(adaptive), unit: "/s" },
    { measure: "the same: an answer, p50", value: p50(adaptive), unit: "ms" },
    { measure: "the same: an answer, p99", value: p99(adaptive), unit: "ms" },
    { measure: "bare route / raw inserts", value: speed(bare) / mean(raw), unit: "" },
    { measure: "fixed answers / bare route", value: speed(fixed) / speed(bare), unit: "", bar: { atLeast: 0.5 } },
    { measure: "adaptive answers / bare route", value: speed(adaptive) / speed(bare), unit: "", bar: { atLeast: 0.5 } },
  ];
};

async function measureRounds(
  site: Site,
  url: string,
  bare: Pick<Site, "url" | "pid">,
  students: number,
): Promise<Rounds> {
  const all = await enrol(site, students * sittingsEach);
  const tokens = all.slice(0, students);
  const figures: Rounds = { raw: [], bare: [], fixed: [], adaptive: [] };
  const job = { url: site.url, pid: site.pid, tokens, atOnce: students, warmUpMs, lastsMs };
  for (let round = 0; round < rounds; round += 1) {
    figures.raw.push(await measureRawInserts(url, connectionsOfServer, lastsMs / 2));
    figures.bare.push(await generateAnswers({ ...job, ...bare, kind: "bare", menuId: "" }));
    figures.fixed.push(await generateAnswers({ ...job, kind: "fixed", menuId: fixedDraft.menuId }));
    figures.adaptive.push(await generateAnswers({ ...job, tokens: all, kind: "adaptive", menuId: "map-math" }));
  }
  return figures;
}

/**
 * Answers per second, compared with the best that the machine can do: inserting rows into the same database, and a
 * route that only inserts one. All are measured in turn, several times, because only their ratios are reliable.
 */
export const measureAnswers = ({ students }: { readonly students: number }): Promise<Figure[]> =>
  withSite(async (site) => {
    const cluster = await joinCluster(site.dataDir, tell);
    try {
      await publishFixed(cluster.url);
      return await withBareServer(cluster.url, async (bare) =>
        figuresOf(students, await measureRounds(site, cluster.url, bare, students)),
      );
    } finally {
      await cluster.stop();
    }
  });
