import { doubtful, exceptionFor, isFree } from "./judge";
import { productParts } from "./product";

const all = productParts();
const counts = new Map<string, number>();
for (const { licence } of all) counts.set(licence ?? "none named", (counts.get(licence ?? "none named") ?? 0) + 1);
for (const [licence, count] of [...counts].toSorted((one, other) => other[1] - one[1]))
  console.log(`${String(count).padStart(5)}  ${licence}`);
const others = all.filter(({ licence }) => licence === null || !isFree(licence));
console.log(`\nUnder other licences, as they are:`);
for (const one of others) {
  const why = exceptionFor(one);
  if (why !== null) console.log(`  ${one.name} ${one.version}, ${one.licence}: ${why}`);
}
const unknown = doubtful(all);
for (const { name, version, licence } of unknown)
  console.log(`  ✗ ${name} ${version}, ${licence ?? "no licence"}: nobody has said that it may be used`);
process.exitCode = unknown.length > 0 ? 1 : 0;
