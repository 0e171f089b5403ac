import { afterEach, describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { provideSpeech, voiceFor } from "../../../src/web/effects/exam/voice";
import { markSpoken, unmarkSpoken } from "../../../src/web/exam/tools/speech/mark-spoken";
import { spokenElements } from "../../../src/web/exam/tools/speech/spoken-parts";

afterEach(() => document.body.replaceChildren());

const sheet = `
  <main>
    <section><div data-part="passage" lang="en"><p>It   rained.</p><p>Then it did not.</p></div></section>
    <article>
      <h1>Question 1</h1>
      <div data-part="stem" lang="en">What is <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> of
        <img alt="a cake"><svg aria-label="four quarters"><text>unsaid</text></svg>?
        <span data-gap="g"><select><option>unsaid</option></select></span></div>
      <div role="radiogroup">
        <div><label><input type="radio"><span>A</span><div lang="en">Half</div></label><button>Out</button></div>
        <div><label><input type="radio"><span>B</span><div lang="zh">全部</div></label></div>
        <div><label><input type="radio"><span>C</span><div lang="en"><svg></svg></div></label></div>
      </div>
    </article>
  </main>`;

describe("the text of a question that is read aloud", () => {
  it("is passage, stem and options in their order, with pictures and formulas in words, and no control", () => {
    document.body.innerHTML = sheet;
    expect(spokenElements().map(({ text, lang, isPlain, before }) => [text, lang, isPlain, before])).toEqual([
      ["It rained.\nThen it did not.", "en", false, 0],
      ["What is 1 over 2 of\na cake four quarters ?\nblank", "en", false, 0],
      ["A. Half", "en", true, 3],
      ["B. 全部", "zh", true, 3],
    ]);
  });

  it("marks the part that is read, and no other", () => {
    document.body.innerHTML = sheet;
    const [, stem, option] = spokenElements();
    if (stem === undefined || option === undefined) throw new Error("too few parts");
    const marked = () => [...document.querySelectorAll("[data-spoken]")];
    markSpoken(stem, null);
    expect(marked()).toEqual([stem.element]);
    markSpoken(option, { start: 3, end: 7 });
    expect(marked()).toEqual([option.element]);
    unmarkSpoken();
    expect(marked()).toEqual([]);
  });
});

/** A browser's voice that the test controls. */
const makeSpeech = (voices: readonly Partial<SpeechSynthesisVoice>[]) => {
  const spoken: (SpeechSynthesisUtterance & EventTarget)[] = [];
  const cancelled: number[] = [];
  const speech = {
    getVoices: () => voices,
    speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
    cancel: () => cancelled.push(spoken.length),
  } as unknown as SpeechSynthesis;
  const makeUtterance = (text: string) => Object.assign(new EventTarget(), { text }) as SpeechSynthesisUtterance;
  return { speech, makeUtterance, spoken };
};

describe("the browser's voices", () => {
  const away = { lang: "en-GB", localService: false, name: "away" };
  const here = { lang: "en_US", localService: true, name: "here" };

  it("are asked for one on the device first, in the language of the text", () => {
    const { speech } = makeSpeech([away, here]);
    expect([voiceFor(speech, "en")?.name, voiceFor(speech, "zh")]).toEqual(["here", undefined]);
    expect(voiceFor(makeSpeech([away]).speech, "en")?.name).toBe("away");
  });

  it("read part after part, report the current word, and are silent when stopped", () => {
    const { spoken, ...deps } = makeSpeech([here]);
    const actor = createActor(provideSpeech(deps)).start();
    const parts = ["Red.", "Blue sky."].map((text) => ({ text, lang: "en" }));
    actor.send({ type: "reading.requested", parts });
    expect(spoken.map(({ text, lang, rate, voice }) => [text, lang, rate, voice?.name])).toEqual([
      ["Red.", "en", 1, "here"],
    ]);
    spoken[0]?.dispatchEvent(new Event("end"));
    actor.send({ type: "rate.chosen", rate: 0.75 });
    expect(spoken.map(({ text, rate }) => [text, rate])).toEqual([
      ["Red.", 1],
      ["Blue sky.", 1],
      ["Blue sky.", 0.75],
    ]);
    // the cancelled voice reports nothing more
    spoken[1]?.dispatchEvent(new Event("error"));
    const reach = (charIndex: number, charLength: number) =>
      spoken[2]?.dispatchEvent(Object.assign(new Event("boundary"), { name: "word", charIndex, charLength }));
    reach(5, 0);
    expect(actor.getSnapshot()).toMatchObject({ value: "speaking", context: { at: 1, word: { start: 5, end: 9 } } });
    reach(0, 4);
    expect(actor.getSnapshot().context.word).toEqual({ start: 0, end: 4 });
    spoken[2]?.dispatchEvent(new Event("error"));
    expect(actor.getSnapshot()).toMatchObject({ value: "silent", context: { hasFailed: true, word: null } });
    actor.stop();
  });
});
