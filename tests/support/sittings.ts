import { hash } from "@node-rs/argon2";
import type { FastifyInstance, InjectOptions } from "fastify";
import { pino } from "pino";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import type { Calls } from "../../src/contract/calls/calls";
import type { Answer, Item } from "../../src/contract/item/item";
import { makeApp } from "../../src/server/app";
import { createCatalogue } from "../../src/server/attempts/catalogue";
import { createExposures } from "../../src/server/attempts/exposure/exposures";
import { createUsualTimes } from "../../src/server/attempts/usual-times";
import { readConfig, type Config } from "../../src/server/configuration/config";
import { users } from "../../src/server/db/accounts-schema";
import type { Metrics, MetricsSources } from "../../src/server/metrics/metrics";
import { shippedPlace } from "../../src/server/shipped/shipped-tests";
import type { Dependencies } from "../../src/server/use-cases/dependencies";
import { createKeyedMutex } from "../../src/server/use-cases/keyed-mutex";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { openSittings } from "../../src/server/use-cases/server-state";
import { answerTo } from "./answer-to";
import { attemptIdsIn, type NamedAnswer, type AttemptIds } from "./attempt-ids";
import { canary, mistakes } from "./canary";
import type { Exchange } from "./chaos-proxy";
import { testDatabase, type TestDatabase } from "./database";
import { numberedId } from "./made-ids";
import { adaptiveTest, fixedTest, minute } from "./school-tests";
import { temporaryFiles } from "./temporary-files";

/** 2026-11-21 09:00 UTC. */
export const morning = Date.UTC(2026, 10, 21, 9);

export interface Reply<Data = unknown> {
  readonly status: number;
  readonly body: { readonly code: number; readonly msg: string; readonly data: Data };
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface School extends TestDatabase {
  readonly app: FastifyInstance;
  readonly deps: Dependencies;
  /** The server's clock, set by the test. */
  now: number;
  signIn(username: string, password?: string): Promise<string>;
  /** Every call with the server's reply, by the server's clock. */
  readonly exchanges: readonly Exchange[];
  /** The ids of the items' choices in attempts. */
  readonly ownIds: AttemptIds;
  /**
   * Makes a call of the contract as the bearer of `token`. Answers may call their choices as the bank does, and those
   * of a sitting come back called so.
   */
  call<Name extends CallName>(
    name: Name,
    input: unknown,
    token?: string,
    more?: InjectOptions["headers"],
  ): Promise<Reply<Calls[Name]["output"]>>;
}

export { adaptiveTest, canary, fixedTest, minute };
const choice = (id: string, area: string, b: number): Item => ({
  item_id: id,
  family: "map",
  subject: "math",
  area,
  skill: `${area}-skill`,
  body: {
    stem: { en: `Question ${id}`, zh: `题目 ${id}` },
    interaction: {
      type: "single_choice",
      options: ["A", "B", "C", "D"].map((option_id) => ({ option_id, content: { en: `Option ${option_id}` } })),
      shuffle: false,
    },
    media: [],
    calculator: false,
  },
  key: { type: "single_choice", option_id: "B" },
  explanation: { en: canary.explanation },
  mistakes,
  irt: { a: 1, b, c: 0, d: 1, calibration: "seed" },
  expected_ms: 60_000,
  points: 1,
  source: { kind: "author", name: canary.source, ref: canary.source },
});

export const adaptiveItems: readonly Item[] = ["operations", "number", "measurement", "geometry"].flatMap(
  (area, place) =>
    Array.from({ length: 24 }, (_, index) =>
      choice(`${area.slice(0, 3)}${index}`, area, -3 + index * 0.25 + place * 0.05),
    ),
);

const { irt: _, mistakes: _of, ...general } = choice("f1", "general", 0);
const plain = { ...general, family: "custom" as const };
export const fixedItems: readonly Item[] = [
  { ...plain, item_id: "f1", mistakes },
  {
    ...plain,
    mistakes,
    item_id: "f2",
    body: { ...plain.body, interaction: { ...plain.body.interaction, shuffle: true } as Item["body"]["interaction"] },
  },
  {
    ...plain,
    item_id: "f3",
    body: { ...plain.body, interaction: { type: "text_entry", max_length: 200 } },
    key: { type: "text_entry", accepted: [canary.key], case_sensitive: true },
  },
  {
    ...plain,
    item_id: "f4",
    body: {
      ...plain.body,
      interaction: {
        type: "multiple_choice",
        options: ["A", "B", "C"].map((option_id) => ({ option_id, content: { en: option_id } })),
        shuffle: false,
        max_choices: 2,
      },
    },
    key: { type: "multiple_choice", option_ids: ["A", "C"] },
    mistakes: { B: "swapsTheNumbers" },
  },
];

/** Checked at a three-hundredth of the cost of one of the server's hashes. */
const password = hash("secret-word", { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
const people = ["ann", "ben", "off"];

/** A server over a separate database, with two students, one switched-off account and three tests. */
export async function openSchool(
  config: Partial<Config> = {},
  more: Partial<
    Pick<
      Dependencies,
      | "sms"
      | "mail"
      | "outbox"
      | "social"
      | "timeZone"
      | "checksStatus"
      | "files"
      | "pause"
      | "passwordQueue"
      | "readFile"
      | "siteAddress"
    >
  > = {},
  metricsOn?: (sources: MetricsSources) => Metrics,
): Promise<School> {
  const own = await testDatabase();
  const { db } = own;
  await db.insert(users).values(
    await Promise.all(
      people.map(async (username) => ({
        userId: `user-${username}`,
        username,
        passwordHash: await password,
        nickname: username,
        status: username === "off" ? 1 : 0,
        role: ["student"],
        permission: [],
        grade: 5,
        createdAt: morning,
      })),
    ),
  );
  await publishTest(
    db,
    { menuId: "adaptive", family: "map", definition: adaptiveTest, sourceDigest: null, items: adaptiveItems },
    morning,
  );
  await publishTest(
    db,
    { menuId: "fixed", family: "custom", definition: fixedTest, sourceDigest: null, items: fixedItems },
    morning,
  );
  await publishTest(
    db,
    {
      menuId: "lenient",
      family: "custom",
      definition: { ...fixedTest, late_policy: "accept", release: { when: "manual" } },
      sourceDigest: null,
      items: fixedItems,
    },
    morning,
  );
  let number = 0;
  let opened: School | null = null as School | null;
  const deps: Dependencies = {
    db,
    clock: () => opened?.now ?? morning,
    timeZone: "UTC",
    ids: () => numberedId((number += 1)),
    secret: () => `secret-${String((number += 1)).padStart(6, "0")}-${"x".repeat(20)}`,
    catalogue: createCatalogue(),
    exposures: createExposures(db, () => opened?.now ?? morning),
    usualTimes: createUsualTimes(db, () => opened?.now ?? morning),
    inTurn: createKeyedMutex(),
    menuPlace: shippedPlace,
    files: temporaryFiles(),
    ...more,
  };
  const sources = { pool: db.$client, clock: deps.clock, openSittings: () => openSittings(deps) };
  const app = await makeApp({
    ...deps,
    config: { ...readConfig({}), checksOutput: true, ...config },
    log: pino({ level: "silent" }),
    ...(metricsOn === undefined ? {} : { metrics: metricsOn(sources) }),
  });
  const ownIds = attemptIdsIn(own.db);
  const exchanges: Exchange[] = [];
  const school: School = {
    ...own,
    exchanges,
    app,
    ownIds,
    now: morning,
    deps,
    call: async (name, input, token, more = {}) => {
      const { method, path } = addresses[name];
      const headers = {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        "accept-language": "en",
        ...more,
      };
      const payload = name === "answerExercise" ? await ownIds.told(input as NamedAnswer) : (input as object);
      const reply = await app.inject({
        method,
        url: path,
        headers,
        ...(method === "GET" ? { query: input as Record<string, string> } : { payload }),
      });
      const at = school.now;
      const { statusCode: status, rawPayload } = reply;
      exchanges.push({
        call: name,
        at,
        bearer: token ?? "",
        sent: payload as Exchange["sent"],
        upstream: [{ status, headers: {}, body: rawPayload }],
        toldAt: at,
      });
      const body = reply.json();
      return {
        status: reply.statusCode,
        body: { ...body, data: await ownIds.read(input as NamedAnswer, body.data) },
        headers: reply.headers,
      };
    },
    signIn: async (username, word = "secret-word") =>
      (await school.call("login", { username, password: word })).body.data.token,
  };
  opened = school;
  return school;
}

let keys = 0;
export const newKey = (): string => `key-${String((keys += 1)).padStart(6, "0")}`;

export const choose = (option_id: string) => ({ type: "single_choice", option_id });

/** Answers every item of an adaptive sitting that has begun, by its place from 0, and hands it in. */
export async function sitAdaptively(
  school: School,
  token: string,
  { attempt_id, lease, presented }: Attempt,
  answerAt: (place: number) => object,
): Promise<void> {
  for (let [place, exercise_id] = [0, presented]; exercise_id !== null; place += 1) {
    school.now += 30_000;
    const given = { answer: answerAt(place), revision: 1, idempotency_key: newKey(), elapsed_ms: 30_000 };
    const { body } = await school.call("answerExercise", { attempt_id, lease, exercise_id, ...given }, token);
    exercise_id = body.data.next?.presented ?? null;
  }
  await school.call("advanceExam", { attempt_id, lease, stage: "main" }, token);
}

/** Some answer that fits the presented item. */
export function anyAnswer({ exercise_list, presented }: Pick<Attempt, "exercise_list" | "presented">): Answer {
  const shown = exercise_list
    .flatMap(({ exercise_item }) => exercise_item)
    .find(({ exercise_id }) => exercise_id === presented)?.exercise;
  if (shown == null) throw new Error("nothing is presented");
  return answerTo(shown.interaction);
}
