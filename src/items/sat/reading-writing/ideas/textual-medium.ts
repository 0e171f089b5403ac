import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const mediumTextual: readonly Draft[] = [
  {
    slug: "faded-blue",
    passage: `A portrait in a town museum shows a merchant in a dull gray coat. Conservator Iris Okafor believes
      that the coat was once a brilliant blue: the painter, she argues, used smalt, a pigment of powdered
      cobalt glass that can turn gray over time when it is mixed with oil.`,
    question: "Which finding, if true, would most directly support Okafor’s belief?",
    right: "Under the frame, where little light or air had reached, the paint of the coat is a bright blue.",
    wrong: {
      irrelevant: "Several other painters of the same town are known to have used smalt for skies and for coats.",
      opposite: "A chemical test of the coat found a mixture of chalk and charcoal and no trace of cobalt.",
      indirect: "A letter by the merchant’s wife mentions that he owned more blue clothes than gray ones.",
    },
    why: say(
      `Blue paint on the coat itself is direct evidence that it was once blue. What others used, or what the
        merchant wore, does not tell what this painter did.`,
      "画框下同一件外套的颜料仍为亮蓝，是直接证据；其他画家的做法或商人的衣服都不能说明这幅画。",
    ),
  },
  {
    slug: "warm-flowers",
    passage: `Botanist Paulo Reis observed that bumblebees in an alpine meadow visit a cup-shaped yellow flower
      more often than any other. The flower turns with the sun, and its cup is several degrees warmer than
      the air. Reis concluded that the bees choose the flower for its warmth.`,
    question: "Which finding, if true, would most directly weaken Reis’s conclusion?",
    right: "When the cups were shaded until they were as cool as the air, the bees visited them just as often.",
    wrong: {
      irrelevant: "When the sun is low in the morning, bumblebees fly more slowly than they do in the afternoon.",
      opposite: "When small heaters were set beneath other flowers, the bees began to visit those flowers as well.",
      detail: "When the meadow is in full bloom, more than forty kinds of flowers can be found within its borders.",
    },
    why: say(
      `If warmth is the reason, shaded flowers should lose visitors. That they lose none weakens the conclusion;
        success with heaters would strengthen it.`,
      "若因温暖而来，遮阴变凉后访问应减少；次数不变则削弱结论。加热其他花后蜜蜂也来，反而加强结论。",
    ),
  },
  {
    slug: "narrators-memory",
    passage: `A student writing about a novel’s narrator, a retired ferry captain, claims that he distrusts his own
      memory even as he relies on it to tell his story.`,
    question: "Which quotation from the novel most effectively illustrates the claim?",
    right: `“I set the lamp on the left in this telling, for I must set it somewhere, though God knows where it
      stood.”`,
    wrong: {
      detail: `“I have told this to my sons and to theirs, and not one of them has ever let me reach the end of
        it.”`,
      irrelevant: `“I was never a man for charts, for the river was all the chart that I required, and it has
        never lied to me.”`,
      opposite: `“I can see the lamp still, on the left, with its crack and its ring of rust, as I see the hand
        before me.”`,
    },
    why: say(
      `“I must set it somewhere, though God knows” gives a detail because the story needs one and doubts it at
        once: he both uses his memory and distrusts it. “I can see the lamp still” shows trust only.`,
      "他为讲故事安排了灯的位置，又承认不知真假：既依赖又怀疑记忆。“至今仍看得见那盏灯”只表现确信。",
    ),
  },
  {
    slug: "bold-foxes",
    passage: `Foxes in the city of Marrow allow people to come much closer than foxes in the country nearby do.
      Biologist Jun Hartmann proposes that city foxes are born no bolder than others and that each of them
      learns, by meeting people every day, that they do no harm.`,
    question: "Which finding, if true, would most directly support Hartmann’s proposal?",
    right: "Cubs born to city foxes but raised in the country keep as far from people as country foxes do.",
    wrong: {
      opposite: "Cubs born to city foxes come close to people on the first day that they leave their den.",
      irrelevant: "Cubs born in the city weigh more at the age of six months than cubs born in the country.",
      indirect: "Adult foxes in the city are active in the daytime more often than adult foxes in the country.",
    },
    why: say(
      `If boldness is learned, city foxes who grow up away from people should be shy. Boldness on the first day
        would mean that it is inborn.`,
      "若胆量是后天学来的，城市狐的幼崽在乡村长大就应怕人；出窝第一天就不怕人则说明是天生的。",
    ),
  },
];
