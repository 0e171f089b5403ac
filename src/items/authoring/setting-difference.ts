import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { settingDifferenceSchema } from "../../contract/studio/studio-editions";

type SettingDifference = z.infer<typeof settingDifferenceSchema>;
type Settings = Readonly<Record<string, unknown>>;

/** How a test, or one of its sections, is taken. */
export interface SettingsOfTest {
  readonly whole: Settings;
  /** In their order. */
  readonly sections: readonly { readonly stage: string; readonly settings: Settings }[];
}

const asJson = (value: unknown): SettingDifference["from"] => {
  // JSON has no undefined
  const json: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
  return json as SettingDifference["from"];
};

const between = (before: Settings, after: Settings, stage?: string): SettingDifference[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((setting) => {
    const [from, to] = [asJson(before[setting]), asJson(after[setting])];
    return isDeepStrictEqual(from, to) ? [] : [{ setting, ...(stage === undefined ? {} : { stage }), from, to }];
  });

/** The settings in which two tests differ; a section that only one has differs in all that is set. */
export function settingDifference(before: SettingsOfTest, after: SettingsOfTest): SettingDifference[] {
  const [from, to] = [before, after].map(
    ({ sections }) => new Map(sections.map(({ stage, settings }) => [stage, settings])),
  );
  const stages = [...new Set([...after.sections, ...before.sections].map(({ stage }) => stage))];
  const order = ({ sections }: SettingsOfTest) => ({ sections: sections.map(({ stage }) => stage) });
  return [
    ...between(before.whole, after.whole),
    ...between(order(before), order(after)),
    ...stages.flatMap((stage) => between(from?.get(stage) ?? {}, to?.get(stage) ?? {}, stage)),
  ];
}
