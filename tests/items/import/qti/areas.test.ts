import { describe, expect, it } from "vitest";
import { ellipsePoints } from "../../../../src/items/import/ellipse";
import { asks, isRight, mapping, readOnly, response, rules, set, template, value, when } from "./builders";

const picture = '<object type="image/png" data="../pics/map.png" width="200" height="100"/>';
const files = [{ name: "pics/map.png", data: "png" }];
const entry = (shape: string, coords: string, points: number) =>
  `<areaMapEntry shape="${shape}" coords="${coords}" mappedValue="${points}"/>`;
const rect = (points: number) => entry("rect", "10,20,30,40", points);
const circle = (points: number) => entry("circle", "100,50,8", points);
const areaMapping = (entries: string, attributes = 'defaultValue="0"') =>
  `<areaMapping ${attributes}>${entries}</areaMapping>`;
const mapped = template("map_response_point");
interface Written {
  readonly entries: string;
  readonly bounds?: string;
  readonly attributes?: string;
  readonly key?: readonly string[];
  readonly type?: string;
  readonly processing?: string;
}
const point = (written: Written) => {
  const { entries, bounds, attributes = 'maxChoices="1"', key = ["100 50"], type = "point", processing } = written;
  return {
    responses: response(type, key, entries === "" ? "" : areaMapping(entries, bounds)),
    body:
      `<selectPointInteraction responseIdentifier="RESPONSE" ${attributes}><prompt>Where?</prompt>` +
      `${picture}</selectPointInteraction>`,
    processing: processing ?? mapped,
  };
};
const spots = [
  { id: "area1", shape: "rect", left: 10, top: 20, right: 30, bottom: 40 },
  { id: "area2", shape: "circle", x: 100, y: 50, radius: 8 },
];
const asked = (shapes: readonly unknown[], right: readonly string[], most = 1) => ({
  kind: "hot_spot",
  picture: "pics/map.png",
  size: [200, 100],
  spots: shapes,
  right,
  most,
});

describe("a point on a picture", () => {
  it("becomes a choice among the areas of its mapping, with a note", async () => {
    expect(await asks(point({ entries: rect(0) + circle(2) }), files)).toEqual({
      asked: asked(spots, ["area2"]),
      points: 2,
      changed: ["pointAsAreas"],
    });
  });

  it("is noted if a single area reveals the answer", async () => {
    expect(await asks(point({ entries: circle(1) }), files)).toEqual({
      asked: asked([{ ...spots[1], id: "area1" }], ["area1"]),
      points: 1,
      changed: ["onlyAreaMarked"],
    });
  });

  it("may be in a hollow area with its middle outside", async () => {
    const hollow = entry("poly", "0,0,30,0,30,30,20,30,20,10,10,10,10,30,0,30", 1);
    expect(await asks(point({ entries: hollow + circle(0), key: ["5 20"] }), files)).toMatchObject({
      asked: { right: ["area1"], spots: [{ id: "area1", shape: "polygon" }, spots[1]] },
    });
  });

  it("is refused without areas, with overlapping areas, partial credit, or points outside of areas", async () => {
    const read = (written: Written) => asks(point(written), files);
    expect(await read({ entries: "" })).toBe("mappingMissing: RESPONSE");
    expect(await read({ entries: circle(1) + entry("circle", "100,50,20", 0) })).toBe("areasOverlap");
    expect(await read({ entries: circle(1) + entry("poly", "0,0,9,0,5,0", 0) })).toBe("areaUnsupported");
    expect(await read({ entries: rect(1) + circle(2) })).toBe("partialCredit");
    expect(await read({ entries: rect(2) + circle(2) })).toBe("keyAmbiguous: 20 30, 100 50");
    expect(await read({ entries: rect(0) + circle(2), bounds: 'defaultValue="-1"' })).toBe("otherAnswersEarn");
    expect(await read({ entries: rect(0) + circle(2), attributes: 'maxChoices="2"' })).toBe(
      "responseTypeUnsupported: point single 2",
    );
    expect(await read({ entries: rect(0) + circle(2), key: ["20 30"] })).toBe("keyContradicted");
  });
});

describe("several points on a picture", () => {
  const several = (written: Omit<Written, "type">) =>
    asks(point({ attributes: 'maxChoices="0"', key: ["20 30", "100 50"], ...written, type: "point multiple" }), files);
  const third = entry("rect", "150,10,170,30", 0);
  const together = rules(
    when(`<equal toleranceMode="exact"><mapResponsePoint identifier="RESPONSE"/>${value(2)}</equal>`, set(value(1))),
  );

  it("become several right areas if only all of them together earn points", async () => {
    const bad = entry("rect", "150,10,170,30", -5);
    expect(await several({ entries: rect(1) + circle(1) + bad, processing: together })).toEqual({
      asked: asked(
        [...spots, { id: "area3", shape: "rect", left: 150, top: 10, right: 170, bottom: 30 }],
        ["area1", "area2"],
        3,
      ),
      points: 1,
      changed: ["pointAsAreas"],
    });
  });

  it("are refused if one of them earns partial credit, or if a further area costs nothing", async () => {
    expect(await several({ entries: rect(1) + circle(1) })).toBe("partialCredit");
    expect(await several({ entries: rect(1) + circle(1) + third, processing: together })).toBe("partialCredit");
    expect(await several({ entries: rect(1) + circle(1), attributes: 'maxChoices="1"' })).toBe("tooManyCorrect: 2 > 1");
  });
});

describe("an ellipse on a picture", () => {
  const hotspot = (coords: string) => ({
    responses: response("identifier", ["a"]),
    body:
      `<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1">${picture}` +
      `<hotspotChoice identifier="a" shape="ellipse" coords="${coords}"/>` +
      '<hotspotChoice identifier="b" shape="circle" coords="150,50,8"/></hotspotInteraction>',
    processing: rules(when(isRight(), set(value(1)))),
  });
  const other = { id: "b", shape: "circle", x: 150, y: 50, radius: 8 };

  it("becomes a polygon of the same form, with a note, or a circle if it is one", async () => {
    const points = ellipsePoints([60, 50], [40, 20]);
    expect(await asks(hotspot("60,50,40,20"), files)).toEqual({
      asked: asked([{ id: "a", shape: "polygon", points }, other], ["a"]),
      points: 1,
      changed: ["ellipseAsPolygon"],
    });
    expect(points.every(([x, y]) => Math.abs(((x - 60) / 40) ** 2 + ((y - 50) / 20) ** 2 - 1) < 0.001)).toBe(true);
    expect(await asks(hotspot("60,50,40,40"), files)).toEqual({
      asked: asked([{ id: "a", shape: "circle", x: 60, y: 50, radius: 40 }, other], ["a"]),
      points: 1,
      changed: [],
    });
  });

  it("is accepted as the area of a point", async () => {
    const entries = entry("ellipse", "60,50,40,20", 1) + rect(0).replace("10,20,30,40", "150,10,170,30");
    expect(await asks(point({ entries, key: ["60 50"] }), files)).toMatchObject({
      asked: { right: ["area1"] },
      changed: ["ellipseAsPolygon", "pointAsAreas"],
    });
  });
});

describe("spots on a picture", () => {
  it("have the labels of the file noted", async () => {
    const body =
      `<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1">${picture}` +
      '<hotspotChoice identifier="a" shape="rect" coords="0,0,9,9" hotspotLabel="north"/>' +
      '<hotspotChoice identifier="b" shape="circle" coords="150,50,8"/></hotspotInteraction>';
    expect(await asks({ responses: response("identifier", ["a"]), body }, files)).toMatchObject({
      asked: { right: ["a"] },
      changed: ["spotLabelsLeftOut"],
    });
  });

  it("may be on a picture contained in the file", async () => {
    const inside = `data:image/png;base64,${Buffer.from("png").toString("base64")}`;
    const body =
      '<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1">' +
      `<object type="image/png" data="${inside}" width="200" height="100"/>` +
      '<hotspotChoice identifier="a" shape="rect" coords="0,0,9,9"/></hotspotInteraction>';
    const read = await readOnly({ responses: response("identifier", ["a"]), body });
    const found = typeof read === "string" ? read : read.files(inside);
    expect(found).toEqual({ bytes: Buffer.from("png"), name: "picture.png" });
  });

  it("are refused with partial credit", async () => {
    const body =
      `<hotspotInteraction responseIdentifier="RESPONSE" maxChoices="1">${picture}` +
      '<hotspotChoice identifier="a" shape="rect" coords="0,0,9,9"/>' +
      '<hotspotChoice identifier="b" shape="circle" coords="150,50,8"/></hotspotInteraction>';
    const responses = response("identifier", ["b"], mapping({ b: 2, a: 1 }));
    expect(await asks({ responses, body, processing: template("map_response") }, files)).toBe("partialCredit");
  });
});
