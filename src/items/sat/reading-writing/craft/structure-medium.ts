import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const mediumStructure: readonly Draft[] = [
  {
    slug: "cicada-years",
    passage: `Certain cicadas of North America live underground for thirteen or seventeen years before they emerge
      all at once. <u>Both numbers are prime: they can be divided only by themselves and by one.</u> Some
      biologists have proposed that a cycle of such a length seldom coincides with the shorter cycles of
      predators. Others consider the evidence for this proposal too thin.`,
    question: "What is the main function of the underlined sentence?",
    right: "To point out a fact that the proposal mentioned next tries to explain",
    wrong: {
      opposite: "To give evidence that the proposal mentioned next is likely to be mistaken",
      otherPurpose: "To state a proposal that the biologists mentioned later have rejected",
      notSupported: "To introduce the method by which biologists measure how long cicadas live",
    },
    why: say(
      `That the numbers are prime is a fact; the proposal about predators says what the use of such numbers might
        be. The sentence is no proposal itself, and it does not speak against one.`,
      "“都是质数”是一个事实，下一句的假说试图解释它；它本身不是假说，也不反驳假说。",
    ),
  },
  {
    slug: "aunts-farm",
    passage: `My aunt spoke of the farm as if it were a painting: blossoms, bees, and light. What I found, stepping
      off the cart, was mud to the ankle and a roof mended with tin. Yet at the end of that first week,
      when I had learned which boards to trust, I caught myself writing home about the blossoms.`,
    question: "Which choice best describes the structure of the text?",
    right: "A description is contradicted by experience and then unexpectedly taken up.",
    wrong: {
      otherPurpose: "A plan is made, given up under pressure, and in the end carried out after all.",
      opposite: "A place is remembered with affection and then shown to be a disappointment.",
      notSupported: "A complaint about a place is voiced and then patiently answered by a relative.",
    },
    why: say(
      `The aunt’s picture is contradicted by the mud, but the narrator ends by writing of the blossoms as she did.
        The disappointment thus comes in the middle; it does not have the last word.`,
      "姑妈的描述先被泥泞的现实否定，最后叙述者自己却也写起了花——出人意料地接受了这一描述。失望出现在中间，并不是结局。",
    ),
  },
  {
    slug: "bus-pass-averages",
    passage: `Economist Farid Haleem wanted to know whether free bus passes raise school attendance. Comparing two
      districts, he found no difference overall. Among pupils who lived more than three kilometers from
      school, however, absences had fallen by a fifth. An average, he concluded, can hide the very group
      that a policy is meant to reach.`,
    question: "What is the main purpose of the text?",
    right: "To present a study in which an overall result concealed an important effect",
    wrong: {
      tooStrong: "To argue that free bus passes should be given to the pupils of every district",
      notSupported: "To question whether attendance at schools can be measured in a reliable way",
      detail: "To explain why pupils who live far from school are absent more often than others",
    },
    why: say(
      `No difference overall, but a clear one in one group, and then the lesson about averages: an effect lay hidden
        in the overall result. The text does not ask for more passes, nor does it explain why some pupils are absent.`,
      "总体无差异，但某一群体差异明显，最后得出“平均数会掩盖”的结论，因此主旨是总体结果掩盖了重要效果。文中没有主张普遍发放，也没有解释学生为何缺勤。",
    ),
  },
  {
    slug: "slow-film",
    passage: `Reviewers fault the film for its slowness. <u>Slow it certainly is: the first spoken word arrives
      after eleven minutes.</u> But slowness is a fault only where nothing is happening, and in those
      eleven minutes a whole marriage is laid out before us, teacup by teacup.`,
    question: "What is the main function of the underlined sentence?",
    right: "To grant the critics a point before the conclusion they draw from it is challenged",
    wrong: {
      opposite: "To offer proof that the critics have given a false description of the film",
      notSupported: "To add to the critics’ complaint a second fault that they have failed to notice",
      otherPurpose: "To summarize the story of the film so that readers can judge it for themselves",
    },
    why: say(
      `“Slow it certainly is” agrees with the reviewers; “But” then disputes that slowness makes the film a bad one.
        What is granted cannot be proof that the critics described the film falsely.`,
      "Slow it certainly is 先承认影评人的说法，But 再反驳他们由此得出的结论。既然承认影片确实缓慢，就不是说影评人描述失实。",
    ),
  },
];
