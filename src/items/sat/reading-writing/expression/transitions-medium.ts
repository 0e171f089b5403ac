import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const mediumTransitions: readonly Draft[] = [
  {
    slug: "heavy-lens",
    passage: `The new camera is twice as heavy as the model it replaces, its battery lasts for only two hours, and
      it costs more than some used cars. ______, wildlife photographers are buying it faster than it can be
      made, for it takes clear pictures by moonlight.`,
    right: "Nevertheless",
    wrong: {
      cause: "Accordingly",
      addition: "Furthermore",
      example: "For instance",
    },
    why: say(
      `After three drawbacks one would expect few buyers; that there are many is told against that expectation.
        “Accordingly” would call for few buyers and “furthermore” for one more drawback.`,
      "列举三项缺点后，热销出乎意料，需要让步转折的 Nevertheless。Accordingly 之后应是少人问津，Furthermore 之后应是又一项缺点。",
    ),
  },
  {
    slug: "two-kinds-of-ice",
    passage: `The ice of Antarctica lies mostly on land, where it has built up from snow over a very long time. The
      ice at the North Pole, ______, floats on the sea, and most of it is only a few meters thick.`,
    right: "by contrast",
    wrong: {
      cause: "therefore",
      example: "for example",
      addition: "moreover",
    },
    why: say(
      `Ice on land and ice that floats are set against each other. “Therefore” would make the one the result of the
        other.`,
      "一个在陆地上，一个浮在海上，两者形成对比，用 by contrast。therefore 会把二者说成因果。",
    ),
  },
  {
    slug: "tuned-streets",
    passage: `Planners in the town of Hest wanted drivers on one straight road to slow down without being told to.
      ______, they had trees planted on both sides so that the gaps between the trunks became shorter and
      shorter toward the school.`,
    right: "To this end",
    wrong: {
      contrast: "On the other hand",
      example: "For instance",
      similarity: "In the same way",
    },
    why: say(
      `The trees are the means to what the planners wanted, which is what “To this end” says. They are not an
        example of the wish, as “For instance” would have it.`,
      "种树是实现规划者目标的手段，用 To this end（为此）。树木不是愿望的例子，不用 For instance。",
    ),
  },
  {
    slug: "learned-alarm",
    passage: `The alarm calls of some monkeys tell more than that danger is near. ______, one call is given for
      eagles and another for leopards, and monkeys that hear them look up in the first case and climb trees
      in the second.`,
    right: "Specifically",
    wrong: {
      similarity: "Likewise",
      time: "Subsequently",
      concession: "Admittedly",
    },
    why: say(
      `The second sentence spells out exactly what more the calls tell. “Likewise” would bring in something else
        that is similar.`,
      "后句具体说明叫声还传达了什么信息，用 Specifically。Likewise 则应引出另一件类似的事。",
    ),
  },
  {
    slug: "empty-theater-seats",
    passage: `A theater that sells every seat for every evening may seem to be doing as well as it can. ______, it
      may be charging too little: some of those who were turned away might gladly have paid more.`,
    right: "In fact",
    wrong: {
      example: "For example",
      addition: "In addition",
      similarity: "Likewise",
    },
    why: say(
      `The second sentence corrects what “may seem” so with what may really be the case. “In addition” would agree
        with it and add to it.`,
      "前句说“看似”很好，后句指出实际情况可能相反，用 In fact 加以纠正。In addition 只是顺着前句补充。",
    ),
  },
  {
    slug: "thick-fog-nets",
    passage: `On dry mountains near the coast, nets hung on poles collect water from fog at almost no cost, and
      they have no parts that wear out quickly. ______, they need no electricity, so they can be set up far
      from any village.`,
    right: "Moreover",
    wrong: {
      contrast: "However",
      cause: "Consequently",
      restatement: "In other words",
    },
    why: say(
      "That the nets need no electricity is a further advantage. It does not follow from the ones named before.",
      "后句补充另一个优点，并非由前句推出，用 Moreover。",
    ),
  },
];
