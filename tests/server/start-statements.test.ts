import { beforeAll, describe, expect, it } from "vitest";
import { newKey, openSchool, type School } from "../support/sittings";
import { statementsOf } from "../support/statements";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

describe("a start", () => {
  it("serves all items of a section in one statement, and reads the window's contents in one", async () => {
    const ben = await school.signIn("ben");
    const key = newKey();
    const begin = () => school.call("startExam", { menu_id: "fixed", idempotency_key: key }, ben);
    const { result, statements } = await statementsOf(school, begin);
    expect(result.body).toMatchObject({ code: 200, data: { status: "sitting", lease_held: true } });
    const behind = statements.slice(statements.findIndex((text) => text.includes("insert into")));
    expect(behind.map((text) => /(insert into|update) "(\w+)"/.exec(text)?.[2] ?? "")).toEqual([
      "attempts",
      "attempt_items",
      "",
      "attempt_stages",
      "attempts",
      "attempt_leases",
      "attempts",
      "",
      "",
    ]);
    expect(behind.at(-2)).toMatch(/attempt_items.*absences.*attempt_stages.*tool_states/s);
    const again = await statementsOf(school, begin);
    expect(again.result.body).toMatchObject({ code: 200, data: { attempt_id: result.body.data.attempt_id } });
    expect(again.statements.filter((text) => text.includes("attempt_items"))).toEqual([behind.at(-2)]);
  });
});
