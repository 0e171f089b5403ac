import { same, say, type Words } from "../../engine/words";
import type { MiniLevel } from "../engine/model";
import { picture } from "../pictures/lexicon";
import { placedPicture } from "../pictures/picture";
import { asked, shownAt, type ReadingModel, type OptionDisplay } from "./model";

type StoryQuestion = readonly [
  skill: "details" | "inference" | "sequence" | "mainIdea" | "character",
  question: string,
  how: OptionDisplay,
  right: string,
  wrong: readonly string[],
  explanation: string,
  explanationZh: string,
];

/** A story that is spoken before each of its questions; the screen shows pictures in its place. */
export interface Story {
  readonly name: string;
  readonly level: MiniLevel;
  readonly title: string;
  /** Pictures of the story's subject that answer none of its questions. */
  readonly pictures: readonly string[];
  readonly text: string;
  /** The questions in their order. */
  readonly questions: readonly StoryQuestion[];
}

const scene = (words: readonly string[]): Words => {
  const width = words.length * 108 + 4;
  const drawn = (label: string) =>
    `<svg viewBox="0 0 ${width} 104" width="${width}" height="104" role="img" aria-label="${label}">` +
    `${words.map((word, k) => placedPicture(picture(word), 6 + k * 108, 4, 96)).join("")}</svg>`;
  return { en: drawn(words.join(", ")), zh: drawn(words.map((word) => picture(word).zh).join("、")) };
};

/** A model for each question of a story; two on one story are a set. */
export const storyModels = ({ name, level, title, pictures, text, questions }: Story): readonly ReadingModel[] =>
  questions.map(([skill, question, how, right, wrong, en, zh], k) => ({
    name,
    area: "literatureInformation",
    skill,
    levels: [level],
    written: { order: k + 1 },
    generate: () => ({
      stem: say(`Listen to the story.\n${question}`, `听故事，然后回答问题。\n${question}`),
      ...(questions.length > 1
        ? { stimulus: { title: same(title), content: scene(pictures) } }
        : { figure: scene(pictures) }),
      heard: `${text}\n${question}`,
      ...asked(right, wrong, shownAt(how, level)),
      explanation: say(en, zh),
      above: skill === "details" ? 3 : skill === "sequence" ? 4 : 6,
      holds: (value) => value === right,
    }),
  }));
