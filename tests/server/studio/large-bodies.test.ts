import { monitorEventLoopDelay } from "node:perf_hooks";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { longestPaste } from "../../../src/contract/studio/paste-limit";
import { draftOf, draftTestOf } from "../../support/drafts";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

/** Sixteen times what the slowest paste takes on a quiet machine; reading in quadratic time would take minutes. */
const longestStallMs = 8_000;

let school: School;
let author: string;
let student: string;
beforeAll(async () => {
  school = await openSchool({ checksOutput: false });
  author = await newcomer(school, { role: ["teacher"] });
  student = await newcomer(school);
});

const word = (number: number): string =>
  [`${number}. Which is <b>even</b>?`, "a) one", "*b) two"]
    .map((line) => `<p class=MsoNormal style='margin:0cm;font-family:"Calibri",sans-serif'>${line}<o:p></o:p></p>`)
    .join("");

describe("what an author sends at once may be long", () => {
  it("a hundred questions as a word processor puts them on the clipboard, with its style sheet", async () => {
    const styles = `<style>${"p.MsoNormal {mso-style-parent:''; margin:0cm} ".repeat(2_000)}</style>`;
    const questions = Array.from({ length: 100 }, (_, n) => word(n + 1)).join("");
    const html = `<html><head>${styles}</head><body>${questions}</body>`;
    const { body } = await school.call("parseItems", { html }, author);
    expect([html.length > 100_000, body.code, body.data.items.length, body.data.refused]).toEqual([true, 200, 100, []]);
  });

  it("a question with a long passage, a test of thousands of questions, and tags of a whole page", async () => {
    const stimulus = {
      stimulus_id: "s1",
      content: { en: `<p>${"word ".repeat(10_000)}</p>`, zh: "字".repeat(20_000) },
    };
    const draft = draftOf("What does it say?", { body: { ...draftOf("What does it say?").body, stimulus } });
    const saved = await school.call("saveItem", { idempotency_key: newKey(), draft }, author);
    const items = Array.from({ length: 3_000 }, (_, n) => `01a2066e-6f14-76c2-a4d2-${String(n).padStart(12, "0")}`);
    const sections = ["a", "b", "c"].map((stage, part) => ({
      ...draftTestOf(items.slice(1_000 * part, 1_000 * (part + 1))).sections[0],
      stage,
    }));
    const definition = draftTestOf([], { sections: sections as ReturnType<typeof draftTestOf>["sections"] });
    const test = await school.call("saveTest", { idempotency_key: newKey(), definition }, author);
    const tags = Array.from({ length: 20 }, (_, n) => `a rather long tag number ${n}`);
    const changes = items.slice(0, 500).map((item_id) => ({ item_id, version: 1, tags }));
    const tagged = await school.call("changeItems", { idempotency_key: newKey(), changes }, author);
    expect([saved, test, tagged].map(({ body }) => body.code)).toEqual([200, 200, 100901]);
  });

  it("but a paste of five megabytes is refused with one sentence", async () => {
    const { status, body } = await school.call("parseItems", { text: "x".repeat(5_000_000) }, author);
    expect([status, body]).toEqual([
      413,
      { code: 413, msg: "This is larger than the server accepts, so nothing was changed.", data: {} },
    ]);
  });

  it("and lines that are too many are refused with the number that is read", async () => {
    const { body } = await school.call("parseItems", { text: "1. Which?\n".repeat(20_000) }, author);
    expect([body.data.items, body.data.refused.map(({ code, sentence }) => [code, sentence.en])]).toEqual([
      [],
      [["pastedTooMuch", "At most 10,000 lines are read at once; paste the text in parts."]],
    ]);
  });

  it.each([
    ["nobody", () => "x".repeat(48), 100001],
    ["a student", () => student, 403],
  ] as const)("and the body of %s is not read", async (_, tokenOf, code) => {
    let isRead = false;
    const payload = new Readable({
      read() {
        isRead = true;
        this.push(null);
      },
    });
    const reply = await school.app.inject({
      method: "POST",
      url: addresses.parseItems.path,
      headers: {
        authorization: `Bearer ${tokenOf()}`,
        "content-type": "application/json",
        "content-length": "4000000",
      },
      payload,
    });
    expect([reply.json().code, isRead]).toEqual([code, false]);
  });
});

const fill = (part: string): string => part.repeat(Math.floor(longestPaste / part.length));
const picture = '<p>1. Which? <img src="data:image/png;base64,iVBORw0KGgo="></p><p>a) x</p><p>*b) y</p>';
const hostile: readonly (readonly [name: string, paste: object])[] = [
  ["elements in elements", { html: fill("<div>") }],
  ["tables in tables", { html: fill("<table><tr><td>") }],
  ["a table of thousands of cells", { html: `<table>${fill("<tr><td>1. Which is?</td><td>a) b</td></tr>")}</table>` }],
  ["cells that span millions", { html: fill("<table><tr><td colspan=99999999 rowspan=99999999>1. q</table>") }],
  ["thousands of pictures", { html: picture.repeat(3_300) }],
  ["thousands of formulas", { html: String.raw`<p>1. Is \(x^2\)?</p><p>a) x</p><p>*b) y</p>`.repeat(3_300) }],
  [
    "a picture of a megabyte",
    { html: `<p>1. <img src="data:image/png;base64,${fill("A")}"></p>`.slice(0, longestPaste) },
  ],
  ["comments without an end", { html: fill("<!--") }],
  ["entities", { html: fill("&amp;") }],
  ["list items without text", { html: fill("<li>") }],
  ["numbers alone", { text: "1. \n".repeat(9_999) }],
  ["one line of numbers", { text: fill("1. ") }],
  ["one line of choices", { text: fill("a) x ") }],
  ["thousands of choices", { text: `1. Which?\n${"a) x\n".repeat(9_998)}` }],
  ["thousands of answers", { text: "Answer: B\n".repeat(9_999) }],
  ["braces", { text: fill("{") }],
  ["a question of GIFT with thousands of answers", { text: `::x:: y {${fill("=a ").slice(9)}}` }],
  ["thousands of questions of GIFT", { text: "::a::b{=c ~d}\n\n".repeat(4_999) }],
  ["backslashes", { text: fill("\\") }],
  ["formulas without an end", { text: fill(String.raw`\(`) }],
  ["dollars", { text: fill("$x") }],
  ["spaces", { text: fill(" ") }],
  ["tabs", { text: fill("1.\t") }],
  ["stars", { text: fill("*") }],
  ["gaps", { text: fill("_") }],
];

describe("a hostile paste", () => {
  it.each(hostile)("of %s is answered, and blocks no other call for long", async (_, paste) => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const sent = JSON.stringify(paste);
    delay.enable();
    await pause(10);
    const reply = await school.app.inject({
      method: "POST",
      url: addresses.parseItems.path,
      headers: { authorization: `Bearer ${author}`, "content-type": "application/json" },
      payload: sent,
    });
    await pause(10);
    delay.disable();
    expect([reply.statusCode, reply.json().code]).toEqual([200, 200]);
    expect(delay.max / 1e6).toBeLessThan(longestStallMs);
  });
});
