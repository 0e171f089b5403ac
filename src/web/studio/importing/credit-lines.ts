import type { Interval } from "../../../contract/item/credit";
import type { Interaction, ItemKey } from "../../../contract/item/item";
import type { Translate } from "../../i18n/use-message";
import { optionLetter } from "../../item/interactions/interaction-props";

type Shares = Readonly<Record<string, number>> | undefined;

const percent = (share: number): number => Math.round(share * 10_000) / 100;
const rounded = (value: number): string => String(Number(value.toPrecision(12)));

const ends = ({ value, tolerance, low, high }: Interval): readonly [number, number] =>
  low === undefined || high === undefined ? [value - tolerance, value + tolerance] : [low, high];

const intervalText = (interval: Interval): string => {
  const [low, high] = ends(interval);
  return low === high ? rounded(low) : `${rounded(low)} – ${rounded(high)}`;
};

interface NumberKey extends Interval {
  readonly also?: readonly (Interval & { readonly credit: number })[] | undefined;
}

/** The lines about a key besides its right answers: partial credit, lost points, intervals, all or nothing. */
export function creditLines(key: ItemKey, interaction: Interaction, t: Translate): string[] {
  const earns = (what: string, share: number) => t("import.earns", { what, percent: percent(share) });
  const ofShares = (shares: Shares, nameOf: (id: string) => string = (id) => id): string[] =>
    Object.entries(shares ?? {}).map(([id, share]) => earns(nameOf(id), share));
  const letterIn = (options: readonly { readonly option_id: string }[]) => (optionId: string) =>
    optionLetter(options.findIndex(({ option_id }) => option_id === optionId));
  const ofNumber = (number: NumberKey): string[] => [
    ...(ends(number)[0] === ends(number)[1] ? [] : [t("import.interval", { interval: intervalText(number) })]),
    ...(number.also ?? []).map((one) => earns(intervalText(one), one.credit)),
  ];
  const ofGaps = (): string[] => {
    if (key.type !== "gaps" || interaction.type !== "gaps") return [];
    return interaction.gaps.flatMap((gap, place) => {
      const own = key.gaps[gap.gap_id];
      const gapKey = own?.kind === "number" ? ofNumber(own) : [];
      const shares =
        own?.kind === "text"
          ? ofShares(own.credit)
          : own?.kind === "choice" && gap.kind === "choice"
            ? ofShares(own.credit, letterIn(gap.options))
            : [];
      return [...gapKey, ...shares].map((line) => t("import.ofGap", { number: place + 1, line }));
    });
  };
  const own = ((): string[] => {
    if ((key.type === "single_choice" || key.type === "multiple_choice") && "options" in interaction)
      return ofShares(key.credit, letterIn(interaction.options));
    if (key.type === "text_entry") return ofShares(key.credit);
    return key.type === "numeric_entry" ? ofNumber(key) : ofGaps();
  })();
  return [
    ...own,
    ...("lowest" in key && key.lowest !== undefined && key.lowest < 0
      ? [t("import.lowest", { percent: percent(key.lowest) })]
      : []),
    ...("whole" in key && key.whole === true ? [t("import.whole")] : []),
    ...("case_sensitive" in key && key.case_sensitive ? [t("import.caseCounts")] : []),
  ];
}
