import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import { makeApp } from "../../../src/server/app";
import { readConfig } from "../../../src/server/configuration/config";
import { installationSecrets } from "../../../src/server/db/security-schema";
import { createLog } from "../../../src/server/process/log";
import { derivedDeviceKey } from "../../../src/server/use-cases/device-keys";
import { guestOf } from "../../support/invitations";
import { logged } from "../../support/logged";
import { openSchool, type School } from "../../support/sittings";

let school: School;
let ann: string;
let ben: string;
beforeAll(async () => {
  school = await openSchool();
  [ann, ben] = [await school.signIn("ann"), await school.signIn("ben")];
});

const ofPerson = async (token: string) => (await school.call("userInfo", {}, token)).body.data.device_key;
const ofGuest = async (token: string) => (await school.call("visitInfo", {}, token)).body.data.device_key;

describe("the key that encrypts data stored on devices", () => {
  it("has 256 bits, differs per person and guest, and stays the same", async () => {
    const guests = [await guestOf(school, ann), await guestOf(school, ann)] as const;
    const keys = [
      await ofPerson(ann),
      await ofPerson(ben),
      ...(await Promise.all(guests.map((one) => ofGuest(one.token)))),
    ];
    expect(keys.map((key) => Buffer.from(key, "base64").length)).toEqual([32, 32, 32, 32]);
    expect(new Set(keys).size).toBe(4);
    const again = [await ofPerson(await school.signIn("ann")), await ofPerson(ben)];
    expect([...again, ...(await Promise.all(guests.map((one) => ofGuest(one.token))))]).toEqual(keys);
  });

  it("is the same in every process of the installation, and after each start", async () => {
    const other = await makeApp({ ...school.deps, config: readConfig({}), log: createLog("silent") });
    const { method, path } = addresses.userInfo;
    const reply = await other.inject({ method, url: path, headers: { authorization: `Bearer ${ann}` } });
    expect(reply.json().data.device_key).toBe(await ofPerson(ann));
    await other.close();
  });

  it("depends on the installation's secret: another installation has other keys", async () => {
    const [{ secret } = { secret: "" }] = await school.db
      .select()
      .from(installationSecrets)
      .where(eq(installationSecrets.name, "answers"));
    expect(await ofPerson(ann)).toBe(derivedDeviceKey(secret, { userId: "user-ann" }));
    expect(derivedDeviceKey(`${secret}x`, { userId: "user-ann" })).not.toBe(await ofPerson(ann));
    expect(derivedDeviceKey(secret, { userId: "user-ann" })).not.toBe(
      derivedDeviceKey(secret, { guestId: "user-ann" }),
    );
  });

  it("is sent only to its owner, in the reply about the caller, and is never cached", async () => {
    const [keyOfAnn, keyOfBen] = [await ofPerson(ann), await ofPerson(ben)];
    const asked: readonly [CallName, object][] = [
      ["login", { username: "ann", password: "secret-word" }],
      ["updateUser", { nickname: "Ann" }],
      ["ownAccount", {}],
      ["sessionList", {}],
      ["exportData", {}],
      ["siteConfig", {}],
      ["startExam", { menu_id: "fixed" }],
      ["menuList", {}],
    ];
    for (const [name, input] of asked) {
      const { status, body } = await school.call(name, input, ann);
      expect([name, status, body.code]).toEqual([name, 200, 200]);
      expect(JSON.stringify(body)).not.toMatch(/device_key/);
      expect(JSON.stringify(body)).not.toContain(keyOfAnn);
    }
    const { body, headers } = await school.call("userInfo", {}, ann);
    expect(headers["cache-control"]).toBe("no-store");
    expect(JSON.stringify(body)).not.toContain(keyOfBen);
    for (const token of [undefined, "v.unknown", "x".repeat(48)])
      expect(JSON.stringify((await school.call("userInfo", {}, token)).body)).not.toMatch(/device_key/);
    const guest = await guestOf(school, ann);
    expect(JSON.stringify(guest)).not.toMatch(/device_key/);
    const visit = await school.call("visitInfo", {}, guest.token);
    expect([visit.headers["cache-control"], visit.body.data.device_key === keyOfAnn]).toEqual(["no-store", false]);
  });

  it("is never logged", async () => {
    const { log, lines } = logged();
    const app = await makeApp({ ...school.deps, config: readConfig({}), log });
    const { method, path } = addresses.userInfo;
    const reply = await app.inject({ method, url: path, headers: { authorization: `Bearer ${ann}` } });
    await app.close();
    expect(reply.statusCode).toBe(200);
    expect(JSON.stringify(lines())).not.toContain(await ofPerson(ann));
    const written: string[] = [];
    const own = createLog("info", { write: (line) => void written.push(line) });
    own.info({ device_key: "LEAKED", data: { device_key: "LEAKED" } }, "an answer");
    expect([written.length, written.join("").includes("LEAKED")]).toEqual([1, false]);
  });
});
