import type { Passage } from "../model";

export const mercatorMap: Passage = {
  name: "mercator-map",
  area: "informational",
  level: 230,
  title: "A Map That Is Wrong on Purpose",
  text: `
    Peel an orange and try to press the skin flat on a table, and it will tear, or stretch, or both. Everyone who
    draws a map of the world faces the same difficulty, since a round surface cannot be flattened without distortion.
    A mapmaker can preserve shapes, or areas, or distances from a particular point, but never all of them
    simultaneously. The question is not whether a world map is wrong, but what it is wrong about.

    In 1569, Gerardus Mercator published a map with sailors in mind. A navigator who keeps the compass at a constant
    angle follows a path that looks like a curve on most maps. On Mercator’s, it is a straight line, so that a course
    can be set with nothing but a ruler and a compass. To achieve this, Mercator moved the parallels of latitude
    farther and farther apart toward the poles. Shapes of small regions remain correct, but areas far from the equator
    swell enormously. Greenland appears to be about as large as Africa, although Africa is roughly fourteen times
    larger.

    For navigation this hardly mattered, and the map deserved its success; the trouble began when the same map was
    hung in classrooms, where nobody was setting a course for anything. Generations of students grew up with a picture
    in which countries near the equator looked smaller than they are. No one had intended to deceive them; a tool had
    merely been carried into a place for which it was never designed.

    Other projections keep areas true and bend shapes instead; they, too, are wrong on purpose. It is therefore
    sensible to ask of any map, as of any summary, what its maker needed it for.
  `,
  questions: [
    {
      skill: "details",
      stem: "What is special about a course at a constant compass angle on Mercator’s map?",
      right: "It appears as a straight line.",
      wrong: ["It passes close to the poles.", "It is the shortest possible route.", "It keeps away from the coasts."],
      explanation: {
        en: `
          “On Mercator’s, it is a straight line.” The text says that such a course is easy to set, not that it is
          shortest.
        `,
        zh: "文中说在 Mercator 的地图上“it is a straight line”。文章说这样便于定航向，没有说它是最短路线。",
      },
    },
    {
      skill: "inference",
      stem: "What is the author’s attitude toward Mercator’s map?",
      right: "It is excellent for its original purpose but misleading for others.",
      wrong: [
        "It was a mistake that sailors should have recognized much earlier.",
        "It is the most accurate of all the maps that have been drawn.",
        "It was made in order to give more importance to northern countries.",
      ],
      explanation: {
        en: `
          The map “deserved its success” for navigation; the trouble came in classrooms. The author adds that “no one
          had intended to deceive” students, which rules out a wish to favor the north.
        `,
        zh: "航海上它“deserved its success”，问题出在课堂上。作者还说没人“intended to deceive”，所以不是有意抬高北方。",
      },
    },
    {
      skill: "craft",
      stem: "What does the orange in the first paragraph help the author to do?",
      right: "make a geometric problem easy to imagine",
      wrong: [
        "show that the earth is not perfectly round",
        "explain how the first globes were produced",
        "introduce the goods that sailors transported",
      ],
      explanation: {
        en: `
          Orange skin that tears when it is pressed flat makes it clear why a round surface cannot be flattened
          without distortion. Goods and globes are not discussed.
        `,
        zh: "橘子皮压平会裂开，让读者直观明白球面无法不变形地展平。文章没有谈货物或地球仪的制作。",
      },
    },
  ],
};
