import type { Passage } from "../model";

export const sleepingOnTheWing: Passage = {
  name: "sleeping-on-the-wing",
  area: "informational",
  level: 240,
  title: "Sleeping on the Wing",
  text: `
    For centuries, people who watched seabirds wondered how they could remain over the ocean for weeks on end,
    apparently without rest. Two explanations suggested themselves: either the birds did not sleep at all during such
    journeys, or they had found some means of sleeping in flight. Both seemed improbable, and for a long time neither
    could be tested, because no one could look inside the head of a bird above the open sea.

    Ducks had already provided a hint. When ducks sleep in a row on a bank, those at the ends often keep one eye open,
    the one that faces away from the group, and the half of the brain connected to that eye stays more alert than the
    other. Sleep, in other words, need not be a matter of all or nothing; under threat, it can be confined to one half
    of the brain at a time.

    In 2016, a team led by Niels Rattenborg published the first recordings of sleep in flying birds. The researchers
    had fitted great frigatebirds in the Galápagos Islands with small devices that registered brain activity and
    movements of the head while the birds were over the Pacific, on flights lasting up to ten days. The birds did
    sleep, mostly at night and while circling on rising air, and often with one half of the brain at a time, just as
    the ducks had suggested. The eye connected to the wakeful half looked in the direction of the turn, presumably to
    avoid collisions. More surprisingly, both halves occasionally slept at once, and the birds did not fall.

    Yet the most striking result was how little they slept: about forty-two minutes a day on average, compared with
    more than twelve hours on land. Why, if sleep in flight is possible, do they make so little use of it? The
    recordings cannot say. What they do show is that these birds can go with very little sleep and still perform a
    demanding task, and this is, for those who study the consequences of sleeplessness in human beings, perhaps the
    more intriguing of the two discoveries.
  `,
  questions: [
    {
      skill: "details",
      stem: "How did the researchers find out whether the birds slept in flight?",
      right: "by attaching instruments that recorded their brain activity",
      wrong: [
        "by following them in aircraft for as long as ten days",
        "by keeping them awake on land and observing the effects",
        "by comparing their open eyes with those of resting ducks",
      ],
      explanation: {
        en: `
          The birds carried “small devices that registered brain activity and movements of the head.” Ten days is the
          length of the birds’ own flights.
        `,
        zh: "鸟身上装了“small devices that registered brain activity”。十天是鸟自己飞行的时长，不是飞机跟踪。",
      },
    },
    {
      skill: "inference",
      stem: "Which finding could not have been predicted from what was known about ducks?",
      right: "Frigatebirds sometimes sleep with the whole brain while flying.",
      wrong: [
        "Frigatebirds can rest one half of the brain while the other is awake.",
        "Frigatebirds keep one eye on the direction where danger may come from.",
        "Frigatebirds stay partly alert in situations that are not safe.",
      ],
      explanation: {
        en: `
          Ducks suggested half-brain sleep with one watchful eye. That both halves sometimes slept at once is
          introduced with “More surprisingly.” The other three findings match the ducks.
        `,
        zh: "鸭子已提示半脑睡眠和一只眼警戒；“More surprisingly”引出的两半脑同时入睡才是新发现，其余三项都与鸭子一致。",
      },
    },
    {
      skill: "craft",
      stem: "How does the last paragraph relate to the question raised in the first?",
      right: "It shows that the answer has led to a further and perhaps larger question.",
      wrong: [
        "It rejects the answer because the recordings were not made on land.",
        "It repeats both of the early explanations in order to choose between them.",
        "It applies the answer to prove that human beings need less sleep than they think.",
      ],
      explanation: {
        en: `
          The first paragraph asks whether birds sleep in flight. They do, but the last asks why so little, which “the
          recordings cannot say” and which may matter more. Nothing is proved about how much sleep people need.
        `,
        zh: "首段问鸟是否在飞行中睡觉；末段答案已知，却引出更大的问题：为何睡得这么少。文章没有证明人需要的睡眠更少。",
      },
    },
  ],
};
