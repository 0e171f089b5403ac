import type { Passage } from "../model";

export const octopusArms: Passage = {
  name: "octopus-arms",
  area: "informational",
  level: 200,
  title: "The Animal with Thinking Arms",
  text: `
    An octopus has three hearts, blue blood, and no bones at all. Yet the strangest thing about it may be the way in
    which it thinks.

    In your body, almost all decisions are made in the brain. An octopus has a brain, too, but about two thirds of its
    nerve cells are in its eight arms. Each arm can taste and feel what it touches with its suckers. If an arm meets
    something good to eat, it does not have to wait for detailed orders. It can grip the food, bend, and pass it
    toward the mouth largely on its own, while another arm explores a crack in a rock.

    The brain still has a say. It can tell the arms what the goal is, such as “find food,” and the arms work out many
    of the details. Scientists sometimes compare this to a good team with a leader who does not control every small
    step.

    Having no bones makes such arms especially useful. A person’s arm bends only at certain points, but an octopus arm
    can bend anywhere. That is a huge number of possible movements. A brain that had to plan every one of them would
    have little time for anything else.
  `,
  questions: [
    {
      skill: "details",
      stem: "Where are most of an octopus’s nerve cells?",
      right: "in its arms",
      wrong: ["in its brain", "in its hearts", "in its mouth"],
      explanation: {
        en: `
          “About two thirds of its nerve cells are in its eight arms.” Almost all decisions are made in the brain in
          people, not in the octopus.
        `,
        zh: "文中说“about two thirds of its nerve cells are in its eight arms”。决定主要由大脑做出说的是人。",
      },
    },
    {
      skill: "inference",
      stem: "Why is it helpful for an octopus that its arms work out many details?",
      right: "The brain is free to do other things.",
      wrong: [
        "The brain can grow larger over time.",
        "The arms can bend at more points.",
        "The arms need less food than before.",
      ],
      explanation: {
        en: `
          The last paragraph says that a brain that planned every movement “would have little time for anything else.”
          The arms bend so well because they have no bones.
        `,
        zh: "最后一段说如果大脑要计划每个动作，就“would have little time for anything else”。手臂能随处弯曲是因为没有骨头。",
      },
    },
    {
      skill: "craft",
      stem: "Why do scientists compare the octopus to a team with a leader?",
      right: "to make clear how the brain and the arms share the work",
      wrong: [
        "to show that octopuses often hunt together in large groups",
        "to explain why an octopus can taste things with its arms",
        "to prove that octopuses are more intelligent than people",
      ],
      explanation: {
        en: `
          The leader stands for the brain, which sets the goal, and the team for the arms, which do the details. The
          text speaks of one animal, not of groups.
        `,
        zh: "队长好比大脑定目标，队员好比手臂处理细节。文章讲的是一只章鱼内部的分工，不是成群捕猎。",
      },
    },
  ],
};
