import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const easySynthesis: readonly Draft[] = [
  {
    slug: "kelp-and-bamboo",
    passage: `A student who is researching underwater forests has made these notes:

      - Kelp is a kind of large seaweed that grows in cold coastal waters.

      - Giant kelp can grow up to half a meter in a day.

      - Bamboo is a grass that grows on land.

      - Some kinds of bamboo can grow about ninety centimeters in a day.

      - Both kelp forests and bamboo forests give shelter to many animals.`,
    question: `The student wants to point out a similarity between the two plants. Which choice uses the notes most
      effectively to do so?`,
    right: "Kelp and bamboo both form forests that shelter many animals.",
    wrong: {
      otherPurpose: "Kelp grows in cold coastal waters, but bamboo grows on land.",
      incomplete: "Giant kelp can grow by up to half a meter in a single day.",
      inaccurate: "Kelp and bamboo are both grasses that can grow very quickly.",
    },
    why: say(
      `Only this choice names something that holds for both and that the notes support. Kelp is a seaweed, not a
        grass.`,
      "只有此项说出两者共同且与笔记相符的特点；海带是海藻，不是草。",
    ),
  },
  {
    slug: "tin-can-opener",
    passage: `A student who is researching household inventions has made these notes:

      - A British merchant, Peter Durand, was granted a patent for preserving food in tin cans in 1810.

      - Early cans had thick walls and were opened with a hammer and chisel.

      - In 1858, an American, Ezra Warner, was granted a patent for a can opener.

      - By that time, cans were made of thinner metal.`,
    question: `The student wants to stress how much time passed between the two inventions. Which choice uses the
      notes most effectively to do so?`,
    right: "The patent for a can opener came forty-eight years after the one for tin cans.",
    wrong: {
      otherPurpose: "Tin cans had thick walls at first, but later on they were made of thinner metal.",
      incomplete: "Ezra Warner, an American, was granted a patent for a can opener in 1858.",
      detail: "Early cans, which Peter Durand patented, were opened with hammer and chisel.",
    },
    why: say(
      "The aim is the length of time, and 1858 minus 1810 is forty-eight years. One date by itself shows no span.",
      "目的在于强调间隔时间：1858 − 1810 = 48 年；只给一个年份看不出间隔。",
    ),
  },
  {
    slug: "story-quilts",
    passage: `A student who is researching textile artists has made these notes:

      - Odile Marsh is a textile artist who was born in 1948.

      - She is best known for her story quilts.

      - A story quilt shows scenes from a story in panels of sewn cloth.

      - One of her quilts, <i>The Ferry</i>, shows how her family crossed a river in a flood.`,
    question: `The student wants to explain to readers who have never heard of them what story quilts are. Which
      choice uses the notes most effectively to do so?`,
    right: "A story quilt tells a story in scenes that are sewn on panels of cloth.",
    wrong: {
      otherPurpose: "Odile Marsh, who was born in 1948, is best known for her story quilts.",
      incomplete: "One of the story quilts made by Odile Marsh is called <i>The Ferry</i>.",
      detail: "Odile Marsh’s family once had to cross a river during a flood.",
    },
    why: say(
      `Readers who do not know the term need a definition, and only this choice gives one. The others tell of the
        artist, her family, or a single quilt.`,
      "对不了解的读者要给出定义，只有此项说明了什么是 story quilt；其他选项讲的是艺术家、她的家人或某一件作品。",
    ),
  },
  {
    slug: "high-nests",
    passage: `A student who is researching storks has made these notes:

      - White storks build large nests on roofs, towers, and poles.

      - Pairs often return to the same nest year after year and add to it.

      - Old nests can weigh several hundred kilograms.

      - The village of Arden counted nine nests in 1995.

      - In 2020, it counted thirty-one.`,
    question: `The student wants to show how the number of nests in Arden changed. Which choice uses the notes most
      effectively to do so?`,
    right: "Arden had nine stork nests in 1995 and thirty-one by 2020.",
    wrong: {
      otherPurpose: "Storks return to the same nests, which grow from year to year.",
      incomplete: "In 2020, the village of Arden counted thirty-one stork nests.",
      detail: "Nests that are built on roofs and towers can become very heavy.",
    },
    why: say(
      "A change needs two numbers at two times; only this choice gives both. One count by itself shows no change.",
      "说明变化需要两个时间点的数字，只有此项同时给出；单独一个数字看不出变化。",
    ),
  },
  {
    slug: "desert-library",
    passage: `A student who is researching libraries has made these notes:

      - The Dune Line is a library that travels through villages at the edge of a desert.

      - It was founded by Samira Bel in 2006.

      - Its books are carried by two camels.

      - Trucks cannot use the tracks between the villages because of deep sand.

      - It lends about four hundred books a month.`,
    question: `The student wants to explain why the library’s books are carried by camels. Which choice uses the
      notes most effectively to do so?`,
    right: "Camels carry the books of the Dune Line, since deep sand keeps trucks off the tracks.",
    wrong: {
      otherPurpose: "The Dune Line, a library that was founded in 2006, lends about four hundred books a month.",
      incomplete: "Two camels carry the books of the Dune Line to villages at the edge of a desert.",
      detail: "Samira Bel founded the Dune Line in 2006 for villages at the edge of a desert.",
    },
    why: say(
      "A reason is asked for: trucks cannot get through the sand. The other choices give facts without this reason.",
      "题目要求说明原因：沙深，卡车无法通行；其他选项没有给出原因。",
    ),
  },
  {
    slug: "two-words-for-tea",
    passage: `A student who is researching the history of words has made these notes:

      - In most languages, the word for tea sounds like either “tea” or “cha.”

      - Both go back to words used in different parts of China.

      - Words like “cha” spread mostly over land, as in Persian and Russian.

      - Words like “tea” spread mostly by sea with Dutch traders, as in French and English.`,
    question: `The student wants to contrast the ways in which the two words spread. Which choice uses the notes
      most effectively to do so?`,
    right: "Words like “cha” spread mostly over land, but words like “tea” spread by sea.",
    wrong: {
      otherPurpose: "Words like “cha” and words like “tea” go back to words used in China.",
      incomplete: "Words like “tea” came to French and English by sea with Dutch traders.",
      detail: "The word for tea sounds like “cha” in Persian but like “tea” in French.",
    },
    why: say(
      "The contrast is between land and sea. Examples of languages alone do not say how the words spread.",
      "对比在于陆路与海路；只举语言例子没有说明传播方式。",
    ),
  },
];
