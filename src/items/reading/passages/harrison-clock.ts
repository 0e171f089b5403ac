import type { Passage } from "../model";

export const harrisonClock: Passage = {
  name: "harrison-clock",
  area: "informational",
  level: 240,
  title: "The Clock That Found the Way",
  text: `
    A navigator in the early eighteenth century could establish how far north or south his ship was by measuring the
    height of the sun at noon. How far east or west it had sailed was another matter. In principle the problem was
    simple. Since the earth turns through fifteen degrees of longitude every hour, a sailor who knew both the local
    time, which the sun would tell him, and the time at his home port could calculate his longitude from the
    difference. In practice, no clock could keep the time of the home port aboard a ship. Pendulums swung wildly in
    heavy seas, and oil thickened or thinned as the temperature changed.

    After a number of disasters, the British Parliament in 1714 offered a reward of up to twenty thousand pounds, an
    enormous fortune, for a practical method. Most learned men expected the solution to come from astronomy, and
    specifically from tables of the moon’s position among the stars. John Harrison, a carpenter from the north of
    England who had taught himself to build clocks, thought otherwise. Between 1730 and 1759 he constructed three
    large sea clocks, each of which overcame some weaknesses of the one before, and each of which, in his own severe
    judgment, was not good enough.

    His fourth attempt hardly resembled the others. It was a watch, some thirteen centimeters across, whose small,
    rapid balance proved to be less easily disturbed than the heavy parts of its predecessors. On a voyage to Jamaica
    that began in 1761, it was found to have lost only about five seconds in eighty-one days.

    The committee in charge of the reward was not satisfied. Some members, themselves astronomers, suspected that the
    result was mere luck, and demanded further trials, copies, and explanations, not all of them unreasonable: a
    method that depended on a single object made by a single pair of hands was hardly a method at all. Harrison, who
    was by then eighty, received the last of his money only after the king had taken his side. Copies were indeed
    made, and in time they became cheap. It is these copies, and not the famous original, that finally made longitude
    an ordinary fact.
  `,
  questions: [
    {
      skill: "details",
      stem: "What two things did a sailor need to know in order to calculate longitude?",
      right: "the local time and the time at the home port",
      wrong: [
        "the height of the sun and the position of the moon",
        "the temperature at sea and the ship’s speed",
        "the local time and the distance from the equator",
      ],
      explanation: {
        en: `
          A sailor who knew “both the local time … and the time at his home port could calculate his longitude from
          the difference.” The height of the sun at noon gives the position north or south.
        `,
        zh: "文中说需要“the local time”和“the time at his home port”。正午太阳高度只能得出南北位置。",
      },
    },
    {
      skill: "inference",
      stem: "Why did Harrison turn from large clocks to a watch?",
      right: "He had come to see that small, fast parts are steadier at sea.",
      wrong: [
        "He could no longer afford the materials for large machines.",
        "The committee had asked for something that was cheaper to copy.",
        "The captains had complained that the clocks took up too much space.",
      ],
      explanation: {
        en: `
          The watch’s “small, rapid balance proved to be less easily disturbed than the heavy parts of its
          predecessors.” The demand for copies came after the watch had been tested; cost and space are not mentioned.
        `,
        zh: "小而快的摆轮“less easily disturbed”，比笨重部件更稳定。要求复制是在这块表试航之后，文中没提材料费或占地方。",
      },
    },
    {
      skill: "craft",
      stem: "How does the author treat the committee’s demands in the last paragraph?",
      right: "as partly justified, although some members were not impartial",
      wrong: [
        "as entirely unfair and caused only by jealousy of a carpenter",
        "as unimportant, since the king had decided the matter already",
        "as the real reason why Harrison built his fourth timekeeper",
      ],
      explanation: {
        en: `
          Some members were “themselves astronomers,” which hints at bias, but the demands were “not all of them
          unreasonable,” and copies turned out to matter. The king stepped in only later.
        `,
        zh: "“themselves astronomers”暗示有偏见，但要求“not all of them unreasonable”，复制品后来确实关键。国王是后来才介入的。",
      },
    },
  ],
};
