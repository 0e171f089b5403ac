interface Waiting<Operation, Outcome> {
  readonly operation: Operation;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface Gathering<Operation, Outcome> {
  /** Does them together; its outcomes are in the order of its operations. */
  readonly send: (operations: readonly Operation[]) => Promise<readonly Outcome[]>;
  /** What follows from an error that one operation alone has met; throws where it tells of all. */
  readonly outcomeOfError: (error: unknown) => Outcome;
  /** Operations of one name go one way, in their order. */
  readonly nameOf: (operation: Operation) => string;
  /** How many are under way at the same time. */
  readonly ways: number;
  /** How many operations go together at the most. */
  readonly most: number;
}

function wayOf(name: string, ways: number): number {
  let sum = 0;
  for (let place = 0; place < name.length; place += 1) sum = (sum * 31 + name.charCodeAt(place)) >>> 0;
  return sum % ways;
}

/**
 * Sends together what has come while the sending before was under way. Nothing waits for company: an operation that
 * finds its way free goes at once. Where a sending fails for the sake of one operation, each is sent alone.
 */
export function createGatherer<Operation, Outcome>({
  send,
  outcomeOfError,
  nameOf,
  ways,
  most,
}: Gathering<Operation, Outcome>): (operation: Operation) => Promise<Outcome> {
  type Entry = Waiting<Operation, Outcome>;

  async function sendAlone(entry: Entry): Promise<void> {
    try {
      const [outcome] = await send([entry.operation]);
      entry.resolve(outcome as Outcome);
    } catch (error) {
      entry.resolve(outcomeOfError(error));
    }
  }

  async function sendTogether(entries: readonly Entry[]): Promise<void> {
    try {
      const outcomes = await send(entries.map(({ operation }) => operation));
      for (const [place, { resolve }] of entries.entries()) resolve(outcomes[place] as Outcome);
    } catch (error) {
      outcomeOfError(error);
      for (const entry of entries) await sendAlone(entry);
    }
  }

  const lines = Array.from({ length: ways }, () => ({ waiting: [] as Entry[], isBusy: false }));

  async function work(line: (typeof lines)[number]): Promise<void> {
    while (line.waiting.length > 0) {
      const entries = line.waiting.splice(0, most);
      await sendTogether(entries).catch((error: unknown) => {
        for (const { reject } of entries) reject(error);
      });
    }
    line.isBusy = false;
  }

  return (operation) =>
    new Promise((resolve, reject) => {
      const line = lines[wayOf(nameOf(operation), ways)];
      if (line === undefined) throw new Error("there is no way");
      line.waiting.push({ operation, resolve, reject });
      if (line.isBusy) return;
      line.isBusy = true;
      setImmediate(() => void work(line));
    });
}
