import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ImportFault } from "../../../src/items/import/faults";
import { parseXml } from "../../../src/items/import/xml";
import type { Wants, XmlEvent } from "../../../src/items/import/xml-stream";
import { streamXml } from "../../../src/items/import/xml-stream";
import { limits } from "../../../src/items/import/zip";

const nothing: Wants = () => false;
const events = async (source: string | Buffer, wants: Wants = nothing): Promise<XmlEvent[]> => {
  const all: XmlEvent[] = [];
  for await (const event of streamXml(Buffer.from(source), "bank.xml", wants)) all.push(event);
  return all;
};
const faultOf = async (source: string | Buffer, wants: Wants = nothing): Promise<string> => {
  try {
    await events(source, wants);
    return "none";
  } catch (error) {
    if (error instanceof ImportFault) return `${error.code} ${error.file}`;
    throw error;
  }
};

describe("a stream of XML", () => {
  it("gives wanted elements whole and the others as they open and close", async () => {
    const source = `<?xml version="1.0"?>
<q:bank xmlns:q="urn:q" q:name="Pond" xml:lang="en">
  <title>Water</title>
  <item
    id="1">a<b>c</b>&amp;<![CDATA[<d>]]></item>
</q:bank>`;
    expect(await events(source, (name) => name === "item")).toEqual([
      { kind: "open", name: "bank", attributes: { name: "Pond", "xml:lang": "en" }, line: 2 },
      { kind: "open", name: "title", attributes: {}, line: 3 },
      { kind: "text", text: "Water" },
      { kind: "close", name: "title" },
      {
        kind: "element",
        line: 4,
        element: {
          name: "item",
          attributes: { id: "1" },
          children: ["a", { name: "b", attributes: {}, children: ["c"] }, "&", "<d>"],
        },
      },
      { kind: "close", name: "bank" },
    ]);
  });

  it("reports the elements around a wanted one", async () => {
    const paths: string[] = [];
    await events("<a><b><c/></b><c/></a>", (name, path) => {
      paths.push([...path, name].join("/"));
      return false;
    });
    expect(paths).toEqual(["a", "a/b", "a/b/c", "a/c"]);
  });

  it("does not ask about elements inside a wanted one", async () => {
    expect(await events("<a><item><item/></item></a>", (name) => name === "item")).toEqual([
      { kind: "open", name: "a", attributes: {}, line: 1 },
      {
        kind: "element",
        line: 1,
        element: { name: "item", attributes: {}, children: [{ name: "item", attributes: {}, children: [] }] },
      },
      { kind: "close", name: "a" },
    ]);
  });

  it("gives the same tree as the parser of whole files, wherever the pieces of the file end", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 65_400, max: 65_540 }), async (length) => {
        const source = `<a>${"x".repeat(length)}<b c="é">世界&lt;<d/></b>${"界".repeat(30_000)}</a>`;
        const [event] = await events(source, () => true);
        expect(event).toEqual({ kind: "element", line: 1, element: parseXml(Buffer.from(source), "bank.xml") });
      }),
      { numRuns: 40 },
    );
  });

  it("drops an element that is too large and continues after it", async () => {
    const source = `<a><item id="1">${"<b>x</b>".repeat(limits.question / 8)}</item><item id="2"/></a>`;
    expect(await events(source, (name) => name === "item")).toEqual([
      { kind: "open", name: "a", attributes: {}, line: 1 },
      { kind: "tooLarge", name: "item", attributes: { id: "1" }, line: 1 },
      { kind: "element", line: 1, element: { name: "item", attributes: { id: "2" }, children: [] } },
      { kind: "close", name: "a" },
    ]);
  });

  it("lets other tasks run between the pieces of a file", async () => {
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    await events(`<a>${"<b/>".repeat(150_000)}</a>`);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
  });

  it("reads UTF-16, by its mark or without, and the encoding that a file declares", async () => {
    const wide = '<?xml version="1.0" encoding="UTF-16"?><a b="é界"/>';
    const marked = Buffer.from(`\ufeff${wide}`, "utf16le");
    const expected = [
      { kind: "open", name: "a", attributes: { b: "é界" }, line: 1 },
      { kind: "close", name: "a" },
    ];
    expect(await events(marked)).toEqual(expected);
    expect(await events(Buffer.from(marked).swap16())).toEqual(expected);
    expect(await events(Buffer.from(wide, "utf16le"))).toEqual(expected);
    expect(await events(Buffer.from(wide, "utf16le").swap16())).toEqual(expected);
    expect(await events(Buffer.from(wide))).toEqual(expected);
    expect(await events(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a b="\u00e9"/>', "latin1"))).toEqual([
      { kind: "open", name: "a", attributes: { b: "é" }, line: 1 },
      expected[1],
    ]);
  });

  it("refuses document types, entities, bad letters, faulty XML and deep nesting", async () => {
    const deep = (levels: number) => "<a>".repeat(levels) + "</a>".repeat(levels);
    expect(await faultOf("<!DOCTYPE a><a/>")).toBe("doctypeRefused bank.xml");
    expect(await faultOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toBe("doctypeRefused bank.xml");
    expect(await faultOf("<a>&nbsp;</a>")).toBe("xmlUnreadable bank.xml");
    expect(await faultOf("<a><b></a>")).toBe("xmlUnreadable bank.xml");
    expect(await faultOf("<a>")).toBe("xmlUnreadable bank.xml");
    expect(await faultOf("")).toBe("xmlUnreadable bank.xml");
    expect(await faultOf(Buffer.from([0x3c, 0x61, 0xff, 0x2f, 0x3e]))).toBe("xmlUnreadable bank.xml");
    expect(await faultOf('<?xml version="1.0" encoding="klingon"?><a/>')).toBe("xmlUnreadable bank.xml");
    expect(await faultOf(deep(100))).toBe("none");
    expect(await faultOf(deep(101))).toBe("xmlTooDeep bank.xml");
    expect(await faultOf(`<item>${deep(100)}</item>`, () => true)).toBe("xmlTooDeep bank.xml");
  });
});
