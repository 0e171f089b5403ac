import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { newDraft } from "../../../../src/web/studio/item/edits/new-draft";
import { loadFaultWords } from "../../../../src/web/ui/fault-words";
import { Refused } from "../../open-page";
import { openEditor, press, questionServer, savedDraft, write } from "./question-page";

beforeAll(loadFaultWords);

/** An element that is there once its part is loaded. */
const loaded = (selector: string) =>
  waitFor(
    () => {
      const found = document.querySelector(selector);
      if (found === null) throw new Error(`no ${selector}`);
      return found;
    },
    { timeout: 10_000 },
  );
const field = () => loaded("[data-picture-field]");
const png = (name = "a.png") => new File(["picture"], name, { type: "image/png" });
const picturesOf = async (server: ReturnType<typeof questionServer>) => {
  const { media, stem } = (await savedDraft(server)).body;
  return [stem.en, media.map(({ type, sha256 }) => [type, sha256])];
};
const sent = [["image/png", "ab".repeat(32)]];

describe("a picture of a question", () => {
  it("is taken where it is dropped or pasted", async () => {
    const server = questionServer([newDraft("hot_spot", "en")]);
    await openEditor();
    fireEvent.drop(await field(), { dataTransfer: { files: [png()] } });
    await waitFor(async () => expect((await picturesOf(server))[1]).toEqual(sent));
    fireEvent.paste(await field(), { clipboardData: { files: [png("b.png")] } });
    await waitFor(() => expect(server.asked.filter(({ name }) => name === "upload")).toHaveLength(2));
  });

  it("that the network loses is kept and sent again, and nothing typed is lost", async () => {
    const server = questionServer([newDraft("hot_spot", "en")]);
    await openEditor();
    write("Question", "Where is the heart?");
    let failures = 1;
    server.before = (name) => {
      if (name !== "upload" || failures === 0) return;
      failures -= 1;
      throw new TypeError("Failed to fetch");
    };
    fireEvent.drop(await field(), { dataTransfer: { files: [png()] } });
    await screen.findByRole("button", { name: "Try again" });
    expect((await picturesOf(server))[1]).toEqual([]);
    press("Try again");
    await waitFor(async () => expect(await picturesOf(server)).toEqual(["Where is the heart?", sent]));
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it.each([
    ["fileTypeRefused", "This is no picture that can be used here. PNG, JPEG, WebP and GIF can be."],
    ["fileUnreadable", "The picture is damaged or has too many pixels, so it was not taken."],
    [
      "itemFilesFull",
      "Your questions' pictures and sounds take 512 MB, the most they may. Unused ones go within a month.",
    ],
  ] as const)("that is refused (%s) is said in one sentence, and is not tried again", async (fault, sentence) => {
    const server = questionServer([newDraft("hot_spot", "en")]);
    await openEditor();
    server.before = (name) => {
      if (name === "upload") throw new Refused(fault);
    };
    fireEvent.drop(await field(), { dataTransfer: { files: [png()] } });
    expect((await screen.findByText(sentence)).closest("[role=alert]")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect((await picturesOf(server))[1]).toEqual([]);
  });
});

describe("a sound of a question", () => {
  it("that browsers do not play is refused in one sentence", async () => {
    const server = questionServer([newDraft("single_choice", "en")]);
    // its part is open from the start where it lacks something
    server.missing = [{ code: "soundUndescribed", sentence: { en: "The sound has no transcript." } }];
    await openEditor();
    server.before = (name) => {
      if (name === "upload") throw new Refused("soundRefused");
    };
    const input = await loaded("input[accept^='audio']");
    fireEvent.change(input, { target: { files: [new File(["x"], "a.wma", { type: "audio/x-ms-wma" })] } });
    await screen.findByText("Browsers play MP3, Ogg and M4A, but not this recording.");
    expect((await savedDraft(server)).body.audio).toBeUndefined();
  });
});
