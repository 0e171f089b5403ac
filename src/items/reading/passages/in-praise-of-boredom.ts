import type { Passage } from "../model";

export const inPraiseOfBoredom: Passage = {
  name: "in-praise-of-boredom",
  area: "informational",
  level: 220,
  title: "In Praise of an Empty Afternoon",
  text: `
    When I was twelve, my cousins and I spent a week in a mountain village with no television and no signal. On the
    first day we complained, on the second we complained with more imagination, and by the third we had invented a
    game involving pine cones, a bucket, and rules so complicated that we had to write them down. I cannot remember a
    single film I saw that year, but I could still explain those rules to you.

    I do not want to argue that screens are evil; I am typing this on one. My point is narrower. A mind that is always
    being supplied with something has no reason to produce anything. Boredom is uncomfortable, and that discomfort is
    precisely what makes it useful: it is a kind of hunger, and it sends us out to look for food. If we silence it
    within seconds by reaching into a pocket, we are never hungry enough to cook.

    It may be objected that not every bored person invents a game. Quite true: some bored people merely annoy their
    sisters. But nobody can know in advance which empty hour will turn out to be the interesting one, and so we need a
    few that can be wasted.

    I am not proposing a week in the mountains, only one afternoon, now and then, for which nothing has been planned,
    and a telephone left in a drawer. The first half hour will be unpleasant. That is how you will know that it is
    working.
  `,
  questions: [
    {
      skill: "mainIdea",
      stem: "What is the writer’s main point?",
      right: "Now and then we need empty time in order to become inventive.",
      wrong: [
        "Children should spend their holidays in villages without screens.",
        "Films are easier to forget than games with complicated rules.",
        "Bored people are more likely than others to annoy their families.",
      ],
      explanation: {
        en: `
          The writer proposes “one afternoon, now and then, for which nothing has been planned,” and says that boredom
          makes us produce something. A week in the mountains is only the opening example.
        `,
        zh: "作者建议偶尔留一个没有安排的下午，因为无聊会激发创造。山村的一周只是开头的例子，并不是主张。",
      },
    },
    {
      skill: "inference",
      stem: "With which statement would the writer most likely agree?",
      right: "An hour in which nothing comes of boredom is not a failure.",
      wrong: [
        "Anyone who writes on a screen cannot think for himself.",
        "Boredom becomes pleasant for most people after a few minutes.",
        "A good game should never have written rules.",
      ],
      explanation: {
        en: `
          We need some hours “that can be wasted,” because nobody knows which one will be interesting. The writer uses
          a screen too, and calls the first half hour unpleasant.
        `,
        zh: "作者说需要一些“that can be wasted”的时间，因为没人知道哪一小时会有收获。作者自己也用屏幕，并说头半小时不好受。",
      },
    },
    {
      skill: "wordInContext",
      stem: "What does the writer mean by “we are never hungry enough to cook”?",
      right: "We never feel enough need to create something of our own.",
      wrong: [
        "We eat so many snacks that we do not learn to make meals.",
        "We are too busy with our telephones to remember dinner.",
        "We lose interest in food when we have nothing to do.",
      ],
      explanation: {
        en: `
          Boredom is called “a kind of hunger,” so cooking stands for making something ourselves. The sentence is a
          comparison and not about meals.
        `,
        zh: "作者把无聊比作“a kind of hunger”，所以“cook”指自己去创造。这是比喻，并不是在谈吃饭。",
      },
    },
  ],
};
