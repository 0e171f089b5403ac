import { addresses } from "../../../src/contract/calls/addresses";
import { draftOf } from "../../support/drafts";
import { call } from "../answers/sitter";
import { openWire, type Requests } from "../answers/wire";
import type { Figure } from "../figure";
import type { AuthorsSite } from "./authors-site";

const lastsMs = 4_000;
const rounds = 3;

/** How often a second all senders together get `send` answered. */
async function rateOf(senders: readonly (() => Promise<void>)[]): Promise<number> {
  const begun = performance.now();
  let sent = 0;
  await Promise.all(
    senders.map(async (send) => {
      while (performance.now() - begun < lastsMs) {
        await send();
        sent += 1;
      }
    }),
  );
  return (1_000 * sent) / (performance.now() - begun);
}

const bareSender = (wire: Requests) => async (): Promise<void> => {
  const answer = { attempt_id: "a", exercise_id: "i", revision: 1, answer: draftOf("1 + 1?") };
  await wire.post(addresses.answerExercise.path, JSON.stringify(answer));
};

/** Saves a draft again and again, as it grows under the hands of its author. */
async function savingSender(wire: Requests, place: number): Promise<() => Promise<void>> {
  const draft = draftOf(`A question of author ${place}`);
  const made = await call(wire, "saveItem", { idempotency_key: `bench-draft-${place}`, draft });
  let { version } = made;
  let turn = 0;
  return async () => {
    turn += 1;
    const saved = await call(wire, "saveItem", {
      idempotency_key: `bench-save-${place}-${turn}`,
      item_id: made.item_id,
      version,
      draft: draftOf(`A question of author ${place}, with ${turn} more words`),
    });
    version = saved.version;
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Saves of drafts a second, as a share of what a route does that checks nothing and inserts one row. */
export async function measureAutosave({ url, bareUrl, tokens }: AuthorsSite): Promise<Figure[]> {
  const wires = await Promise.all(tokens.map((token) => openWire(url, token)));
  const bareWires = await Promise.all(tokens.map((token) => openWire(bareUrl, token)));
  const saving = await Promise.all(wires.map(savingSender));
  const [saves, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await rateOf(bareWires.map(bareSender)));
    saves.push(await rateOf(saving));
  }
  for (const wire of [...wires, ...bareWires]) wire.close();
  const authors = tokens.length;
  return [
    { measure: `${authors} authors, a bare route with one insert`, value: mean(bare), unit: "/s" },
    { measure: `${authors} authors, drafts that save themselves`, value: mean(saves), unit: "/s" },
    { measure: "autosave / bare route", value: mean(saves) / mean(bare), unit: "", bar: { atLeast: 0.5 } },
  ];
}
