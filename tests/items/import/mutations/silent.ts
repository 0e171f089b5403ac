import { bytesOf, reportOn, type Sample } from "./reading";
import type { Mutation } from "./xml-mutations";

/** Data that can change without effect on the question, its display or its scoring, with the reason. */
export interface Insignificant {
  /** Matches the changed data by `Mutation.of`. */
  readonly of: RegExp;
  /** Only in samples with this name. */
  readonly sample?: string;
  /** Only if the changed text matches this. */
  readonly from?: RegExp;
  readonly reason: string;
}

/** The outcome of changing every datum of some samples. */
export interface Outcome {
  /** Number of changes that must have an effect, without insignificant ones. */
  readonly tried: number;
  /** Those of them after which item and report are unchanged. */
  readonly silent: readonly string[];
}

/** Changes every datum of a sample in turn and reads it again. */
export const silentChanges = async (
  samples: readonly Sample[],
  mutationsOf: (text: string, file: string) => readonly Mutation[],
  insignificant: readonly Insignificant[] = [],
): Promise<Outcome> => {
  let tried = 0;
  const silent: string[] = [];
  for (const sample of samples) {
    const before = await reportOn(await bytesOf(sample));
    for (const [file, data] of Object.entries(sample.files)) {
      if (typeof data !== "string") continue;
      for (const { of, text, from, to } of mutationsOf(data, file)) {
        const known = insignificant.some(
          (one) =>
            one.of.test(of) &&
            (one.sample ?? sample.name) === sample.name &&
            (one.from === undefined || one.from.test(from)),
        );
        if (known) continue;
        tried += 1;
        const changed = { ...sample, files: { ...sample.files, [file]: text } };
        if ((await reportOn(await bytesOf(changed))) === before)
          silent.push(`${sample.name}, ${file}: ${of} ${from.slice(0, 80)} → ${to.slice(0, 80)}`);
      }
    }
  }
  return { tried, silent };
};
