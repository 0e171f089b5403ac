import type { BrowserContext } from "playwright-core";
import { codeOf, dataOf, type ChaosProxy, type Exchange } from "../../support/chaos-proxy";
import { witness, type Testimony } from "./witness";

/** A machine that runs several browsers draws within this time; a text may be outdated by as much. */
const graceMs = 500;
/** By how much two clocks of one machine, and the page's reckoning of the server's, may differ. */
const skewMs = 1_000;

type Given = Extract<Testimony, { kind: "given" }>;

/** The words of a save line, from when until when. */
export interface Said {
  readonly window: string;
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

const valueOf = (answer: unknown): string => {
  const said = (answer ?? {}) as { option_id?: string; option_ids?: string[]; text?: string };
  return said.option_id ?? (said.option_ids === undefined ? (said.text ?? "") : said.option_ids.toSorted().join(" "));
};

const isSavedClaim = (words: string): boolean => /^Saved|All answers are saved/.test(words);
const keptClaim = (words: string): number =>
  Number(/(\d+) answers? (?:is|are) kept on this device/.exec(words)?.[1] ?? 0);

/** The items at each place of the attempts that the server has sent. */
const orderOf = (exchanges: readonly Exchange[]): ReadonlyMap<number, ReadonlySet<unknown>> => {
  const order = new Map<number, Set<unknown>>();
  for (const { call, upstream } of exchanges) {
    const reply = upstream[0];
    if (call !== "startExam" || reply === undefined || codeOf(reply) !== 200) continue;
    const list = dataOf(reply)["exercise_list"] as { exercise_item: { exercise_id: string }[] }[];
    for (const [place, { exercise_id }] of list.flatMap((entry) => entry.exercise_item).entries())
      order.set(place + 1, (order.get(place + 1) ?? new Set()).add(exercise_id));
  }
  return order;
};

export interface Truth {
  readonly said: () => readonly Said[];
  readonly testimony: readonly Testimony[];
  /** All false statements of the save line, as sentences; `mayErrMs`: the time for which a false one is tolerated. */
  readonly lies: (mayErrMs?: number) => readonly string[];
  /** Watches a browser; one that is opened again on the same profile is the same device. */
  readonly watch: (context: BrowserContext, device?: string) => Promise<void>;
}

/** Watches the save line of every window of a device, and compares its text with the traffic of the proxy. */
export function watchTruth(proxy: ChaosProxy): Truth {
  const testimony: Testimony[] = [];
  const deviceOf = new Map<string, string>();
  let devices = 0;

  const watch: Truth["watch"] = async (context, device = `device ${(devices += 1)}`) => {
    await context.exposeBinding("tellWitness", (_source, said: Testimony) => {
      deviceOf.set(said.window, device);
      testimony.push(said);
    });
    await context.addInitScript(witness);
  };

  const said = (): Said[] =>
    [...new Set(testimony.map(({ window }) => window))].flatMap((window) => {
      const own = testimony.filter((one) => one.window === window);
      const last = own.at(-1)?.at ?? 0;
      const words = own.filter((one) => one.kind === "words");
      return words.map((one, at) => ({ window, words: one.words, from: one.at, to: words[at + 1]?.at ?? last }));
    });

  const confirmations = () =>
    proxy.exchanges.flatMap(({ call, sent, upstream, toldAt }) =>
      call === "answerExercise" && toldAt !== null && upstream[0] !== undefined && codeOf(upstream[0]) === 200
        ? [{ id: sent["exercise_id"], value: valueOf(sent["answer"]), madeAt: Number(sent["answered_at"]), toldAt }]
        : [],
    );

  /** A window reports its own answers, and those left by windows of its device. */
  const speaksOf = (claim: Said, given: Given): boolean =>
    given.window === claim.window ||
    (deviceOf.get(given.window) === deviceOf.get(claim.window) &&
      !testimony.some(({ window, at }) => window === given.window && at > claim.from));

  const savedLies = (claim: Said, mayErrMs: number): string[] => {
    const order = orderOf(proxy.exchanges);
    const confirmed = confirmations();
    const givens = testimony.filter((one): one is Given => one.kind === "given" && speaksOf(claim, one));
    return givens.flatMap((given) => {
      const from = Math.max(claim.from, given.at + graceMs);
      const isLater = givens.some((other) => other.place === given.place && other.at > given.at && other.at <= from);
      if (from + mayErrMs >= claim.to || isLater) return [];
      const isTrue = confirmed.some(
        ({ id, value, madeAt, toldAt }) =>
          order.get(given.place)?.has(id) === true &&
          value === given.value &&
          madeAt > given.at - skewMs &&
          toldAt <= from + mayErrMs + 5,
      );
      return isTrue
        ? []
        : [`"${claim.words}" from ${from} to ${claim.to}, but ${given.place}=${given.value} was not confirmed`];
    });
  };

  const keptLies = (claim: Said): string[] => {
    const rows = new Map<string, string>();
    const device = deviceOf.get(claim.window);
    for (const one of testimony.filter(({ at, window }) => at <= claim.from + 5 && deviceOf.get(window) === device)) {
      if (one.kind === "cleared") rows.clear();
      if (one.kind !== "rows") continue;
      for (const [key, state] of one.put) rows.set(key, state);
      for (const key of one.gone) rows.delete(key);
    }
    const waiting = [...rows.values()].filter((state) => state === "waiting").length;
    return waiting >= keptClaim(claim.words) ? [] : [`"${claim.words}" at ${claim.from}, but ${waiting} were kept`];
  };

  return {
    testimony,
    said,
    watch,
    lies: (mayErrMs = 0) =>
      said().flatMap((claim) => {
        if (isSavedClaim(claim.words)) return savedLies(claim, mayErrMs);
        return keptClaim(claim.words) > 0 ? keptLies(claim) : [];
      }),
  };
}
