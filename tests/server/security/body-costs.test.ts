import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import { uploadLimits } from "../../../src/contract/site/upload-limits";
import { openSchool, type School } from "../../support/sittings";

/**
 * The longest block of the event loop, in ms: far below what a student notices, far above what another process of this
 * machine causes.
 */
const longestStallMs = 500;
const resolution = 5;
const kilobytes = 60 * 1024;

let school: School;
let ann: string;
beforeAll(async () => {
  school = await openSchool({ registration: true, checksOutput: false });
  ann = await school.signIn("ann");
});

interface Sent {
  readonly method?: "GET" | "POST";
  readonly url: string;
  readonly type?: string;
  readonly payload?: string | Buffer;
  readonly token?: string;
}

/** The status of the reply, and the longest time in ms for which the event loop was blocked. */
async function send({ method = "POST", url, type, payload, token = ann }: Sent) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  await pause(2 * resolution);
  const reply = await school.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...(type === undefined ? {} : { "content-type": type }) },
    ...(payload === undefined ? {} : { payload }),
  });
  await pause(2 * resolution);
  delay.disable();
  return { status: reply.statusCode, stallMs: delay.max / 1e6 };
}

const upTo = (bytes: number, part: (place: number) => string): string => {
  const parts: string[] = [];
  for (let [size, place] = [0, 0]; ; place += 1) {
    const text = part(place);
    if ((size += text.length) > bytes) return parts.join("");
    parts.push(text);
  }
};

const most = uploadLimits.file;
const dashes = "-".repeat(70);
const file = 'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const uploads: readonly (readonly [string, string, string])[] = [
  [
    "140,000 empty parts",
    "x",
    `${'--x\r\ncontent-disposition:form-data;name="a"\r\n\r\n\r\n'.repeat(140_000)}--x--\r\n`,
  ],
  [
    "100,000 fields",
    "x",
    upTo(most, (place) => `--x\r\ncontent-disposition: form-data; name="f${place}"\r\n\r\n1\r\n`) + "--x--\r\n",
  ],
  ["one part of nothing but headers", "x", `--x\r\n${upTo(most, (place) => `h${place}: 1\r\n`)}\r\n\r\n--x--\r\n`],
  ["a header without an end", "x", `--x\r\ncontent-disposition: form-data; name="${"a".repeat(most - 100)}`],
  ["a file name of megabytes", "x", `--x\r\n${file.replace("a.png", "%22".repeat(most / 4))}1\r\n--x--\r\n`],
  ["a file of line ends", "x", `--x\r\n${file}${"\r\n".repeat(most / 2 - 200)}\r\n--x--\r\n`],
  ["a file of almost its own border", dashes, `--${dashes}\r\n${file}${"\r\n--".repeat(most / 4 - 200)}`],
  ["a file of the letters of its border", dashes, `--${dashes}\r\n${file}${"-".repeat(most - 400)}`],
  ["a border of thousands of letters", "x".repeat(8_000), "x".repeat(most)],
  ["no end", "x", `--x\r\n${file}${"a".repeat(most - 200)}`],
  ["no border", "x", "a".repeat(most)],
];

describe("the cost of a body is bounded by its size", () => {
  it.each(uploads)("an upload of %s is refused without blocking other calls", async (_, boundary, payload) => {
    const type = `multipart/form-data; boundary=${boundary}`;
    const { status, stallMs } = await send({ url: addresses.upload.path, type, payload: Buffer.from(payload) });
    expect(status === 200 || status === 400 || status === 413).toBe(true);
    expect(stallMs).toBeLessThan(longestStallMs);
  });

  it("an upload refused half way gets its reply, and the connection stays usable", async () => {
    const [, boundary = "", payload = ""] = uploads[1] ?? [];
    const address = await school.app.listen({ port: 0, host: "127.0.0.1" });
    const sent = await fetch(`${address}${addresses.upload.path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${ann}`, "content-type": `multipart/form-data; boundary=${boundary}` },
      body: payload,
    });
    expect([sent.status, await sent.json()]).toMatchObject([400, { code: 400 }]);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });

  it("refused uploads are counted too, before they are read", async () => {
    const token = await school.signIn("ben");
    const statuses: number[] = [];
    for (let place = 0; place < 31; place += 1)
      statuses.push(
        (await send({ url: addresses.upload.path, type: "multipart/form-data", payload: "", token })).status,
      );
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429]);
  });

  const json = "application/json";
  const form = "application/x-www-form-urlencoded";
  const deep = kilobytes / 2;
  const bodies: readonly (readonly [string, string, string])[] = [
    ["lists in lists", json, `{"answer":${"[".repeat(deep)}${"]".repeat(deep)}}`],
    ["records in records", json, `${'{"answer":'.repeat(5_000)}1${"}".repeat(5_000)}`],
    ["thousands of fields", json, `{${upTo(kilobytes, (place) => `"f${place}":1,`)}"last":1}`],
    ["a text of escapes", json, `{"username":"${"\\u0041".repeat(kilobytes / 6)}","password":"x"}`],
    ["one long word", json, `{"username":"${"a".repeat(kilobytes)}","password":"${"1".repeat(100)}"}`],
    ["a form of empty fields", form, upTo(kilobytes, () => "a&")],
    ["a form of thousands of fields", form, upTo(kilobytes, (place) => `f${place}&`)],
    ["a form whose field is lists in lists", form, `answer=${"[".repeat(deep)}${"]".repeat(deep)}&revision=[`],
    ["a form of escapes", form, `username=${"%e4%bd".repeat(kilobytes / 6)}`],
  ];
  const posted = (Object.keys(addresses) as CallName[]).filter(
    (name) => addresses[name].method === "POST" && name !== "upload" && name !== "logout" && name !== "deleteAccount",
  );
  it.each(bodies)(
    "%s as the body of every call cause no server error and block no other calls",
    async (_, type, payload) => {
      const failed: unknown[] = [];
      for (const name of posted) {
        const { status, stallMs } = await send({ url: addresses[name].path, type, payload });
        if (status >= 500 || stallMs >= longestStallMs) failed.push({ name, status, stallMs });
      }
      expect(failed).toEqual([]);
    },
  );

  it("thousands of fields in the address of every call block no other calls", async () => {
    const asked = (Object.keys(addresses) as CallName[]).filter((name) => addresses[name].method === "GET");
    const failed: unknown[] = [];
    for (const name of asked)
      for (const query of [
        upTo(15_000, (place) => `f${place}&`),
        upTo(15_000, () => "menu_id=1&"),
        "a=".repeat(7_000),
      ]) {
        const { status, stallMs } = await send({ method: "GET", url: `${addresses[name].path}?${query}` });
        if (status >= 500 || stallMs >= longestStallMs) failed.push({ name, status, stallMs });
      }
    expect(failed).toEqual([]);
  });
});
