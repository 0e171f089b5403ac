import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const hardStructure: readonly Draft[] = [
  {
    slug: "magnetic-sense",
    passage: `That birds can find their way by Earth’s magnetic field is well supported; how they sense it is not
      settled. One proposal places the compass in the eye, where light may set off chemical reactions that
      depend on the field’s direction. Another looks to magnetic particles in the body. The two do not
      exclude each other, since a bird might take direction from one and strength from the other, and
      experiments that disable a single sense may therefore tell us less than they seem to.`,
    question: "What is the main purpose of the text?",
    right: "To suggest why experiments of a certain kind may fail to settle an open question",
    wrong: {
      otherPurpose: "To weigh two proposals against each other and show that one has better support",
      opposite: "To describe the experiments by which a long-standing question was finally settled",
      detail: "To establish that birds are able to find their way by Earth’s magnetic field",
    },
    why: say(
      `All leads to the last clause: because both senses may be at work, disabling one of them shows less than it
        seems to. That birds sense the field is only the starting point.`,
      "全文归结到最后：两种感觉可能并存，因此只去除一种的实验说明不了太多。鸟类能感知磁场只是出发点。",
    ),
  },
  {
    slug: "obliging-bridge",
    passage: `The city’s chroniclers, writing for the duke who paid them, say that the bridge was built in a single
      summer. <u>The bridge itself is less obliging.</u> Its eastern arches are cut from a stone that was
      quarried only after 1460, while the western ones bear masons’ marks last seen in 1438.`,
    question: "What is the main function of the underlined sentence?",
    right: "To signal that physical evidence will be set against a written record",
    wrong: {
      notSupported: "To imply that the chroniclers had never seen the bridge that they described",
      otherPurpose: "To concede that the physical evidence about the bridge is hard to interpret",
      otherSense: "To stress how hard it was for the builders to complete the bridge",
    },
    why: say(
      `“Less obliging” than the chroniclers: unlike them, the bridge does not support the duke’s story, as its
        stones and marks then show. The words are about evidence, not about how hard the building was.`,
      "“桥本身可没那么配合”预示实物证据（石料、石匠标记）将与编年史的记载相对立。这里说的是证据，不是建桥有多困难。",
    ),
  },
  {
    slug: "vane-praise",
    passage: `To be praised by Mrs. Vane was like being handed a coat still warm from its last wearer. She had
      admired my handwriting on Monday; on Tuesday she admired Clara’s, in the same words, and on Wednesday
      the baker’s. I did not think less of the praise. I thought only that it was hers, that she went about
      with it all day, and that she had to put it down somewhere.`,
    question: "What is the main purpose of the text?",
    right: "To convey the narrator’s amused understanding of another person’s habit",
    wrong: {
      opposite: "To show the narrator’s growing resentment of a rival who is praised more often",
      tooStrong: "To condemn a character for deceiving the people who have come to trust her",
      notSupported: "To explain how a misunderstanding between two neighbors first came about",
    },
    why: say(
      `The comparisons are comic, and “I did not think less of the praise” shows no resentment: the narrator
        understands Mrs. Vane’s need to praise.`,
      "比喻诙谐，又说“我并不因此看轻这赞美”，可见叙述者是带着笑意的理解，而非怨恨或谴责。",
    ),
  },
  {
    slug: "burden-of-proof",
    passage: `Judged by what it forbade, the province’s new rent act changed little: everything that it outlawed
      had been illegal before. What it altered was who had to prove what. <u>A tenant had once needed to
      show that a landlord had acted unfairly; now the landlord needed to show that he had not.</u> Within
      a decade, evictions had fallen by a third.`,
    question: "What is the main function of the underlined sentence?",
    right: "To spell out the change that the sentence before it names in general terms",
    wrong: {
      detail: "To give an example of conduct that the act made illegal for the first time",
      opposite: "To explain why the act had little effect on the relations it was meant to govern",
      otherPurpose: "To qualify the claim, made in the next sentence, that evictions became rarer",
    },
    why: say(
      `“Who had to prove what” is general; the underlined sentence says who had to prove it before and who has to
        now. No conduct became illegal for the first time: all that was outlawed had been illegal before.`,
      "前一句概括地说“由谁举证”改变了，划线句具体说明：从前由租客举证，如今由房东举证。被禁止的行为此前就已违法，所以并不是举出新的违法行为。",
    ),
  },
];
