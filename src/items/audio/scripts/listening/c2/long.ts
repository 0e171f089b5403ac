import type { ListeningTask } from "../task";

export const c2Long: readonly ListeningTask[] = [
  {
    name: "mothers-piano",
    skill: "listeningInference",
    voices: ["man-gb", "woman-gb"],
    says: [
      "We ought to decide about Mother’s piano. Neither of us plays.",
      "Neither did she, for the last thirty years.",
      "Exactly. It’s a very large shelf for photographs. The man from the auction house could collect it on Monday.",
      "And what would it fetch?",
      "Next to nothing. We’d practically be paying him.",
      "Then it isn’t about money.",
      "It’s about the hallway, Ruth. I’m moving into a flat where you have to choose between a sofa and a door.",
      "I’ll take it.",
      "You live on a boat.",
      `
        I’m aware of where I live. I’ll find somebody dry to look after it. I’d just like there to be one thing we
        weren’t sensible about.
      `,
    ],
    question: "Why does Ruth want to keep the piano?",
    right: "She resists being practical for once.",
    wrong: ["She expects its price to rise.", "She hopes to learn to play it.", "She has more room than he has."],
    explanation: {
      en: `
        She wants “one thing we weren’t sensible about”: it is feeling, not reason. It has no value, and there is no
        room on her boat.
      `,
      zh: "她想有“one thing we weren’t sensible about”，是感情用事。钢琴不值钱，她的船上也放不下。",
    },
  },
  {
    name: "wall-of-mistakes",
    skill: "listeningInference",
    voices: ["woman-us", "man-us"],
    says: [
      "Your clinic publishes its own mistakes. Every one of them, on the wall.",
      "Every one that we’re told about, which isn’t the same thing.",
      "Wouldn’t patients rather not know?",
      `
        I assumed so. As it turns out, they trust the wall. It’s the clinics with nothing but certificates that make
        them uneasy.
      `,
      "So it’s marketing.",
      "I wish. Our numbers look dreadful. We report nine times as many errors as the hospital across the road.",
      "Because you make nine times as many?",
      `
        Because no one here has ever been fired for admitting one. Across the road, they have a spotless record and a
        very quiet staff.
      `,
    ],
    question: "What does the man imply about the hospital across the road?",
    right: "What goes wrong there stays hidden.",
    wrong: [
      "Its treatment is safer and better.",
      "It has copied his clinic’s idea.",
      "It has fewer patients to treat.",
    ],
    explanation: {
      en: `
        A “spotless record and a very quiet staff” suggests that people there are afraid to report errors, not that they
        make none.
      `,
      zh: "“a spotless record and a very quiet staff”暗示那里的员工不敢上报差错，而不是没有差错。",
    },
  },
  {
    name: "lying-diaries",
    skill: "listeningDetail",
    voices: ["woman-gb", "man-gb"],
    says: [
      "You call the diaries unreliable, and yet you’ve built an entire book on them.",
      "On their unreliability, strictly speaking. A liar tells you a great deal, provided you know he’s lying.",
      "Such as?",
      `
        He writes one evening that the dinner was a triumph. The kitchen accounts say that half the guests never came.
        So now I know what he dreaded.
      `,
      "Couldn’t he simply have been forgetful?",
      `
        Forgetfulness is even-handed. It would cost him some victories. In four hundred pages, he misremembers only his
        defeats.
      `,
      "And where there are no accounts to check him against?",
      "There I say so, and I try not to enjoy the story too much.",
    ],
    question: "Why does the man believe that the writer was not merely forgetful?",
    right: "All the errors are in his favour.",
    wrong: [
      "The accounts contain no errors.",
      "He wrote his entries the same evening.",
      "He confesses it in a later entry.",
    ],
    explanation: {
      en: `
        Someone forgetful would get things wrong in both directions, but this writer “misremembers only his defeats.” So
        he is lying.
      `,
      zh: "健忘是“even-handed”的，而他“misremembers only his defeats”，错误总是对自己有利，所以是撒谎。",
    },
  },
  {
    name: "eleven-minutes",
    skill: "listeningInference",
    voices: ["man-us", "woman-us"],
    says: [
      "I have to ask about the eleven minutes of silence in the second act.",
      "Everyone does. It was going to be four.",
      "And you thought, why not punish people?",
      `
        At four minutes, they wait for it to stop. At seven, they start coughing and looking at one another. Around
        nine, something gives, and they begin to hear the building.
      `,
      "Several of them also began to hear the exit.",
      "Forty-one, on the first night. I counted.",
      "And that doesn’t trouble you?",
      "It would trouble me if it were none. A silence that nobody could walk out of would just be a pause.",
      "My editor would like that as a headline.",
      "Then misquote it, so that I can deny it.",
    ],
    question: "How does the director regard the people who left?",
    right: "As proof of the silence’s power",
    wrong: [
      "As people who dislike the theater",
      "As a reason to shorten the scene",
      "As guests who deserve an apology",
    ],
    explanation: {
      en: `
        It would trouble her “if it were none”: that some people leave shows that the silence does something. Without
        that, it would “just be a pause.”
      `,
      zh: "她说“It would trouble me if it were none.”：有人离场，恰恰说明这段沉默有力量，而不只是停顿。",
    },
  },
];
