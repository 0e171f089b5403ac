import { parseArgs } from "node:util";
import { chartSpecs } from "../support/charts";
import { transitionsOf } from "../support/paths";
import { columns, screen, seconds } from "../support/screen";
import { judge, type Verdict } from "./judge";
import type { Kind } from "./mutants";

const kinds: readonly Kind[] = ["removed", "retargeted", "actions dropped"];

const share = (verdicts: readonly Verdict[], found: (verdict: Verdict) => boolean): string =>
  `${verdicts.filter(found).length}/${verdicts.length}`;

const { values } = parseArgs({ options: { chart: { type: "string" } } });
const all = await chartSpecs();
const chosen = all.filter(({ name }) => values.chart === undefined || name === values.chart);
if (chosen.length === 0) {
  screen.line(`No chart is called "${values.chart}"; there are: ${all.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}

const rows: string[][] = [["chart", "transitions", ...kinds, "from source", "time"]];
const survivors: string[] = [];
const equivalents: string[] = [];
for (const spec of chosen) {
  screen.progress(spec.name);
  const begun = performance.now();
  const judged = await judge(spec);
  const known = spec.equivalents ?? {};
  const isEquivalent = ({ name, isKilled }: Verdict) => !isKilled && name in known;
  const verdicts = judged.filter((verdict) => !isEquivalent(verdict));
  for (const { name } of judged.filter(isEquivalent)) equivalents.push(`  ${spec.name}, ${name}: ${known[name]}`);
  for (const name of Object.keys(known))
    if (!judged.some((verdict) => verdict.name === name && isEquivalent(verdict)))
      survivors.push(`  survived no longer, its reason can go: ${spec.name}, ${name}`);
  const byKind = kinds.map((kind) =>
    share(
      verdicts.filter(({ mutant }) => mutant.kind === kind),
      ({ isKilled }) => isKilled,
    ),
  );
  const noticed = share(verdicts, ({ isNoticed }) => isNoticed);
  const time = seconds(performance.now() - begun);
  rows.push([spec.name, String(transitionsOf(spec.machine).length), ...byKind, noticed, time]);
  for (const { name, isKilled, isNoticed } of verdicts)
    if (!isKilled || !isNoticed)
      survivors.push(`  ${isKilled ? "not noticed from source" : "survived"}: ${spec.name}, ${name}`);
}
for (const line of columns(rows)) screen.line(line);
screen.line(survivors.length === 0 ? "\nNo fault survived." : `\nSurvivors\n${survivors.join("\n")}`);
if (equivalents.length > 0) screen.line(`\nThe same chart in other words\n${equivalents.join("\n")}`);
process.exit(survivors.some((line) => line.startsWith("  survived")) ? 1 : 0);
