import { describe, expect, it } from "vitest";
import { elementIn, itemOf, optionsOf, packageOf, picture, pictureSha256, qtiOf, sectionOf, testOf } from "./exported";

describe("pairs, orders and places in QTI 3", () => {
  it("writes pairs, groups and orders", async () => {
    const match = await qtiOf(
      itemOf(
        { type: "match", sources: optionsOf("heart", "lung"), targets: optionsOf("pumps", "breathes", "thinks") },
        {
          type: "match",
          pairs: [
            ["o1", "o1"],
            ["o2", "o2"],
          ],
        },
      ),
    );
    expect(elementIn(match, "qti-match-interaction")).toBe(
      '<qti-match-interaction response-identifier="RESPONSE" shuffle="false" max-associations="2">' +
        "<qti-prompt><p>Stem</p></qti-prompt><qti-simple-match-set>" +
        '<qti-simple-associable-choice identifier="s1" match-max="1">heart</qti-simple-associable-choice>' +
        '<qti-simple-associable-choice identifier="s2" match-max="1">lung</qti-simple-associable-choice>' +
        "</qti-simple-match-set><qti-simple-match-set>" +
        '<qti-simple-associable-choice identifier="t1" match-max="0">pumps</qti-simple-associable-choice>' +
        '<qti-simple-associable-choice identifier="t2" match-max="0">breathes</qti-simple-associable-choice>' +
        '<qti-simple-associable-choice identifier="t3" match-max="0">thinks</qti-simple-associable-choice>' +
        "</qti-simple-match-set></qti-match-interaction>",
    );
    expect(elementIn(match, "qti-mapping")).toContain('map-key="s1 t1" mapped-value="0.5"');
    const groups = await qtiOf(
      itemOf(
        { type: "categorise", options: optionsOf("cat", "oak", "stone"), categories: optionsOf("animal", "plant") },
        { type: "categorise", placements: { o1: "o1", o2: "o2" } },
      ),
    );
    expect(elementIn(groups, "qti-match-interaction")).toContain('max-associations="0" data-interaction="categorise"');
    expect(elementIn(groups, "qti-mapping")).toBe(
      '<qti-mapping default-value="0" lower-bound="0" upper-bound="1">' +
        '<qti-map-entry map-key="s1 t1" mapped-value="0.5" case-sensitive="true"/>' +
        '<qti-map-entry map-key="s2 t2" mapped-value="0.5" case-sensitive="true"/>' +
        '<qti-map-entry map-key="s3 t1" mapped-value="-0.5" case-sensitive="true"/>' +
        '<qti-map-entry map-key="s3 t2" mapped-value="-0.5" case-sensitive="true"/></qti-mapping>',
    );
    const order = await qtiOf(
      itemOf({ type: "order", options: optionsOf("b", "a") }, { type: "order", option_ids: ["o2", "o1"], whole: true }),
    );
    expect(elementIn(order, "qti-response-declaration")).toBe(
      '<qti-response-declaration identifier="RESPONSE" cardinality="ordered" base-type="identifier">' +
        "<qti-correct-response><qti-value>c2</qti-value><qti-value>c1</qti-value></qti-correct-response>" +
        "</qti-response-declaration>",
    );
    expect(elementIn(order, "qti-response-processing")).toBe(
      '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>',
    );
  });

  it("writes spots in pixels of their picture, and includes the picture", async () => {
    const files = await packageOf(
      testOf([
        sectionOf([
          itemOf(
            {
              type: "hot_spot",
              picture: "p",
              spots: [
                { spot_id: "r", shape: { kind: "rect", x: 0.25, y: 0, width: 0.5, height: 1 }, name: { en: "middle" } },
                { spot_id: "c", shape: { kind: "circle", x: 0.5, y: 0.5, radius: 0.25 } },
                {
                  spot_id: "y",
                  shape: {
                    kind: "poly",
                    points: [
                      [0, 0],
                      [1, 0],
                      [1, 1],
                    ],
                  },
                },
              ],
              max_choices: 1,
            },
            { type: "hot_spot", spot_ids: ["c"] },
            {
              body: {
                media: [{ media_id: "p", type: "image/gif", sha256: pictureSha256, description: { en: "a map" } }],
              },
            },
          ),
        ]),
      ]),
    );
    const name = `${"a".repeat(24)}.gif`;
    expect(files.get(`media/${name}`)).toEqual(picture);
    expect(elementIn(String(files.get("items/question-1.xml")), "qti-hotspot-interaction")).toBe(
      '<qti-hotspot-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt><p>Stem</p></qti-prompt>' +
        `<img src="../media/${name}" alt="a map" width="4" height="2"/>` +
        '<qti-hotspot-choice identifier="h1" shape="rect" coords="1,0,3,2" hotspot-label="middle"/>' +
        '<qti-hotspot-choice identifier="h2" shape="circle" coords="2,1,1"/>' +
        '<qti-hotspot-choice identifier="h3" shape="poly" coords="0,0,4,0,4,2"/></qti-hotspot-interaction>',
    );
    expect(String(files.get("imsmanifest.xml"))).toContain(`<resource identifier="file-${name}" type="webcontent"`);
  });
});
