import { parse } from "csv-parse/sync";
import type { Figure } from "../figure";
import type { Call } from "../load/call";
import { median } from "../percentile";
import { places, timed, type Taught } from "./taught";

const rosterLines = 20_000;
const rounds = 9;

/** A long list compared with a class. */
export async function measureRoster(call: Call, { classId }: Taught): Promise<Figure[]> {
  const lines = places(rosterLines).map((place) => `Pupil ${place},${100_000 + place},"class ${place % 30}, north"`);
  const text = ["Name,Student ID,Room", ...lines].join("\n");
  const [calls, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    calls.push(await timed(() => call("rosterDiff", { class_id: classId, text })));
    plain.push(await timed(() => parse(text, { columns: true })));
  }
  return [
    { measure: `a list of ${rosterLines} lines compared with a class`, value: median(calls), unit: "ms" },
    {
      measure: "a list compared / the same list parsed alone",
      value: median(calls) / median(plain),
      unit: "",
      bar: { atMost: 4 },
    },
  ];
}
