import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const mediumCentral: readonly Draft[] = [
  {
    slug: "empty-boulevard",
    passage: `The earliest photographs of city streets show towns that seem to have been abandoned. In fact, a
      plate of the late 1830s had to be exposed for minutes, and whatever moved in that time left no trace.
      In one famous view of a Paris boulevard, taken in 1838, the carriages and crowds have vanished. Hardly a
      figure can be made out but that of a man who stood still long enough to have his boots cleaned.`,
    question: "Which choice best states the main idea of the text?",
    right: "The emptiness of streets in the first photographs is due to the way these were made.",
    wrong: {
      detail: "A man whose boots were being cleaned was the first person ever to be photographed.",
      notSupported: "The first photographers preferred streets that were empty to streets that were crowded.",
      opposite: "The streets of large cities were much quieter in the 1830s than they later became.",
    },
    why: say(
      `The streets only “seem” abandoned: long exposures made everything that moved disappear. The man with the
        boots is an example.`,
      "街道只是“看似”荒凉：曝光时间长，移动的东西都不会留下影像。擦鞋的人只是例子。",
    ),
  },
  {
    slug: "desire-paths",
    passage: `Where a paved walk turns a corner, feet often cut across the grass, and a bare track appears.
      Planners used to answer with fences. On one campus they instead left the lawns unpaved for a year,
      mapped the tracks that students had made, and then laid stone along them. The new walks follow no
      pattern that anyone would have drawn, but hardly a blade of grass beside them has been trodden down.`,
    question: "Which choice best states the main idea of the text?",
    right: "Watching where people walk can be a better guide to laying paths than a designer’s plan.",
    wrong: {
      detail: "On one campus the lawns were left without any paved walks for a whole year.",
      opposite: "Fences are the only reliable means of keeping people from walking across the grass.",
      tooBroad: "Designs that users have made for themselves last longer than those made by experts.",
    },
    why: say(
      `The walks laid along the students’ tracks are used as they lie, unlike those that planners drew. The text
        does not speak of designs in general.`,
      "沿着学生踩出的小路铺设步道，效果优于规划者的设计；文章并未泛论一切设计。",
    ),
  },
  {
    slug: "ellery-at-party",
    passage: `Ellery had prepared three remarks for the party, one about the weather, one about the host’s garden,
      and one, for an emergency, about bees. By nine o’clock he had used up all of them on a single aunt.
      What followed astonished him: having nothing left to say, he began to listen, and the aunt, it turned
      out, had once crossed an ocean in a boat that she had built from barn doors.`,
    question: "Which choice best states the main idea of the text?",
    right: "Ellery finds that a conversation goes better once his preparations have run out.",
    wrong: {
      detail: "Ellery learns that the aunt of one of the guests had built a boat from barn doors.",
      opposite: "Ellery is embarrassed to discover that nobody wishes to hear what he has prepared.",
      notSupported: "Ellery resolves to prepare more remarks than three before he attends another party.",
    },
    why: say(
      `“Having nothing left to say, he began to listen,” and then he hears something astonishing. The boat is what
        he learned, not the point.`,
      "准备的话说完后，他开始倾听，反而听到了惊人的故事；造船只是其中的内容。",
    ),
  },
  {
    slug: "oyster-reef-count",
    passage: `To find out whether an oyster reef draws fish, Nadia Strand did not count the fish that she saw,
      since divers frighten some and attract others. She left microphones on the seabed for a month
      instead. Many fish grunt, knock, or hum, and over the reef these sounds were three times as frequent
      as over bare mud nearby.`,
    question: "According to the text, why did Strand use microphones?",
    right: "The presence of divers would have affected what she wished to measure.",
    wrong: {
      wrongCause: "The fish over the reef were too small and too many for a diver to count.",
      detail: "The sounds that fish make can be heard more clearly over bare mud.",
      notSupported: "The water around the reef was too deep for divers to work there safely.",
    },
    why: say(
      `Divers “frighten some and attract others,” so a count made by divers would not show how many fish are usually
        there. Depth and size are not mentioned, and over mud the sounds were rarer, not clearer.`,
      "潜水员会吓跑一些鱼、引来另一些鱼，影响所要测量的结果，所以改用水下麦克风。文中没有提到水深或鱼的大小；泥底上方的声音是更少，而不是更清楚。",
    ),
  },
];
