import { pino } from "pino";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { makeApp } from "../../src/server/app";
import { readConfig } from "../../src/server/configuration/config";
import { createCallCounts } from "../../src/server/http/call-counts";
import { limitsIn } from "../../src/server/http/limit";
import { CallRefusal } from "../../src/server/support/refusal";
import { forgetExpired } from "../../src/server/use-cases/forget-expired";
import { minute, openSchool, type School } from "../support/sittings";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

/** Another server on the same database, as after a restart or beside the first. */
const anotherServer = (pause = async (_ms: number): Promise<void> => undefined) =>
  makeApp({ ...school.deps, pause, config: { ...readConfig({}), checksOutput: true }, log: pino({ level: "silent" }) });
type Server = Awaited<ReturnType<typeof anotherServer>>;

const ask = async (app: Server, name: CallName, input: object, token = "") => {
  const { method, path: url } = addresses[name];
  const headers = { authorization: `Bearer ${token}` };
  const reply = await app.inject({ method, url, headers, ...(method === "POST" ? { payload: input } : {}) });
  return { status: reply.statusCode, code: reply.json().code as number };
};
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof CallRefusal ? [error.fault, (error.retryAfter ?? 0) > 0] : error),
  );

describe("wrong passwords", () => {
  it("are counted by all servers together, and not reset by a restart", async () => {
    const pauses: number[] = [];
    const slowing = async (ms: number) => void pauses.push(ms);
    const [first, second] = [await anotherServer(slowing), await anotherServer(slowing)];
    const guess = (app: Server, password: string) => ask(app, "login", { username: "ben", password });
    const codes = [];
    for (let tried = 0; tried < 8; tried += 1)
      codes.push((await guess(tried % 2 === 0 ? first : second, `guess-${tried}`)).code);
    expect(codes).toEqual(Array.from({ length: 8 }, () => 100101));
    expect(pauses).toEqual([]);
    await guess(first, "guess-9");
    await guess(second, "guess-10");
    await first.close();
    await guess(await anotherServer(slowing), "guess-11");
    expect(pauses).toEqual([500, 1_000, 2_000]);
  });
});

describe("a limit", () => {
  const [one, two] = [() => limitsIn(school.db)("jar", { points: 3, seconds: 600 }), "two"] as const;
  it("gives out its points at any server, and takes them back", async () => {
    const [here, there] = [one(), one()];
    await here.take("one");
    await there.take("one");
    expect([await there.isOver("one"), await here.count("one")]).toEqual([false, 3]);
    expect([await there.isOver("one"), await refused(here.take("one"))]).toEqual([true, ["tooManyRequests", true]]);
    await here.giveBack("one");
    await there.giveBack("one");
    expect([await there.isOver("one"), await here.isOver(two)]).toEqual([false, false]);
  });
  it("accepts any text as key and stores only its hash", async () => {
    await one().count(`\0${"x".repeat(5_000)}`);
    await one().count("13800000001");
    const { rows } = await school.db.execute<{ key: string }>("select key from rate_limits where key like 'jar:%'");
    expect(rows.map(({ key }) => /^jar:[0-9a-f]{64}$/.test(key))).toEqual(rows.map(() => true));
  });
});

describe("all calls", () => {
  it("of one bearer are counted over two servers once they have exchanged their sums", async () => {
    const [first, second] = [0, 0].map(() => createCallCounts(school.db, () => school.now));
    if (first === undefined || second === undefined) throw new Error("no servers");
    for (let call = 0; call < 40; call += 1) first.add("ann");
    for (let call = 0; call < 2; call += 1) second.add("ann");
    await Promise.all([first.write(), first.write(), second.write()]);
    // the server that exchanged last has both sums
    expect(Math.max(second.add("ann"), first.add("ann"))).toBe(43);
    await first.write();
    await second.write();
    await first.write();
    expect([second.add("ben"), second.add("ann")]).toEqual([1, 45]);
    school.now += minute;
    expect([first.add("ann"), second.add("ann"), first.untilNext()]).toEqual([1, 1, minute]);
  });
  it("above the limit are refused by a server that saw none of them, and after a restart", async () => {
    const first = await anotherServer();
    const token = "t".repeat(32);
    for (let made = 0; made < 6_000; made += 500)
      await Promise.all(Array.from({ length: 500 }, () => ask(first, "siteConfig", {}, token)));
    expect((await ask(first, "siteConfig", {}, token)).status).toBe(429);
    await first.close();
    const restarted = await anotherServer();
    const refused = async () => (await ask(restarted, "siteConfig", {}, token)).status;
    await expect.poll(refused, { timeout: 15_000 }).toBe(429);
    expect((await ask(restarted, "siteConfig", {}, "another-bearer-of-a-token")).status).toBe(200);
    await restarted.close();
  });
  it("counted during an exchange are written by the next one", async () => {
    const sent: unknown[] = [];
    let answer = () => undefined as void;
    const query = ({ values: [, points] }: { readonly values: readonly unknown[] }) => {
      sent.push(points);
      return new Promise((resolve) => (answer = () => resolve({ rows: [] })));
    };
    const counts = createCallCounts({ $client: { query } } as never, () => 0);
    counts.add("ann");
    const first = counts.write();
    counts.add("ben");
    const second = counts.write();
    const third = counts.write();
    answer();
    await first;
    await expect.poll(() => sent).toEqual([[1], [1, 1]]);
    answer();
    await Promise.all([second, third]);
    expect(sent).toHaveLength(2);
  });
  it("do not cost one statement each", async () => {
    const asked: unknown[] = [];
    const client = { query: async (query: unknown) => (asked.push(query), { rows: [] }) };
    const counts = createCallCounts({ $client: client } as never, () => 0);
    for (let call = 0; call < 5_000; call += 1) counts.add(`bearer-${call % 300}`);
    expect(asked).toEqual([]);
    await counts.write();
    expect(asked).toHaveLength(1);
  });
});

describe("an expired count", () => {
  it("is removed, and nothing else", async () => {
    const now = Date.now();
    await school.db.execute("delete from rate_limits");
    await school.db.execute(
      `insert into rate_limits values ('old', 1, ${now - 2 * minute}), ('new', 1, ${now + minute}), ('ever', 1, null)`,
    );
    await forgetExpired({ db: school.db, clock: () => now });
    const { rows } = await school.db.execute("select key from rate_limits order by key");
    expect(rows).toEqual([{ key: "ever" }, { key: "new" }]);
  });
});
