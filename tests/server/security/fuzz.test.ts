import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import { calls } from "../../../src/contract/calls/calls";
import { serverReplyHeader } from "../../../src/contract/calls/envelope";
import { faults } from "../../../src/contract/calls/faults";
import { users } from "../../../src/server/db/accounts-schema";
import { hashPassword } from "../../../src/server/use-cases/passwords";
import { morning, openSchool, type School } from "../../support/sittings";

/** Requests of one run; `FUZZ=20000` tries more of them, `PROPERTY_SEED` others. */
const requests = Number(process.env["FUZZ"] ?? 2_000);

let school: School;
const known: string[] = [];
/** No token, an unknown person's, an unknown guest's; then two people by their user names. */
const bearers: (string | undefined)[] = [undefined, "x".repeat(43), `v.${"y".repeat(43)}`];
const people = ["", "", "", "ann", "root"];

beforeAll(async () => {
  school = await openSchool({}, { pause: async (ms) => void (school.now += ms) });
  await school.db.insert(users).values({
    userId: "user-root",
    username: "root",
    passwordHash: await hashPassword("secret-word"),
    nickname: "root",
    role: ["admin"],
    permission: ["*"],
    createdAt: morning,
  });
  const ann = await school.signIn("ann");
  bearers.push(ann, await school.signIn("root"));
  for (const menu_id of ["fixed", "adaptive"]) {
    const { attempt_id, lease, exercise_list } = (await school.call("startExam", { menu_id }, ann)).body.data;
    const items = exercise_list.flatMap(({ exercise_item }) => exercise_item.map(({ exercise_id }) => exercise_id));
    known.push(menu_id, attempt_id, lease ?? "", ...items.slice(0, 3));
  }
});

const nasty: readonly unknown[] = [
  ..."|\0|\ud800|' or 1=1--|$1|{{x}}|../../etc/passwd|%2e%2e%2f|<img src=x onerror=1>|=1+1|\u202eabc|🦊|NaN|1e999".split(
    "|",
  ),
  "x".repeat(70),
  "y".repeat(9_000),
  null,
  true,
  0,
  -1,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [[null]],
  { $ne: null },
  { type: "text_entry", text: "\0" },
];
const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: deep(depth - 1) });

type Shape = z.core.JSONSchema.JSONSchema;
const shapeOf = (name: CallName): Shape => z.toJSONSchema(calls[name].input, { io: "input", unrepresentable: "any" });

const nastyValue = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue({ maxDepth: 2 }), fc.nat({ max: 60 }).map(deep));
const knownId = fc.nat(20).map((place) => known[place % Math.max(1, known.length)] ?? "none");

/** Values that a schema accepts, and now and then one that it should refuse. */
function likely(shape: Shape | boolean | undefined): fc.Arbitrary<unknown> {
  if (typeof shape !== "object") return fc.jsonValue({ maxDepth: 1 });
  const { anyOf, oneOf, enum: allowed, const: only, type } = shape;
  const options = anyOf ?? oneOf;
  const plain = (): fc.Arbitrary<unknown> => {
    if (options !== undefined) return fc.oneof(...options.map(likely));
    if (only !== undefined) return fc.constant(only);
    if (allowed !== undefined) return fc.constantFrom(...allowed);
    if (type === "object") return likelyObject(shape);
    if (type === "array") return fc.array(likely(shape.items as Shape), { maxLength: 3 });
    if (type === "integer" || type === "number")
      return fc.integer({
        min: Math.ceil(shape.minimum ?? 0),
        max: Math.max(Math.ceil(shape.minimum ?? 0), Math.floor(Math.min(9, shape.maximum ?? 9))),
      });
    if (type === "boolean") return fc.boolean();
    const written =
      shape.pattern === undefined ? fc.string({ maxLength: 20 }) : fc.stringMatching(new RegExp(shape.pattern, "u"));
    return fc.oneof({ weight: 3, arbitrary: knownId }, written);
  };
  return fc.oneof({ weight: 12, arbitrary: plain() }, { weight: 1, arbitrary: nastyValue });
}

function likelyObject({ properties = {}, required = [] }: Shape): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, shape]) => [name, likely(shape as Shape)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields), noNullPrototype: true });
}

const names = Object.keys(addresses) as CallName[];
const foreign = fc.constantFrom("score", "role", "user_id", "__proto__", "constructor");
const payloadFor = (name: CallName): fc.Arbitrary<object> => {
  const fitting = likely(shapeOf(name)).map((made) => (typeof made === "object" && made !== null ? made : {}));
  const other = fc.tuple(fitting, fc.dictionary(foreign, nastyValue, { maxKeys: 2, noNullPrototype: true }));
  return fc.oneof(
    { weight: 4, arbitrary: fitting },
    { weight: 1, arbitrary: other.map(([made, more]) => ({ ...made, ...more })) },
  );
};
const byName = new Map(names.map((name) => [name, payloadFor(name)]));
const asked = fc.constantFrom(...names).chain((name) =>
  fc.record({
    name: fc.constant(name),
    payload: byName.get(name) ?? fc.constant({}),
    bearer: fc.nat(4),
    form: fc.constantFrom("json", "json", "json", "form", "raw", "broken"),
    headers: fc.constantFrom(
      {},
      { lang: "\u00ff" },
      { "x-forwarded-for": "1.1.1.1, ::1" },
      { "content-encoding": "gzip" },
    ),
  }),
);

const bodyOf = (payload: object, form: string): { type: string; body: string } => {
  const text = JSON.stringify(payload);
  if (form === "form")
    return {
      type: "application/x-www-form-urlencoded",
      body: Object.entries(payload)
        .map(
          ([name, one]) =>
            `${encodeURIComponent(name)}=${encodeURIComponent(
              JSON.stringify(one)
                ?.slice(0, 900)
                .replaceAll(/[\ud800-\udfff]/g, ""),
            )}`,
        )
        .join("&"),
    };
  if (form === "raw") return { type: "text/xml", body: text };
  return { type: "application/json", body: form === "broken" ? text.slice(0, -1) : text };
};
const queryOf = (payload: object): string =>
  Object.entries(payload)
    .map(([name, one]) => {
      const text = String(typeof one === "object" ? JSON.stringify(one) : one).replaceAll(/[\ud800-\udfff]/g, "");
      return `${encodeURIComponent(name)}=${encodeURIComponent(text).slice(0, 6_000)}`;
    })
    .join("&");

const codes = new Set<number>([200, ...Object.values(faults).map(({ code }) => code)]);

it(`${requests} random requests cause no server error, no stack trace, always an envelope`, async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(asked, async ({ name, payload, bearer, form, headers }) => {
      const { method, path } = addresses[name];
      const token = bearers[bearer];
      const { type, body } = bodyOf(payload, form);
      // a bearer's calls are limited per minute
      school.now += 50;
      const reply = await school.app.inject({
        method,
        url: method === "GET" ? `${path}?${queryOf(payload)}` : path,
        headers: {
          ...headers,
          ...(method === "GET" ? {} : { "content-type": type }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(method === "GET" ? {} : { payload: body }),
      });
      const told: { code: number; msg: string } = reply.json();
      seen.set(told.code, (seen.get(told.code) ?? 0) + 1);
      if (told.code === faults.tokenInvalid.code && bearer >= 3)
        bearers[bearer] = await school.signIn(people[bearer] ?? "");
      expect({ name, status: reply.statusCode < 500, keys: Object.keys(told), isKnown: codes.has(told.code) }).toEqual({
        name,
        status: true,
        keys: ["code", "msg", "data"],
        isKnown: true,
      });
      expect(reply.body).not.toMatch(/\bat \S+ \(|node:internal|node_modules|[Ss]elect .* from /);
      expect([
        reply.headers[serverReplyHeader],
        reply.headers["x-content-type-options"],
        reply.headers["content-security-policy"],
      ]).toEqual([expect.any(String), "nosniff", expect.any(String)]);
    }),
    { numRuns: requests, endOnFailure: true },
  );
  // some requests reached the use cases, and some their refusals
  expect(seen.size).toBeGreaterThan(12);
  expect(seen.get(200) ?? 0).toBeGreaterThan(requests / 30);
}, 120_000);
