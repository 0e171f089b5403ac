import { createHash } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { configKeyOf } from "../../../src/server/seb/config-key";
import { unpackSeb } from "../../../src/server/seb/container";
import { sebFindings } from "../../../src/server/seb/findings";
import { readPlist } from "../../../src/server/seb/plist";
import { openClass, type OpenClass } from "../../support/given-classes";
import { askForSeb, ownSettings, shownFor } from "../../support/seb-browser";
import { knownConfigKey, knownSettings, sebEncrypted, sebPlist } from "../../support/seb-files";
import { openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let assignment_id: string;
beforeEach(async () => {
  school = await openSchool({}, { siteAddress: () => "https://exam.example" });
  ofClass = await openClass(school);
  assignment_id = await ofClass.given({ opens_at: school.now - 1 });
});

const save = async (policy: object) =>
  (await school.call("saveSebPolicy", { assignment_id, policy }, ofClass.teacher.token)).body;
const read = async () => (await school.call("sebPolicy", { assignment_id }, ofClass.teacher.token)).body.data;
const fetched = (path: string) => school.app.inject({ method: "GET", url: path });

it("asks for no browser at first, and again when it is taken back", async () => {
  const none = {
    kind: "none",
    settings: null,
    file: null,
    exam_keys: [],
    config_key: null,
    start_address: `https://exam.example/seb/check?a=${assignment_id}`,
    config_address: null,
    launch_address: null,
  };
  expect(await read()).toEqual(none);
  await save(ownSettings);
  expect((await save({ kind: "none" })).data).toEqual(none);
  expect((await fetched(`/seb/config/${assignment_id}.seb`)).statusCode).toBe(404);
});

it("makes a configuration whose key every client computes alike", async () => {
  const policy = {
    kind: "settings",
    quit_allowed: true,
    addresses: ["dictionary.example/*", "*.wiki.example/<b>&c"],
    programs: [
      { system: "windows", executable: "calc.exe", name: "Calculator" },
      { system: "macos", executable: "Calculator", name: "Calculator" },
    ],
    quit_password: "leave & go",
  };
  const { data } = await save(policy);
  expect(data).toMatchObject({
    kind: "settings",
    settings: {
      quit_allowed: true,
      addresses: policy.addresses,
      programs: policy.programs,
      has_quit_password: true,
    },
    config_address: `https://exam.example/seb/config/${assignment_id}.seb`,
    launch_address: `sebs://exam.example/seb/config/${assignment_id}.seb`,
  });
  const file = await fetched(`/seb/config/${assignment_id}.seb`);
  expect([file.headers["content-type"], file.headers["cache-control"]]).toEqual(["application/seb", "no-store"]);
  const settings = readPlist(unpackSeb(file.rawPayload).xml);
  expect([configKeyOf(settings), sebFindings(settings)]).toEqual([data.config_key, []]);
  const entries = Object.fromEntries(settings.entries);
  expect(entries["hashedQuitPassword"]).toEqual({
    type: "string",
    text: createHash("sha256").update("leave & go").digest("hex"),
  });
  expect(entries["quitURL"]).toEqual({ type: "string", text: "https://exam.example/seb/quit" });
  expect(entries["startURL"]).toEqual({ type: "string", text: data.start_address });
  expect(entries["URLFilterRules"]).toMatchObject({
    items: ["exam.example/*", ...policy.addresses].map((text) => ({
      entries: expect.arrayContaining([["expression", { type: "string", text }]]),
    })),
  });
});

it("holds the password to leave until another is given", async () => {
  await save({ ...ownSettings, quit_password: "leave" });
  expect((await save(ownSettings)).data.settings?.has_quit_password).toBe(true);
  expect((await save({ ...ownSettings, quit_password: "" })).data.settings?.has_quit_password).toBe(false);
});

it.each([
  ["as it is", Buffer.from(sebPlist(knownSettings)), undefined],
  [
    "encrypted with a password",
    Buffer.concat([Buffer.from("pswd"), sebEncrypted(Buffer.from(sebPlist(knownSettings)), "word")]),
    "word",
  ],
])("takes an uploaded configuration %s, and gives it out as it came", async (_name, file, password) => {
  const policy = { kind: "file", name: "school.seb", content: file.toString("base64"), password };
  expect((await save(policy)).data).toMatchObject({
    config_key: knownConfigKey,
    file: { name: "school.seb", begins_elsewhere: true, findings: [] },
  });
  expect((await fetched(`/seb/config/${assignment_id}.seb`)).rawPayload.equals(file)).toBe(true);
});

it("names the settings of an upload by which clients compute other keys", async () => {
  const file = sebPlist({ startURL: `https://exam.example/seb/check?a=${assignment_id}`, some_key: true });
  const policy = { kind: "file", name: "a.seb", content: Buffer.from(file).toString("base64") };
  expect((await save(policy)).data.file).toEqual({
    name: "a.seb",
    begins_elsewhere: false,
    findings: [{ key: "some_key", platforms: ["Windows", "macOS", "iOS"], sentence: expect.any(Object) as object }],
  });
});

it("refuses a file that cannot be read, with the reason, and changes nothing", async () => {
  await save(ownSettings);
  const content = Buffer.from("no settings").toString("base64");
  expect(await save({ kind: "file", name: "a.seb", content })).toMatchObject({
    code: 101302,
    data: { reason: { en: "This is not a configuration file of Safe Exam Browser." } },
  });
  expect((await read()).kind).toBe("settings");
});

it("refuses settings that clients write in different ways", async () => {
  for (const addresses of [['say "hi"'], ["a\u0007"], [""]])
    expect((await save({ ...ownSettings, addresses })).code).toBe(400);
});

it("takes the keys of browsers, of which one must be shown", async () => {
  const keys = ["1", "2", "3"].map((digit) => digit.repeat(64));
  const ann = await ofClass.pupil("Ann");
  const seb = await askForSeb(school, ofClass, assignment_id, {
    kind: "examKeys",
    keys: [...keys, ` ${"1".repeat(64)} `],
  });
  expect(seb.policy).toMatchObject({ exam_keys: keys, config_key: null, launch_address: null });
  const shows = async (key: string) =>
    (await seb.check(ann.token, { config_key: "", browser_exam_key: shownFor(seb.startAddress, key) })).data;
  expect(await shows("4".repeat(64))).toMatchObject({ passed: false, problem: "otherBrowser" });
  expect(await shows("3".repeat(64))).toMatchObject({ passed: true, problem: null, launch_address: null });
  const header = { "x-safeexambrowser-requesthash": shownFor("https://exam.example/api/seb/check", "2".repeat(64)) };
  expect((await seb.check(ann.token, { config_key: "" }, header)).data.passed).toBe(true);
});

it("hashes the page of the check as the documentation of the browser says", () => {
  expect(shownFor("https://exam.example/seb/check?seat=7", knownConfigKey)).toBe(
    "0774fe8c97e8361eac55d7ad13a316c36874c115ce3b22d74bb1d4b75028a058",
  );
});
