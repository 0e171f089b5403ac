import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const easyStructure: readonly Draft[] = [
  {
    slug: "sahara-surface",
    passage: `Many people picture the Sahara as an endless sea of sand. In fact, only about a quarter of it is
      covered by dunes. Most of the desert is bare rock and plains of gravel, crossed by dry riverbeds and
      broken here and there by mountains more than three thousand meters high.`,
    question: "What is the main purpose of the text?",
    right: "To correct a common idea about a landscape",
    wrong: {
      detail: "To explain how the mountains of a desert came about",
      notSupported: "To describe the dangers of crossing a large desert",
      otherPurpose: "To compare two deserts that differ in size",
    },
    why: say(
      `“Many people picture” gives a common idea and “In fact” corrects it. The mountains are mentioned, but the
        text does not say how they formed.`,
      "Many people picture 提出常见看法，In fact 加以纠正。文中虽提到山，但没有解释其成因。",
    ),
  },
  {
    slug: "hall-clock",
    passage: `Nobody had wound the hall clock since Grandfather went to sea. <u>Its hands stood at ten past four,
      and we had long stopped seeing them.</u> So when he came home and set it going, the first stroke made
      all of us turn around, as though a stranger had spoken.`,
    question: "What is the main function of the underlined sentence?",
    right: "To show how used the family had become to a silent clock",
    wrong: {
      notSupported: "To suggest that the clock could no longer be repaired by anyone",
      detail: "To tell at what time of day the grandfather had gone away",
      otherPurpose: "To describe the sound that the clock once made in the hall",
    },
    why: say(
      `“We had long stopped seeing them” tells how little the family noticed the clock, which prepares for the
        surprise at its first stroke. The hands show when the clock ran down, not when the grandfather left.`,
      "“早已视而不见”说明家人对停摆的钟习以为常，为后文听到钟声的惊讶作铺垫。指针停在钟走完的时刻，并不是祖父离家的时间。",
    ),
  },
  {
    slug: "rainy-season-clay",
    passage: `The potters of one valley had a problem: pots that were fired in the rainy season often cracked. One
      of them, Tereza Lund, began to keep her clay under cover for a month before she used it. Her losses
      fell by half, and within two years most of the workshops had built drying sheds.`,
    question: "Which choice best describes the structure of the text?",
    right: "It presents a difficulty and then tells how it was reduced.",
    wrong: {
      otherPurpose: "It compares two methods and then recommends one of them.",
      wrongOrder: "It reports an invention and then traces its earlier history.",
      notSupported: "It makes a claim and then answers the objections raised against it.",
    },
    why: say(
      `The first sentence names the problem of cracked pots, and the rest tells what made the losses smaller. Only
        one method is described, and nobody objects to it.`,
      "首句提出陶罐开裂的难题，其余部分说明如何减少损失。文中只介绍了一种做法，也没有人提出异议。",
    ),
  },
  {
    slug: "reading-room-hours",
    passage: `The reading room on Alder Street opens at ten, but by eight a line of students is already sitting on
      its steps. Two more hours each morning would cost the city less than a single new bus stop. The
      council, which has promised to put learning first, should grant them.`,
    question: "What is the main purpose of the text?",
    right: "To argue for a change in the hours of a reading room",
    wrong: {
      detail: "To compare the cost of a reading room with that of a bus stop",
      notSupported: "To praise a city council for having kept one of its promises",
      otherPurpose: "To describe how students spend a typical morning in a city",
    },
    why: say(
      `The last sentence says what the council should do, and the facts before it are reasons. The bus stop is only
        one of them.`,
      "末句指出议会应当怎么做，前文都是理由；公交站的花费只是其中一个理由。",
    ),
  },
];
