import { describe, expect, it } from "vitest";
import { readImportFile } from "../../../../src/items/import/read-file";
import { recording, recordingSha256 } from "../../export/exported";
import { zipOf } from "../archive";
import { choices, itemOf, manifestOf, readOnly, response } from "./builders";

const key = response("identifier", ["b"]);
const two = choices(["one", "two"], 'maxChoices="1"', "What is it?");
const player = '<audio src="hear.mp3" controls="controls"> </audio>';
const read = async (body: string) => {
  const question = await readOnly({ responses: key, body });
  if (typeof question === "string") return question;
  const { stem, recording: heard, asked, changed } = question;
  const ofOptions = asked.kind === "single_choice" ? asked.options.map((option) => option.recording) : [];
  return { stem: stem.html, heard, ofOptions, changed: changed.map(({ code }) => code) };
};

describe("a recording in a QTI item", () => {
  it("is played above the question, also as an object", async () => {
    for (const part of [player, '<object data="hear.mp3" type="audio/mpeg"/>'])
      expect(await read(`<div>${part}</div>${two}`)).toEqual({
        stem: "What is it?",
        heard: { reference: "q/hear.mp3", autoplay: false },
        ofOptions: [undefined, undefined],
        changed: [],
      });
  });

  it("is noted as moved from another place in the text", async () => {
    for (const body of [`<p>Listen: ${player}</p>${two}`, `${two}<div>${player}</div>`])
      expect(await read(body)).toMatchObject({
        heard: { reference: "q/hear.mp3" },
        changed: expect.arrayContaining(["recordingMoved"]) as string[],
      });
  });

  it("may belong to a choice", async () => {
    const spoken = two
      .replace("one<", '<p>one</p><p><audio src="../one.mp3"> </audio></p><')
      .replace("two<", '<audio src="two.mp3"> </audio>two<');
    expect(await read(`<div>${player}</div>${spoken}`)).toMatchObject({ ofOptions: ["one.mp3", "q/two.mp3"] });
  });

  const outcomeOf = async (body: string, files: Readonly<Record<string, Buffer>>) => {
    const { tests, media } = await readImportFile(
      await zipOf([
        { name: "imsmanifest.xml", data: manifestOf({ "q/one.xml": "imsqti_item_xmlv2p1" }) },
        { name: "q/one.xml", data: itemOf({ responses: key, body }) },
        ...Object.entries(files).map(([name, data]) => ({ name: `q/${name}`, data })),
      ]),
    );
    const [question] = tests[0]?.items ?? [];
    return {
      outcome: [question?.outcome, ...(question?.reasons ?? []).map(({ code }) => code)].join(" "),
      audio: question?.item?.body.audio,
      media: media.map(({ sha256, type }) => [sha256, type]),
    };
  };

  it("becomes the audio of the item", async () => {
    const { item, ...rest } = { item: `<div>${player}</div>${two}`, none: { audio: undefined, media: [] } };
    const id = recordingSha256.slice(0, 24);
    expect(await outcomeOf(item, { "hear.mp3": recording })).toEqual({
      outcome: "exact",
      audio: { prompt: id, autoplay: false, max_plays: null, synthetic: false },
      media: [[recordingSha256, "audio/mpeg"]],
    });
    expect(await outcomeOf(item, {})).toEqual({ outcome: "refused recordingMissing", ...rest.none });
    expect(await outcomeOf(item, { "hear.mp3": Buffer.from("<script>alert(1)</script>") })).toEqual({
      outcome: "refused recordingUnsupported",
      ...rest.none,
    });
  });

  it("is refused from another server, in several places, or within other interactions", async () => {
    const away = player.replace("hear.mp3", "https://example.org/hear.mp3");
    const alone = two.replace("two<", `two${player}<`);
    const sound = { "hear.mp3": recording };
    expect((await outcomeOf(`<div>${away}</div>${two}`, sound)).outcome).toBe("refused recordingRemote");
    expect((await outcomeOf(`<div>${player}${player}</div>${two}`, sound)).outcome).toBe("refused contentUnsupported");
    expect((await outcomeOf(alone, sound)).outcome).toBe("refused recordingOfOptionAlone");
    expect((await outcomeOf(two.replace("What is it?", player), sound)).outcome).toBe("refused contentUnsupported");
    expect(
      (
        await outcomeOf(
          '<mediaInteraction responseIdentifier="RESPONSE"><audio src="hear.mp3"/></mediaInteraction>',
          sound,
        )
      ).outcome,
    ).toBe("refused interactionUnsupported");
  });
});
