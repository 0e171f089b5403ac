import { beforeAll, describe, expect, it } from "vitest";
import { openSchool, type School } from "../support/sittings";

let school: School;
beforeAll(async () => {
  school = await openSchool();
});

describe("the limit of calls", () => {
  it("stops one who calls without end, with words and a time to come again, and nobody else", async () => {
    const [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
    const burst = async (calls: number) => {
      for (let made = 0; made < calls; made += 500)
        await Promise.all(Array.from({ length: 500 }, () => school.call("siteConfig", {}, ann)));
    };
    await burst(6_000);
    const refused = await school.call("userInfo", {}, ann, { lang: "en" });
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 429, msg: "Too many tries in a short time. Wait a moment and try again." },
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await school.call("userInfo", {}, ben)).body.code).toBe(200);
  });
});
