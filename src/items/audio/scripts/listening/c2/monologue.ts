import type { ListeningTask } from "../task";

export const c2Monologue: readonly ListeningTask[] = [
  {
    name: "apprentices-hands",
    skill: "listeningDetail",
    voices: ["man-gb"],
    says: [
      `
        My apprentices arrive wanting to be told the rule. How thick, how long, how hot? And there are rules, and I
        could recite them in an afternoon, and they’d go home able to pass any examination you care to set and unable to
        make a bowl. So for the first month, I’m deliberately unhelpful. I say, a bit more, or, not like that. They
        think I’m hiding something. One of them accused me of it, in so many words, and I was delighted, because it
        meant that she’d begun to watch my hands instead of my mouth. By the second month, they’ve stopped asking.
        That’s when I give them the rules, which, by then, strike them as rather obvious.
      `,
    ],
    question: "Why does the speaker hold back the rules at first?",
    right: "So that learners begin by observing",
    wrong: [
      "So that his methods remain a secret",
      "So that unsuitable learners give up",
      "So that they are ready for an exam",
    ],
    explanation: {
      en: `
        He is pleased when a learner begins to “watch my hands instead of my mouth.” Rules alone would leave them
        “unable to make a bowl.”
      `,
      zh: "学徒开始“watch my hands instead of my mouth”，他才高兴；先讲规则，只会让人“unable to make a bowl”。",
    },
  },
  {
    name: "cracked-booth",
    skill: "listeningInference",
    voices: ["woman-us"],
    says: [
      `
        There’s a diner in my hometown that hasn’t changed since I was a child, and I’ve come to suspect that it does so
        on purpose. The cracked booth by the window was replaced last spring, with a cracked booth. The owner, who’s
        nobody’s fool, told me that she’d tried new seats once and lost a third of her business in a month. Nobody
        complained. They just said that the coffee tasted different. So she found a supplier who ages things. I was
        appalled for about as long as it took to drink a cup, which tasted, I’m sorry to say, exactly as it should.
      `,
    ],
    question: "What does the speaker admit about herself?",
    right: "She too is won over by the illusion.",
    wrong: [
      "She has begun to find the coffee worse.",
      "She had never noticed the cracked booth.",
      "She would rather have comfortable seats.",
    ],
    explanation: {
      en: `
        She was appalled that the age is false, but only until she drank the coffee, which tasted “exactly as it
        should.” It works on her as well.
      `,
      zh: "她起初觉得震惊，可喝下咖啡后觉得味道“exactly as it should”，说明这种假造的旧貌对她同样有效。",
    },
  },
  {
    name: "invisible-design",
    skill: "listeningGist",
    voices: ["woman-gb"],
    says: [
      `
        It’s a commonplace that good design is invisible. I’ve said it myself, from platforms like this one, to warm
        applause. I’m no longer sure that it’s a compliment to anyone. The tap that runs without being touched, the door
        that opens before you’ve thought of opening it, these are agreeable until the day they fail, and on that day,
        you discover that you’ve no idea where the water was ever turned on. What we’ve hidden isn’t effort but
        understanding. I’d settle for things that are a little less gracious and a little more legible. A handle, after
        all, is a kind of explanation.
      `,
    ],
    question: "What is the speaker’s objection to invisible design?",
    right: "It conceals how things work.",
    wrong: ["It breaks down too often.", "It wins applause too easily.", "It asks effort of its users."],
    explanation: {
      en: `
        “What we’ve hidden isn’t effort but understanding.” A handle explains itself, but a tap without one leaves
        people helpless on the day it fails.
      `,
      zh: "她说“What we’ve hidden isn’t effort but understanding.”：这样的设计让人不知道东西如何运作，坏了就毫无办法。",
    },
  },
  {
    name: "signed-odds",
    skill: "listeningGist",
    voices: ["man-us"],
    says: [
      `
        For eleven years, I ran a forecasting desk, and the question I dreaded wasn’t, were you right? It was, how sure
        were you? Anybody can be right. My predecessor was right for a decade, by announcing a downturn every single
        January until one finally turned up. What he never did was put a number on it, so there was nothing to hold him
        to. I made my team write down their odds and sign them. Morale collapsed. Two of the best left for television,
        where nobody signs anything. But those who stayed became, over time, rather good at a thing that looks, from
        outside, like hesitation, and is in fact the whole of the craft.
      `,
    ],
    question: "What does the speaker consider the essence of forecasting?",
    right: "Judging exactly how sure to be",
    wrong: [
      "Being right more often than others",
      "Presenting forecasts with confidence",
      "Holding to a forecast for years",
    ],
    explanation: {
      en: `
        His question is “how sure were you?” and he made people write down their odds. What looks like hesitation is
        this exact judgement.
      `,
      zh: "他看重的是“how sure were you?”，要求写下概率并签名。看似犹豫的，其实是对把握程度的准确判断。",
    },
  },
];
