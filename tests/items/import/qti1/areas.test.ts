import { describe, expect, it } from "vitest";
import { ellipsePoints } from "../../../../src/items/import/ellipse";
import { canvas, equal, html, readOne, rule } from "./samples";

describe("an ellipse on a picture in QTI 1.2", () => {
  it("becomes a polygon of the same form, with a note", async () => {
    const picture = '<material><matimage uri="pond.png" imagtype="image/png" width="200" height="100"/></material>';
    const spot = '<response_label ident="a" rarea="Ellipse">100,50,60,20</response_label>';
    const shown =
      html("Click.") +
      `<response_xy ident="r" rcardinality="Single"><render_hotspot>${picture}${spot}</render_hotspot></response_xy>`;
    expect(await readOne(canvas("hot_spot", shown, rule(equal("a"), 100)))).toEqual({
      stem: "Click.",
      asked: {
        kind: "hot_spot",
        picture: "pond.png",
        size: [200, 100],
        spots: [{ id: "a", shape: "polygon", points: ellipsePoints([100, 50], [30, 10]) }],
        right: ["a"],
        most: 1,
      },
      points: 2,
      changed: ["areaRead: 100 50 60 20", "ellipseAsPolygon"],
    });
  });
});
