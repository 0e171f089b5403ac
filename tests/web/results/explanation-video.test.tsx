import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { faultMessages } from "../../../src/contract/calls/fault-messages";
import { faults } from "../../../src/contract/calls/faults";
import { ExplanationVideoPlayer } from "../../../src/web/item/review/ExplanationVideo";
import { show } from "../show";

const asked: string[] = [];
let answers: { code: number; data: unknown }[] = [];
const receipt = (url: string, expires_at: number) => ({ code: 200, data: { url, type: "video/webm", expires_at } });

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (request: string) => {
    asked.push(new URL(request, "http://localhost").search);
    const answer = answers.shift() ?? { code: faults.notReleased.code, data: null };
    return new Response(JSON.stringify({ msg: "", ...answer }), { headers: { "content-type": "application/json" } });
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  show(
    <ExplanationVideoPlayer
      attemptId="a1"
      exerciseId="q7"
      description={{ en: "A hand counts to five", zh: "数到五" }}
    />,
  );
const play = () => fireEvent.click(screen.getByRole("button"));
const video = () => document.querySelector("video");

describe("a film that explains a question", () => {
  it("is loaded only when it is played, with a description beside it", async () => {
    answers = [receipt("/video/one", Date.now() + 60_000)];
    open();
    expect([asked, video(), screen.getByText(/A hand counts to five/) !== null]).toEqual([[], null, true]);
    play();
    await waitFor(() => expect(video()?.getAttribute("src")).toBe("/video/one"));
    expect([asked, video()?.controls, video()?.getAttribute("aria-label")]).toEqual([
      ["?attempt_id=a1&exercise_id=q7"],
      true,
      "A hand counts to five",
    ]);
  });

  it("goes on where it was with a new address when the first has run out", async () => {
    answers = [receipt("/video/one", Date.now() - 1), receipt("/video/two", Date.now() + 60_000)];
    open();
    play();
    await waitFor(() => expect(video()?.getAttribute("src")).toBe("/video/one"));
    const first = video();
    if (first === null) throw new Error("no film");
    Object.defineProperty(first, "currentTime", { value: 41, configurable: true });
    fireEvent.error(first);
    await waitFor(() => expect(video()?.getAttribute("src")).toBe("/video/two"));
    const second = video();
    if (second === null) throw new Error("no film");
    const times: number[] = [];
    Object.defineProperty(second, "currentTime", {
      set(at: number) {
        times.push(at);
      },
      configurable: true,
    });
    fireEvent.loadedMetadata(second);
    expect([times, asked.length]).toEqual([[41], 2]);
  });

  it("that does not come is said, and can be asked for again", async () => {
    answers = [receipt("/video/one", Date.now() + 60_000)];
    open();
    play();
    await waitFor(() => expect(video()).not.toBeNull());
    fireEvent.error(video() ?? document);
    await screen.findByRole("alert");
    expect([video(), asked.length]).toEqual([null, 1]);
  });

  it("is refused with a message where it is withheld", async () => {
    answers = [];
    open();
    play();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(faultMessages.notReleased.en));
  });
});
