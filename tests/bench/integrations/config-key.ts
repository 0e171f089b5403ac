import { configKeyOf } from "../../../src/server/seb/config-key";
import { readPlist } from "../../../src/server/seb/plist";
import { sebPlist } from "../../support/seb-files";
import type { Figure } from "../figure";
import { percentile } from "../percentile";

const settings = 300;
const rounds = 200;

/** A configuration of so many settings of every kind. */
const configuration = (): string =>
  sebPlist(
    Object.fromEntries(
      Array.from({ length: settings }, (_, place) => [
        `setting${place}`,
        [true, place, `value ${place}`, [{ action: 1, expression: `site${place}.example`, regex: false }]][place % 4],
      ]),
    ),
  );

/** What the configuration of an exam browser costs the server. */
export function measureConfigKey(): Figure[] {
  const xml = configuration();
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    configKeyOf(readPlist(xml));
    return performance.now() - begun;
  });
  return [
    {
      measure: `integrations: reading a configuration of ${settings} settings and its Config Key, p95`,
      value: percentile(times, 0.95),
      unit: "ms",
      bar: { atMost: 5 },
    },
  ];
}
