import type { MeasuredAudio } from "../../../items/audio/measure";
import type { AudioScript } from "../../../items/audio/script";
import { mastering, rates } from "../../../items/audio/settings";
import { textTable } from "../text-table";

const mostErrors = 0.1;
/** The fewest words for which a share of errors is meaningful. */
const leastWords = 10;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const shareOf = ({ errors, words }: MeasuredAudio): number => errors / Math.max(1, words);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const rateFault = ({ wordsPerMinute: rate }: MeasuredAudio, pace: AudioScript["pace"]): boolean =>
  rate !== null && (rate < rates[pace].least || rate > rates[pace].most);

/** Lines of a report: conspicuous files with the recognised text, then figures of all files. */
export function measuredLines(all: readonly MeasuredAudio[], scripts: ReadonlyMap<string, AudioScript>): string[] {
  const long = all.filter(({ words }) => words >= leastWords);
  const short = all.filter(({ words }) => words < leastWords);
  const paceOf = ({ id }: MeasuredAudio): AudioScript["pace"] => scripts.get(id)?.pace ?? "adult";
  const outside = all.filter(
    (one) =>
      shareOf(one) > mostErrors || one.clicks > 0 || one.truePeak > mastering.truePeakDb || rateFault(one, paceOf(one)),
  );
  const rows = outside.map((one) => [
    one.id,
    percent(shareOf(one)),
    one.wordsPerMinute === null ? "–" : String(one.wordsPerMinute),
    one.truePeak.toFixed(2),
    String(one.clicks),
    one.heard,
  ]);
  const loudness = all.map((one) => one.loudness);
  const errorsOf = (some: readonly MeasuredAudio[]): string => {
    const share = sum(some.map(({ errors }) => errors)) / Math.max(1, sum(some.map(({ words }) => words)));
    const above = some.filter((one) => shareOf(one) > mostErrors).length;
    return `${some.length} files, word errors ${percent(share)}, ${above} above ${percent(mostErrors)}`;
  };
  const table = textTable(["script", "errors", "rate", "peak", "clicks", "understood"], rows);
  const highest = Math.max(...all.map((one) => one.truePeak)).toFixed(2);
  const clicks = sum(all.map((one) => one.clicks));
  return [
    ...(rows.length === 0 ? [] : [table, ""]),
    `of ${leastWords} words or more: ${errorsOf(long)}`,
    `of fewer words: ${errorsOf(short)}`,
    `loudness ${Math.min(...loudness).toFixed(1)} to ${Math.max(...loudness).toFixed(1)} LUFS, peaks up to ` +
      `${highest} dBTP, ${clicks} clicks, longest pause ${Math.max(...all.map(({ pauseMs }) => pauseMs))} ms`,
    ...(["adult", "child"] as const).flatMap((pace) => {
      const found = all.flatMap((one) =>
        one.wordsPerMinute !== null && paceOf(one) === pace ? [one.wordsPerMinute] : [],
      );
      if (found.length === 0) return [];
      return [`${pace}: ${found.length} with a rate, ${Math.min(...found)} to ${Math.max(...found)} words a minute`];
    }),
  ];
}
