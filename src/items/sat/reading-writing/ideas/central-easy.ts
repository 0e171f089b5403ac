import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const easyCentral: readonly Draft[] = [
  {
    slug: "otter-coat",
    passage: `Sea otters spend much of the day cleaning their coats. Unlike seals, they have no thick layer of fat.
      What keeps them warm is air trapped in their fur, the densest of any animal, and fur that is matted
      or dirty holds no air. An otter that stopped grooming would soon be in danger from the cold.`,
    question: "Which choice best states the main idea of the text?",
    right: "Grooming is what allows sea otters to stay warm.",
    wrong: {
      detail: "Seals have a thicker layer of fat than sea otters do.",
      notSupported: "Sea otters can survive only where the water is warm.",
      opposite: "Sea otters lose warmth whenever they clean their coats.",
    },
    why: say(
      `Each sentence leads to the last: clean fur holds the air that keeps an otter warm. The fat of seals is only
        a point of comparison.`,
      "各句都指向结论：干净的皮毛才能留住保暖的空气。海豹的脂肪只是用来对比的细节。",
    ),
  },
  {
    slug: "joaquin-supper",
    passage: `Joaquin counted the coins a second time. There was enough for the ticket, or enough for supper, but
      not for both, and the last train left in nine minutes. His mother’s letter had said only “Come soon.”
      He pushed the coins across the counter and told himself that he had never liked the station’s soup.`,
    question: "According to the text, why does Joaquin go without supper?",
    right: "He needs his money for the train.",
    wrong: {
      detail: "He dislikes the soup at the station.",
      notSupported: "He has lost some coins on the way.",
      wrongCause: "He expects his mother to feed him.",
    },
    why: say(
      `His coins are enough for the ticket or for supper, and he pushes them across the counter in reply to the
        letter. That he never liked the soup is what he tells himself for comfort.`,
      "钱只够买车票或晚饭之一，他选择了买票；“不喜欢那汤”只是自我安慰。",
    ),
  },
  {
    slug: "seed-library",
    passage: `At the public library in Orsa, visitors can borrow seeds as well as books. They take home a packet of
      beans or lettuce in the spring, grow the plants, and bring back seeds from the harvest in the fall.
      Since the collection began with forty packets, it has grown to more than nine hundred, and sorts that
      no shop sells any longer have been kept alive.`,
    question: "Which choice best states the main idea of the text?",
    right: "A library’s lending of seeds has been a success.",
    wrong: {
      detail: "Beans and lettuce are easy plants to grow at home.",
      tooBroad: "Libraries everywhere now lend more than books.",
      opposite: "Few borrowers bring back seeds in the fall.",
    },
    why: say(
      `The text tells how the lending works and that the collection has grown and saved rare sorts: it has been a
        success. It speaks of one library only.`,
      "文章说明借种子的做法以及收藏增多、稀有品种得以保存，即取得成功；文中只谈一家图书馆。",
    ),
  },
  {
    slug: "braille-dots",
    passage: `As a student in Paris, Louis Braille learned of a system of raised dots that a former army officer
      had devised. Each of its signs used up to twelve dots, too many for a fingertip to feel at once.
      Braille’s own system, which he had worked out by the age of fifteen, used no more than six.`,
    question: "According to the text, what was the trouble with the earlier system?",
    right: "One touch of a finger could not take in a whole sign.",
    wrong: {
      wrongCause: "Its dots could be read only by people with army training.",
      notSupported: "Its signs could be learned by heart only with great effort.",
      opposite: "It had too few dots to make all the signs that were needed.",
    },
    why: say(
      `Up to twelve dots were “too many for a fingertip to feel at once.” The trouble was too many dots, then, and
        not too few.`,
      "文中说十二个点“太多，指尖无法一次摸全”，因此一次触摸无法感知整个符号。问题在于点太多，而不是太少。",
    ),
  },
  {
    slug: "sisters-and-kite",
    passage: `Mei had built the kite, and Lan had never once helped: not with the bamboo, not with the paste. But
      when the string snapped and the thing went sailing over the market, it was Lan who ran, shouting at
      strangers, climbing crates, and tearing her good sleeve. She came back at dusk with a bent frame and
      one torn wing, and held them out as if they were her own.`,
    question: "Which choice best states the main idea of the text?",
    right: "Lan turns out to care about the kite more than it had seemed.",
    wrong: {
      detail: "Lan tears her good sleeve while running through the market.",
      opposite: "Lan is glad that the kite her sister built has been lost.",
      notSupported: "Mei decides that from now on the kite shall belong to both.",
    },
    why: say(
      `Lan never helped, “but” she runs, climbs, and brings back the kite as if it were her own. The sleeve is only
        one detail of the search.`,
      "兰从未帮忙，但风筝飞走后却拼命去追，可见她其实很在乎；撕破袖子只是细节。",
    ),
  },
  {
    slug: "leafcutter-garden",
    passage: `Leaf-cutting ants carry pieces of leaf many times their own weight back to the nest, but they do not
      eat them. Workers chew the pieces to a pulp and spread it in underground chambers, where a fungus
      grows on it. The fungus, which is found nowhere but in such nests, is what feeds the colony’s young.`,
    question: "According to the text, how do the ants make use of leaves?",
    right: "As material on which their food is grown",
    wrong: {
      wrongCause: "As food that the workers chew for the young",
      notSupported: "As walls that keep the chambers warm and dry",
      detail: "As loads that show how strong each worker is",
    },
    why: say(
      `The pulp is spread in the chambers, a fungus grows on it, and the fungus feeds the young. The workers do chew
        the leaves, but not as food for the young.`,
      "蚂蚁把叶子嚼成浆铺在巢中，上面长出真菌，真菌才是幼虫的食物。工蚁虽然咀嚼叶子，却不是用叶子喂幼虫。",
    ),
  },
];
