import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { users } from "../../src/server/db/accounts-schema";
import { sendFile } from "../support/sent-file";
import { openSchool } from "../support/sittings";

it("takes a sound of a question as it is, and refuses one that browsers do not play", async () => {
  const school = await openSchool();
  const ben = await school.signIn("ben");
  await school.db
    .update(users)
    .set({ role: ["author"] })
    .where(eq(users.username, "ben"));
  const first = Buffer.from(`${"OggS".padEnd(26, "\0")}\u0001\u0013OpusHead`, "latin1");
  const sound = Buffer.concat([first, Buffer.alloc(40)]);
  const taken = await sendFile(school, ben, sound, { purpose: "item", name: "a.ogg", type: "audio/ogg" });
  const windowsMedia = { purpose: "item", name: "a.wma", type: "audio/x-ms-wma" };
  const refused = await sendFile(school, ben, Buffer.from("3026b2758e66cf11", "hex"), windowsMedia);
  const url = `/media/${createHash("sha256").update(sound).digest("hex")}`;
  expect(taken.body.data).toEqual({ url, type: "audio/ogg", size: sound.length, width: 0, height: 0 });
  const served = await school.app.inject({ method: "GET", url });
  expect([served.headers["content-type"], served.rawPayload.equals(sound)]).toEqual(["audio/ogg", true]);
  expect(refused.body.code).toBe(100930);
});
