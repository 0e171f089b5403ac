import type { Passage } from "../model";

export const leavingAHouse: Passage = {
  name: "leaving-a-house",
  area: "literary",
  level: 230,
  title: "Instructions for Leaving a House",
  text: `
    Begin with what is easy: coats and chairs,
    the second-hand piano no one tunes;
    strangers will come and carry them downstairs
    on two or three indifferent afternoons.

    Next, take the pictures; where each picture hung
    a paler square will stay upon the wall,
    a window on the years when you were young,
    through which you see, of course, nothing at all.

    Do not go back to look for what you’ve missed.
    The kitchen door, in pencil, keeps the score
    of how you grew; it isn’t on the list,
    and no one ever wraps and packs a door.

    Let someone else have height marks of their own
    and paint above the summer you were nine.
    You thought the house was yours, and yours alone;
    it was a shirt you wore a while. It’s fine.

    Then close the gate, which sticks; you’ll lift it, so,
    as you have done since you could reach the bar.
    Your hand will know it, years from now, although
    you never tell it where those mornings are.
  `,
  isVerse: true,
  questions: [
    {
      skill: "details",
      stem: "What remains on the wall after the pictures have been taken down?",
      right: "lighter patches",
      wrong: ["pencil marks", "broken nails", "small windows"],
      explanation: {
        en: `
          “A paler square will stay upon the wall.” The pencil marks are on the kitchen door, and “window” is only a
          comparison.
        `,
        zh: "诗中说“A paler square will stay upon the wall”。铅笔痕在厨房门上，“window”只是比喻。",
      },
    },
    {
      skill: "craft",
      stem: "Why does the poet compare the house to a shirt “you wore a while”?",
      right: "to suggest that a home belongs to us only for a time",
      wrong: [
        "to suggest that the house had become too shabby to keep",
        "to show that the speaker has already packed the clothes",
        "to show that new owners will not take care of the house",
      ],
      explanation: {
        en: `
          You “thought the house was yours, and yours alone,” but like a shirt it is outgrown and passed on. The tone
          is calm (“It’s fine”), with no complaint about shabbiness or new owners.
        `,
        zh: "你以为房子只属于你，其实像穿过一阵的衬衫，总会传给别人。语气平静（“It’s fine”），并没有抱怨破旧或新主人。",
      },
    },
    {
      skill: "inference",
      stem: "What does the last stanza imply about memory?",
      right: "The body can keep a habit that the mind no longer calls up.",
      wrong: [
        "Painful memories fade sooner than those that are pleasant.",
        "Only what has been written down is remembered correctly.",
        "People remember a place better if they return to it often.",
      ],
      explanation: {
        en: `
          The hand “will know” how to lift the gate, “although you never tell it where those mornings are.” Nothing is
          written there, and the poem advises against going back.
        `,
        zh: "手会记得怎样抬门，“although you never tell it”，说明身体能保留头脑不再想起的习惯。诗里还劝人别再回头看。",
      },
    },
  ],
};
