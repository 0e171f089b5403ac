import Fastify from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { limitRequests } from "../../src/server/http/call-limits";
import { handleErrors } from "../../src/server/http/errors";
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

describe("the limit of requests from one address", () => {
  it("counts the pages' files by themselves: whose devices fetch them can still answer", async () => {
    const app = Fastify();
    handleErrors(app);
    limitRequests(app, school.db, () => 0, { requests: 3, files: 6 });
    app.get("/*", () => "sent");
    const statuses = async (url: string, count: number, remoteAddress = "203.0.113.7") => {
      const replies = [];
      for (let sent = 0; sent < count; sent += 1) replies.push((await app.inject({ url, remoteAddress })).statusCode);
      return replies.join(" ");
    };
    expect(await statuses("/assets/part.js", 8)).toBe("200 200 200 200 200 200 429 429");
    expect(await statuses("/api/answer", 4)).toBe("200 200 200 429");
    expect(await statuses("/assets/part.js?more", 1)).toBe("429");
    expect(await statuses("/assets/part.js", 1, "203.0.113.8")).toBe("200");
    expect(await statuses("/api/answer", 5, "127.0.0.1")).toBe("200 200 200 200 200");
    await app.close();
  });
});
