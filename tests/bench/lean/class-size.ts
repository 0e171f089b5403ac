import { loadavg } from "node:os";
import type { Figure } from "../figure";
import { generateLoad } from "../load/load";
import { tellsWaits, watchWaits } from "../load/waits";
import { enrol } from "../students";
import { withReleaseSite, type Release } from "./release";

const students = 1_000;
const everyMs = 5_000;
const seconds = 30;
const workers = 2;

/** A large class that begins an adaptive test at the same time on two processes, and then answers steadily. */
export const measureClassSize = (release: Release, report: (sentence: string) => void): Promise<Figure[]> =>
  withReleaseSite(
    release,
    async (site) => {
      const tokens = await enrol(site, students);
      const [load = 0] = loadavg();
      const job = { url: site.url, tokens, openSeconds: seconds, everyMs, closedSeconds: 0 };
      const { result, waits } = await watchWaits(site, () => generateLoad(job));
      const { beganAt, openedAt, closedAt } = result.times;
      report(`  ${release.name}: load of the machine ${load.toFixed(1)} before the class came`);
      report(`  ${release.name}: while it began: ${waits.between(beganAt, openedAt)}`);
      report(`  ${release.name}: while it answered: ${waits.between(openedAt, closedAt)}`);
      const name = `${workers} processes, ${students} students`;
      return [
        { measure: `${name}: all have begun`, value: result.beginning, unit: "s", bar: { atMost: 10 } },
        { measure: `${name}: an answer, p95`, value: result.open.p95, unit: "ms", bar: { atMost: 150 } },
        { measure: `${name}: errors`, value: result.open.errors, unit: "", bar: { atMost: 0 } },
      ];
    },
    ["--workers", String(workers)],
    tellsWaits,
  );
