import { beforeAll, expect, it } from "vitest";
import { addresses } from "../../src/contract/calls/addresses";
import { openSchool, type School } from "../support/sittings";

let school: School;
let authorization: string;
beforeAll(async () => {
  school = await openSchool();
  authorization = `Bearer ${await school.signIn("ann")}`;
});

const answer = addresses.answerExercise.path;
const own = (more: Record<string, string> = {}) => ({ authorization, "content-type": "application/json", ...more });

it.each([
  ["a success", "GET", addresses.userInfo.path, () => own(), undefined, 200],
  ["a refusal", "GET", `${addresses.menuDetail.path}?menu_id=nowhere`, () => own(), undefined, 200],
  ["an unknown token", "GET", addresses.userInfo.path, () => ({ authorization: "Bearer x" }), undefined, 200],
  ["broken JSON", "POST", answer, () => own(), '{"attempt_id":', 400],
  ["a body too large", "POST", answer, () => own(), JSON.stringify({ answer: "x".repeat(100_000) }), 413],
  ["another type of body", "POST", answer, () => own({ "content-type": "text/plain" }), "{}", 415],
  ["a request from another site", "POST", answer, () => own({ "sec-fetch-site": "cross-site" }), "{}", 403],
  ["an unknown call", "GET", "/api/nothing", () => own(), undefined, 404],
  ["a health check", "GET", "/healthz", () => ({}), undefined, 200],
] as const)("F51: %s is marked as a reply of this server", async (_name, method, url, headers, payload, status) => {
  const reply = await school.app.inject({
    method,
    url,
    headers: headers(),
    ...(payload === undefined ? {} : { payload }),
  });
  expect([reply.statusCode, reply.headers["x-invigil"]]).toEqual([status, String(school.now)]);
});
