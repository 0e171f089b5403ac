interface Waiting<Operation, Outcome> {
  readonly name: string | null;
  readonly operation: Operation;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface Gathering<Operation, Outcome> {
  /** Executes operations in one batch; returns the outcomes in the order of the operations. */
  readonly send: (operations: readonly Operation[]) => Promise<readonly Outcome[]>;
  /** The outcome of an error that concerns a single operation; throws if the error concerns all of them. */
  readonly outcomeOfError: (error: unknown) => Outcome;
  /** Operations with the same name are never in two batches at the same time; left out: no such restriction. */
  readonly nameOf?: (operation: Operation) => string;
  /** How many batches may be under way at the same time. */
  readonly ways: number;
  /** Maximum number of operations in a batch. */
  readonly most: number;
}

/**
 * Batches the operations that arrive while earlier batches are under way. No operation waits for a batch to fill: if
 * fewer than `ways` batches are under way, it is sent immediately. If a batch fails because of one of its operations,
 * each operation is sent alone.
 */
export function createGatherer<Operation, Outcome>({
  send,
  outcomeOfError,
  nameOf,
  ways,
  most,
}: Gathering<Operation, Outcome>): (operation: Operation) => Promise<Outcome> {
  type Entry = Waiting<Operation, Outcome>;
  let waiting: Entry[] = [];
  const underWay = new Set<string>();
  let busy = 0;
  let isAwake = false;

  async function sendAlone(entry: Entry): Promise<void> {
    try {
      const [outcome] = await send([entry.operation]);
      entry.resolve(outcome as Outcome);
    } catch (error) {
      entry.resolve(outcomeOfError(error));
    }
  }

  /** Sends a batch; returns a function that resolves its entries with their outcomes. */
  async function sendTogether(entries: readonly Entry[]): Promise<() => void> {
    try {
      const outcomes = await send(entries.map(({ operation }) => operation));
      return () => {
        for (const [place, { resolve }] of entries.entries()) resolve(outcomes[place] as Outcome);
      };
    } catch (error) {
      outcomeOfError(error);
      for (const entry of entries) await sendAlone(entry);
      return () => undefined;
    }
  }

  const isUnderWay = ({ name }: Entry): boolean => name !== null && underWay.has(name);

  function take(): Entry[] {
    const taken: Entry[] = [];
    const left: Entry[] = [];
    for (const entry of waiting) (taken.length < most && !isUnderWay(entry) ? taken : left).push(entry);
    waiting = left;
    for (const { name } of taken) if (name !== null) underWay.add(name);
    return taken;
  }

  function work(): void {
    isAwake = false;
    while (busy < ways) {
      const entries = take();
      if (entries.length === 0) return;
      busy += 1;
      void sendTogether(entries)
        .catch((error: unknown) => () => {
          for (const { reject } of entries) reject(error);
        })
        .then((tell) => {
          busy -= 1;
          for (const { name } of entries) if (name !== null) underWay.delete(name);
          // start the next batch before the callers of this one are resolved
          if (waiting.length > 0) work();
          setImmediate(tell);
        });
    }
  }

  function wake(): void {
    if (isAwake || busy >= ways || waiting.length === 0) return;
    isAwake = true;
    setImmediate(work);
  }

  return (operation) =>
    new Promise((resolve, reject) => {
      waiting.push({ name: nameOf?.(operation) ?? null, operation, resolve, reject });
      wake();
    });
}
