import type {
  Practice,
  PracticeChoice,
  PracticeOffer,
  PracticeQuestion,
} from "../../../src/contract/practice/practice";

export const choice: PracticeChoice = { from: "bank", difficulty: "any", length: 5 };

export const offer: PracticeOffer = {
  skills: [
    {
      family: "map",
      subject: "math",
      skill: "fractions",
      title: { en: "Fractions", zh: "分数" },
      fresh: ["easy", "medium"],
      seen: 3,
      wrong: 2,
      due: 1,
      favourite: 0,
    },
    {
      family: "sat",
      subject: "satMath",
      skill: "area",
      title: { en: "Area", zh: "面积" },
      fresh: [],
      seen: 1,
      wrong: 0,
      due: 0,
      favourite: 1,
    },
  ],
  open: null,
};

const open = (place: number): PracticeQuestion => ({
  place,
  family: "map",
  title: { en: "Fractions", zh: "分数" },
  fresh: place === 0,
  rests: false,
  exercise: {
    exercise_id: `practice-${place}`,
    stem: { en: `What is ${place + 1} + 1?`, zh: `${place + 1} + 1 是多少？` },
    interaction: {
      type: "single_choice",
      options: ["a", "b"].map((option_id, at) => ({ option_id, content: { en: String(place + 1 + at) } })),
      shuffle: false,
    },
    media: [],
    calculator: false,
    review: null,
  },
  repeats: null,
});

/** The question with its answer marked: "b" is right. */
export const checked = (place: number, option_id = "b"): PracticeQuestion => {
  const question = open(place);
  return {
    ...question,
    exercise: {
      ...question.exercise,
      review: {
        answer: { type: "single_choice", option_id },
        held_answer: null,
        key: { type: "single_choice", option_id: "b" },
        mark: option_id === "b" ? "right" : "wrong",
        explanation: { en: "One more is the next number.", zh: "加一就是下一个数。" },
        elapsed_ms: 900,
        check_status: 0,
        mistakes: [],
        transcript: null,
        video: null,
      },
    },
  };
};

/** A set of two, with the questions at these places checked. */
export const setOf = (...places: readonly number[]): Practice => ({
  practice_id: "p1",
  choice,
  started_at: 1,
  finished_at: null,
  questions: [0, 1].map((place) => (places.includes(place) ? checked(place) : open(place))),
});
