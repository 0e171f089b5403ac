import type { Passage } from "../model";

export const theFirstStamp: Passage = {
  name: "the-first-stamp",
  area: "informational",
  level: 200,
  title: "A Penny for a Letter",
  text: `
    Before 1840, sending a letter in Britain was expensive and confusing. The price depended on how far the letter
    went and how many sheets of paper it had. In most cases, it was the person who received the letter who paid. If
    that person refused, the post office had carried the letter for nothing. Some people even hid a message in signs
    on the outside of the letter. The receiver could look at the signs, learn the news, and hand the letter back
    unpaid.

    A man named Rowland Hill studied the problem. He found that carrying a letter over a long distance cost the post
    office very little. Most of the cost came from working out prices and collecting money at each door. So he
    suggested one low price for the whole country, paid by the sender in advance.

    To show that a letter had been paid for, Hill proposed a small piece of paper with glue on its back. In May 1840,
    the first one came into use. It was black, it cost one penny, and it showed the head of Queen Victoria.

    Ordinary people could now afford to write. In the first year, the number of letters more than doubled, and other
    countries soon copied the idea.
  `,
  questions: [
    {
      skill: "details",
      stem: "What did the price of a letter depend on before 1840?",
      right: "the distance and the number of sheets",
      wrong: [
        "the weight of the letter and its size",
        "the color and size of the stamp",
        "the time of year it was sent",
      ],
      explanation: {
        en: `
          The first paragraph says that it “depended on how far the letter went and how many sheets of paper it had.”
          There were no stamps before 1840, and weight is not mentioned.
        `,
        zh: "第一段说价格取决于“how far the letter went and how many sheets of paper it had”。当时还没有邮票，文中也没有提重量。",
      },
    },
    {
      skill: "inference",
      stem: "Why would the trick with signs on the outside no longer help people after 1840?",
      right: "The letter was already paid for by the sender.",
      wrong: [
        "The post office no longer delivered to every door.",
        "Glue on the back made the signs hard to see.",
        "Queen Victoria had made a law against it.",
      ],
      explanation: {
        en: `
          The trick saved the receiver from paying. After 1840 the sender paid in advance, so there was nothing to
          save. No law is mentioned.
        `,
        zh: "暗号是为了让收信人不付钱。1840 年后由寄信人预付，就没有必要了。文中没有提到法律。",
      },
    },
    {
      skill: "craft",
      stem: "How is most of this text organized?",
      right: "It explains a problem and then how it was solved.",
      wrong: [
        "It compares the post offices of two countries.",
        "It lists the parts of a stamp and their uses.",
        "It tells the life of one man from birth to old age.",
      ],
      explanation: {
        en: `
          The first paragraph gives the problem, the next two give Hill’s answer, and the last gives the result.
          Hill’s life is not told.
        `,
        zh: "第一段提出问题，中间两段是 Hill 的办法，最后是结果。文章没有讲 Hill 的一生。",
      },
    },
  ],
};
