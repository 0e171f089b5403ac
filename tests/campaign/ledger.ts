/** The outcome of a campaign. */
export interface Ledger {
  /** Answers and marks that students gave. */
  readonly operations: number;
  readonly sittings: number;
  /** How often each kind of fault was caused. */
  readonly faults: Readonly<Record<string, number>>;
  /** Operations that the server confirmed, to any device. */
  readonly confirmed: number;
  /** Operations that were confirmed, or stored on a device, and are not in the server's log at the end. */
  readonly lost: number;
  /** Operations that are in the log twice, or were confirmed as two rows. */
  readonly doubled: number;
  /** Items for which the standing answer is not the last one given. */
  readonly wrongOrder: number;
  /** Moments in which a device reported as saved, or stored, an operation that was not. */
  readonly falseLabels: number;
  /** Operations that the server refused. */
  readonly refused: number;
  /** Devices with undelivered operations a minute after the end of the faults. */
  readonly unhealed: number;
  /** Operations that existed only in a window's memory when it was killed, as the window had reported. */
  readonly atRisk: number;
  /** Sittings that were handed in while everything failed. */
  readonly handedIn: number;
  /** Attempts that were handed in twice or not at all, lack an answer, or have another score than a recount. */
  readonly miscounted: number;
  /** The longest time from the end of the faults until a device had delivered everything, in ms. */
  readonly slowestHealMs: number;
  readonly seconds: number;
  /** The first few faults found, each as a sentence. */
  readonly findings: readonly string[];
}

const wrongs = ["lost", "doubled", "wrongOrder", "falseLabels", "refused", "unhealed", "miscounted"] as const;

/** A count that must be 0. */
export type Wrong = (typeof wrongs)[number];

export const isClean = (ledger: Ledger): boolean => wrongs.every((name) => ledger[name] === 0);

/** The ledger as text. */
export function ledgerText(ledger: Ledger): string {
  const { faults, findings, slowestHealMs, seconds, ...counts } = ledger;
  const words: Readonly<Record<keyof typeof counts, string>> = {
    operations: "operations",
    sittings: "sittings",
    confirmed: "confirmed",
    atRisk: "said to be in memory only, and gone with the window",
    lost: "lost",
    doubled: "doubled",
    wrongOrder: "wrong order",
    falseLabels: "false labels",
    refused: "refused",
    unhealed: "not healed",
    handedIn: "handed in",
    miscounted: "miscounted",
  };
  const rows: (readonly [string, string])[] = [
    ...(Object.keys(words) as (keyof typeof counts)[]).map((name) => [words[name], String(counts[name])] as const),
    ["slowest heal", `${(slowestHealMs / 1_000).toFixed(1)} s`],
    ["lasted", `${seconds.toFixed(0)} s`],
    ...Object.entries(faults)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([kind, count]) => [`fault: ${kind}`, String(count)] as const),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [...rows.map(([name, value]) => `${name.padEnd(width)}  ${value.padStart(7)}`), ...findings].join("\n");
}
