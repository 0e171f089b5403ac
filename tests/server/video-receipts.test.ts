import { eq } from "drizzle-orm";
import fc from "fast-check";
import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { users } from "../../src/server/db/accounts-schema";
import { attempts, tests } from "../../src/server/db/schema";
import { installationSecrets } from "../../src/server/db/security-schema";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { isSigned, readReceipt, signReceipt } from "../../src/server/use-cases/videos/receipt";
import { receiptLifeMs } from "../../src/server/use-cases/videos/video-receipt";
import { sittingOf } from "../support/one-sitting";
import { fixedItems, fixedTest, morning, newKey, openSchool, type School } from "../support/sittings";

const film = Buffer.from("not really a film, but bytes all the same");
const sha256 = createHash("sha256").update(film).digest("hex");
const video = { type: "video/mp4", sha256, description: { en: "A hand counts to five", zh: "一只手数到五" } } as const;

/** An id of the usual length. */
const longId = (name: string) => `${"0".repeat(34)}${name}`;

let school: School;
let ann: string;
beforeAll(async () => {
  school = await openSchool();
  await publishTest(
    school.db,
    {
      menuId: "filmed",
      family: "custom",
      definition: { ...fixedTest, release: { when: "manual" } },
      sourceDigest: null,
      items: fixedItems.map((item) => ({
        ...item,
        item_id: longId(item.item_id),
        ...(item.item_id === "f1" ? { explanation_video: video } : {}),
      })),
      files: [{ sha256, type: "video/mp4", bytes: film }],
    },
    morning,
  );
});
beforeEach(async () => {
  ann = await school.signIn("ann");
  await release(null);
});

const release = (releasedAt: number | null) =>
  school.db.update(tests).set({ releasedAt }).where(eq(tests.menuId, "filmed"));
const sit = async (token = ann) => {
  const { data } = (await school.call("startExam", { menu_id: "filmed", idempotency_key: newKey() }, token)).body;
  return sittingOf(school, token, data);
};
const finish = async (token = ann): Promise<string> => {
  const sitting = await sit(token);
  await sitting.leave();
  return sitting.attempt.attempt_id;
};
const receipt = async (attempt_id: string, exercise_id = longId("f1"), token = ann) =>
  (await school.call("videoReceipt", { attempt_id, exercise_id }, token)).body;
const watch = (url: string, headers: Record<string, string> = {}) => school.app.inject({ method: "GET", url, headers });

describe("an explanation video", () => {
  it("is announced and served only after the release of the explanation", async () => {
    const sitting = await sit();
    const { attempt_id } = sitting.attempt;
    expect((await receipt(attempt_id)).code).toBe(100212);
    const during = await school.call("exerciseDetail", { attempt_id, exercise_id: longId("f1") }, ann);
    expect(JSON.stringify([during.body, sitting.attempt])).not.toMatch(/video|counts to five/);
    await sitting.leave();
    expect((await receipt(attempt_id)).code).toBe(100212);
    await release(school.now);
    const { body } = await school.call("exerciseDetail", { attempt_id, exercise_id: longId("f1") }, ann);
    expect(body.data.review?.video).toEqual(video.description);
    expect(JSON.stringify(body)).not.toContain(sha256);
    const { code, data } = await receipt(attempt_id);
    expect([code, data]).toEqual([
      200,
      {
        url: expect.stringMatching(/^\/video\/[\w-]+\.[\w-]{43}$/),
        type: "video/mp4",
        expires_at: school.now + receiptLifeMs,
      },
    ]);
    const whole = await watch(data.url);
    expect([whole.statusCode, whole.rawPayload]).toEqual([200, film]);
    expect(whole.headers).toMatchObject({
      "content-type": "video/mp4",
      "cache-control": "private, no-store",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    const part = await watch(data.url, { range: "bytes=4-9" });
    expect([part.statusCode, part.headers["content-range"], part.rawPayload]).toEqual([
      206,
      `bytes 4-9/${film.length}`,
      film.subarray(4, 10),
    ]);
  });

  it("is not served by its hash, where there is none, or to another person", async () => {
    const attempt = await finish();
    await release(school.now);
    expect((await watch(`/media/${sha256}`)).statusCode).toBe(404);
    expect((await receipt(attempt, longId("f2"))).code).toBe(100405);
    expect((await receipt(attempt, longId("f1"), await school.signIn("ben"))).code).toBe(100202);
    expect((await school.call("videoReceipt", { attempt_id: attempt, exercise_id: longId("f1") })).body.code).toBe(
      100001,
    );
  });

  it("is refused after the receipt expires, with another signature, or without its owner", async () => {
    const attempt = await finish();
    await release(school.now);
    const { url, expires_at: end } = (await receipt(attempt)).data;
    const statusOf = async (address: string) => (await watch(address)).statusCode;
    const [words = "", signature = ""] = url.slice("/video/".length).split(".");
    const later = Buffer.from(JSON.stringify([attempt, longId("f1"), end + 1_000])).toString("base64url");
    const other = `${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
    const wrong = [`${later}.${signature}`, `${words}.${other}`, `${words}.`, words, `${words}.${signature}.x`, "x.y"];
    expect(await Promise.all(wrong.map((one) => statusOf(`/video/${one}`)))).toEqual(wrong.map(() => 404));
    expect(await statusOf(url)).toBe(200);
    school.now = end - 1;
    expect(await statusOf(url)).toBe(200);
    school.now = end;
    expect(await statusOf(url)).toBe(404);

    const fresh = (await receipt(attempt)).data.url;
    const hand = (userId: string) => school.db.update(attempts).set({ userId }).where(eq(attempts.attemptId, attempt));
    await hand("user-ben");
    expect(await statusOf(fresh)).toBe(404);
    await hand("user-ann");
    expect(await statusOf(fresh)).toBe(200);
    await school.db.update(users).set({ status: 1 }).where(eq(users.username, "ann"));
    expect(await statusOf(fresh)).toBe(404);
    await school.db.update(users).set({ status: 0 }).where(eq(users.username, "ann"));
  });

  it("is withheld while the same test is sat again", async () => {
    const attempt = await finish();
    await release(school.now);
    const { url } = (await receipt(attempt)).data;
    expect((await watch(url)).statusCode).toBe(200);
    const again = await sit();
    expect((await watch(url)).statusCode).toBe(404);
    expect((await receipt(attempt)).code).toBe(100212);
    await again.leave();
    expect((await watch(url)).statusCode).toBe(200);
  });

  it("has receipts signed with one secret of the site, which is made once", async () => {
    const secrets = await school.db.select().from(installationSecrets);
    expect(secrets.filter(({ name }) => name === "videos")).toHaveLength(1);
  });
});

describe("a receipt", () => {
  const text = fc.string({ maxLength: 40 });
  const told = fc.record({ attemptId: text, itemId: text, expiresAt: fc.integer() });
  it("contains its data, and is valid only for its secret and its owner", () => {
    fc.assert(
      fc.property(told, text, text, text, (receiptOf, secret, owner, other) => {
        const written = signReceipt(secret, receiptOf, owner);
        expect(readReceipt(written)).toEqual(receiptOf);
        expect(isSigned(secret, written, owner)).toBe(true);
        expect(isSigned(secret, written, `${owner}${other}`)).toBe(other === "");
        expect(isSigned(`${secret}${other}x`, written, owner)).toBe(false);
      }),
    );
  });
  it("that is invalid contains nothing", () => {
    fc.assert(
      fc.property(fc.string(), (noise) => {
        expect([readReceipt(noise), isSigned("s", noise, "o")]).toEqual([null, false]);
      }),
    );
  });
});
