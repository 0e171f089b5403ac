interface Waiting<Operation, Outcome> {
  readonly name: string | null;
  readonly operation: Operation;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

export interface Gathering<Operation, Outcome> {
  /** Does them together; its outcomes are in the order of its operations. */
  readonly send: (operations: readonly Operation[]) => Promise<readonly Outcome[]>;
  /** What follows from an error that one operation alone has met; throws where it tells of all. */
  readonly outcomeOfError: (error: unknown) => Outcome;
  /** Operations of one name are never in two sendings at the same time; left out: none waits for another. */
  readonly nameOf?: (operation: Operation) => string;
  /** How many sendings are under way at the same time. */
  readonly ways: number;
  /** How many operations go together at the most. */
  readonly most: number;
}

/**
 * Sends together what has come while the sendings before were under way. Nothing waits for company: an operation that
 * finds a way free goes at once. Where a sending fails for the sake of one operation, each is sent alone.
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

  /** Answers what tells each of them its outcome. */
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
          // the next ones are on their way while those that are done are told
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
