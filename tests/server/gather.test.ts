import { describe, expect, it } from "vitest";
import { createGatherer } from "../../src/server/attempts/answer-batch/gather";

const turn = () => new Promise((resolve) => setImmediate(resolve));

function gathered(fault: (operations: readonly string[]) => Error | null, ways = 1, most = 10) {
  const sent: (readonly string[])[] = [];
  const gather = createGatherer<string, string>({
    send: async (operations) => {
      sent.push(operations);
      await turn();
      const error = fault(operations);
      if (error !== null) throw error;
      return operations.map((operation) => `${operation} done`);
    },
    outcomeOfError: (error) => {
      if (error instanceof TypeError) return "unusual";
      throw error;
    },
    nameOf: (operation) => operation,
    ways,
    most,
  });
  return { sent, gather };
}

describe("simultaneous operations", () => {
  it("are sent together; later ones go with the next sending, up to a number", async () => {
    const { sent, gather } = gathered(() => null, 1, 3);
    const first = gather("a");
    await turn();
    const more = ["b", "c", "d", "e"].map(gather);
    expect(await Promise.all([first, ...more])).toEqual(["a done", "b done", "c done", "d done", "e done"]);
    expect(sent).toEqual([["a"], ["b", "c", "d"], ["e"]]);
    expect(await gather("f")).toBe("f done");
  });

  it("are sent before the results of the previous sending are delivered", async () => {
    const order: string[] = [];
    const gather = createGatherer<string, string>({
      send: async (operations) => {
        order.push(`${operations.join("")} sent`);
        await turn();
        return operations;
      },
      outcomeOfError: (error) => {
        throw error;
      },
      ways: 1,
      most: 10,
    });
    const telling = async (operation: string): Promise<void> => void order.push(`${await gather(operation)} told`);
    const first = telling("a");
    await turn();
    await Promise.all([first, telling("b"), telling("c")]);
    expect(order).toEqual(["a sent", "bc sent", "a told", "b told", "c told"]);
  });

  it("fail individually where only one is at fault", async () => {
    const { sent, gather } = gathered((operations) => (operations.includes("b") ? new TypeError("b") : null));
    expect(await Promise.all(["a", "b", "c"].map(gather))).toEqual(["a done", "unusual", "c done"]);
    expect(sent).toEqual([["a", "b", "c"], ["a"], ["b"], ["c"]]);
  });

  it("fail together without a retry where the database is away; later ones are sent as usual", async () => {
    let isAway = true;
    const { sent, gather } = gathered(() => (isAway ? new Error("away") : null));
    const outcomes = await Promise.allSettled(["a", "b"].map(gather));
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(sent).toEqual([["a", "b"]]);
    isAway = false;
    expect(await gather("c")).toBe("c done");
  });

  it("keep their order per name, on any number of parallel sendings", async () => {
    const { sent, gather } = gathered(() => null, 2, 1);
    await Promise.all(["a", "a", "b", "a", "b"].map(gather));
    expect(sent.filter(([name]) => name === "a")).toHaveLength(3);
    expect(sent.flat()).toHaveLength(5);
  });
});
