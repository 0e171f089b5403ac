import type { Passage } from "../model";

export const orchardAuction: Passage = {
  name: "orchard-auction",
  area: "literary",
  level: 240,
  title: "The Auction",
  text: `
    The notice in the village hall described the orchard as “neglected,” which my aunt read aloud in the tone that
    other people reserve for bad language. She had pruned those trees for her neighbor, old Matthias, every February
    for twenty-six years; he had been too stiff to climb and she too restless to sit, and they had hardly exchanged a
    hundred words a winter. Now Matthias was gone, and his nephews, who lived in the capital and had inherited
    everything except an interest in apples, had sent a young man with a hammer to dispose of it.

    There were nine bidders, if one counted my aunt, and I did not, for I knew what she kept in the tin behind the
    flour. The developer in the front row, who had already built forty identical houses along the station road, opened
    at a figure well above the contents of any tin. Somebody coughed. My aunt rose, not to bid, but, as she put it, to
    ask for information.

    “Which of the trees,” she inquired, “are included?”

    The young man consulted his papers and replied that naturally all of them were.

    “Even the Marbach Russet by the wall? It is the last one, I believe. A gentleman comes from the university every
    October to measure it.” She reflected. “He becomes quite emotional about the roots.”

    The developer’s pencil, which had been tapping, ceased to tap. He leaned toward his companion, and I distinctly
    heard the words “protected” and “years.” My aunt sat down again and folded her gloves. Every word of it had been
    true: a gentleman did come each October, he did measure the tree, and he did become emotional, since he was my
    uncle Ferdinand, who taught bookkeeping at the university and wept at most things.

    The developer withdrew. The remaining bids climbed slowly, like elderly people on a staircase, and stopped at a
    landing that the tin, with some help from the gentleman from the university, could just reach.
  `,
  questions: [
    {
      skill: "details",
      stem: "Who is the “gentleman from the university”?",
      right: "the narrator’s uncle, who teaches bookkeeping",
      wrong: [
        "a scientist who studies the roots of rare trees",
        "a nephew of Matthias who lives in the capital",
        "the young man who is in charge of the auction",
      ],
      explanation: {
        en: `
          The narrator explains that “he was my uncle Ferdinand, who taught bookkeeping.” A scientist is only what the
          developer takes him for.
        `,
        zh: "叙述者说明“he was my uncle Ferdinand, who taught bookkeeping”。“科学家”只是开发商的误会。",
      },
    },
    {
      skill: "inference",
      stem: "What does the aunt want the developer to conclude from her question?",
      right: "that the land may not be free to be built on for a long time",
      wrong: [
        "that the apples from the orchard could be sold at a high price",
        "that the university has already agreed to purchase the land",
        "that the trees are too old and sick to survive another winter",
      ],
      explanation: {
        en: `
          He whispers “protected” and “years” and withdraws: he expects that a rare tree would hold up building. She
          never says that the university wants to buy the land.
        `,
        zh: "开发商低语“protected”和“years”后退出：他以为稀有树木会使建房拖延多年。姨妈从未说大学要买地。",
      },
    },
    {
      skill: "craft",
      stem: "What makes the aunt’s words to the auctioneer humorous for the reader?",
      right: "Each statement is accurate, yet together they create a false impression.",
      wrong: [
        "Each statement is so exaggerated that nobody in the hall can believe it.",
        "She is unaware of the effect that her innocent question has on others.",
        "She pretends to be polite but openly insults the developer in the front row.",
      ],
      explanation: {
        en: `
          “Every word of it had been true,” but the listener imagines an expert and a protected tree. She knows what
          she is doing: she rises “not to bid,” and folds her gloves once it has worked.
        `,
        zh: "“Every word of it had been true”，但合起来让人误以为有专家和受保护的树。她心里很清楚，并不是无意的。",
      },
    },
  ],
};
