import { joinCluster } from "../../../src/server/db/embedded/cluster";
import { openDatabase } from "../../../src/server/db/open";
import { publishFixed } from "../answers/fixed-test";
import type { Figure } from "../figure";
import { connect } from "../load/call";
import { withSite } from "../site";
import { enrol } from "../students";
import { openBenchCourse } from "./bench-course";
import { openBenchPlatform } from "./bench-platform";
import { measureConfigKey } from "./config-key";
import { measureLaunches } from "./launches";
import { measureScoresOut, studentsOfScores } from "./scores-out";

const learners = 400;

const measurePlatform = (tell: (sentence: string) => void): Promise<Figure[]> =>
  withSite(async (site) => {
    const [teacher = "", ...tokens] = await enrol(site, 1 + studentsOfScores, { role: "teacher" });
    const cluster = await joinCluster(site.dataDir, tell as (sentence: string | Error) => void);
    const { db, close } = openDatabase(cluster.url, (error) => tell(error.message), { size: 2 });
    const platform = await openBenchPlatform();
    try {
      await publishFixed(cluster.url);
      const course = await openBenchCourse(connect(site.url, teacher), db, platform, learners);
      const given = { site, db, platform, course };
      return [
        ...(await measureLaunches({ ...given, databaseUrl: cluster.url })),
        ...(await measureScoresOut({ ...given, tokens })),
      ];
    } finally {
      platform.close();
      await close();
      await cluster.stop();
    }
  });

/** What other systems cost the server: exam browsers, and learning platforms (LTI 1.3). */
export const measureIntegrations = async (tell: (sentence: string) => void): Promise<Figure[]> => [
  ...measureConfigKey(),
  ...(await measurePlatform(tell)),
];
