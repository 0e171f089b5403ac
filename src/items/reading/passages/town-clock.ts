import type { Passage } from "../model";

export const townClock: Passage = {
  name: "town-clock",
  area: "literary",
  level: 220,
  title: "The Town That Bought a Clock",
  text: `
    For three hundred years the people of Lower Vellen had agreed, without ever discussing it, on what time it was.
    Shops opened when the baker’s chimney smoked, school began when most of the children had arrived, and supper was
    ready when somebody was hungry.

    Then a merchant passed through with a magnificent clock, gilded and as tall as a door. The council, which had been
    looking for something to be proud of, bought it with the money that had been set aside for the bridge.

    The clock was hung on the town hall, and at once everybody was late. Nobody had been late before. The
    schoolmaster, who had been considered a patient man, began to write down the names of children who came at two
    minutes past eight. The baker rose in the dark in order to be punctual, and his bread, which no longer had time to
    rise with him, turned as flat and hard as slate. Neighbors who had once stopped to talk now only pointed,
    apologetically, toward the tower.

    In November, a storm stopped the clock at twenty to four. The council met in great alarm and discovered that no
    one knew how to mend it, since the merchant had explained only how to admire it.

    So it stayed. For the rest of that winter it was always twenty to four in Lower Vellen, which everyone agreed was
    an excellent hour: too late to begin anything unpleasant, and too early to go home.

    In spring, they mended the bridge.
  `,
  questions: [
    {
      skill: "details",
      stem: "How did the council pay for the clock?",
      right: "with money that was meant for the bridge",
      wrong: [
        "with money that the baker had lent them",
        "by selling gold from the town hall",
        "by asking each family for a coin",
      ],
      explanation: {
        en: `
          The council “bought it with the money that had been set aside for the bridge.” The clock is gilded, but the
          town sells no gold.
        `,
        zh: "文中说用的是“the money that had been set aside for the bridge”。钟是镀金的，但镇上没有卖金子。",
      },
    },
    {
      skill: "inference",
      stem: "What does the sentence “Nobody had been late before” suggest?",
      right: "Being late is only possible where there is an exact time.",
      wrong: [
        "The people had been more careful before the clock came.",
        "The clock on the town hall was running several minutes fast.",
        "The schoolmaster had kept the names of late children secret.",
      ],
      explanation: {
        en: `
          Things used to begin when people were ready, so there was nothing to be late for. The clock created
          lateness. Nothing says that it was wrong or that people had been more careful.
        `,
        zh: "从前人到齐了才开始，没有“迟到”可言，是钟带来了迟到。文中没有说钟走快了，也没有说人们以前更小心。",
      },
    },
    {
      skill: "craft",
      stem: "Which words best describe the narrator’s attitude toward the council?",
      right: "quietly amused",
      wrong: ["bitterly angry", "deeply respectful", "entirely indifferent"],
      explanation: {
        en: `
          The council had been “looking for something to be proud of” and learned from the merchant “only how to
          admire” the clock: the narrator smiles at its vanity. The bridge is mended in the end, and there is no
          bitter word.
        `,
        zh: "议会“looking for something to be proud of”，只学会了“only how to admire”，叙述者在含笑讽刺这种虚荣，语气并不愤怒。",
      },
    },
  ],
};
