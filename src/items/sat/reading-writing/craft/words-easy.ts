import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const easyWords: readonly Draft[] = [
  {
    slug: "tide-mill-hours",
    passage: `A tide mill could grind grain only while the tide was going out, so its working hours moved from day
      to day. Even so, they were entirely ______: a miller with a tide table could name, weeks in advance,
      the minute at which the wheel would begin to turn.`,
    right: "predictable",
    wrong: {
      opposite: "irregular",
      association: "seasonal",
      notSupported: "convenient",
    },
    why: say(
      `The miller can name the minute weeks in advance, so the hours can be foreseen: they are predictable. “Even
        so” sets this against hours that move about.`,
      "磨坊主能提前几周说出水轮转动的时刻，说明时间可以预知，即 predictable。Even so 表示与“每天变动”相对，所以 irregular 不合。",
    ),
  },
  {
    slug: "peat-moss-water",
    passage: `Peat moss can hold many times its own dry weight in water. Gardeners value it for this ______
      quality: soil that has been mixed with the moss stays damp long after the rain has stopped.`,
    right: "absorbent",
    wrong: {
      opposite: "waterproof",
      association: "decorative",
      notSupported: "fragrant",
    },
    why: say(
      `The text speaks of taking in and holding water, which is what “absorbent” means. Something waterproof would
        keep water out.`,
      "文中讲的是吸水和保水，即 absorbent；waterproof（防水）意思相反。",
    ),
  },
  {
    slug: "moldy-photographs",
    passage: `Archivist Lena Moreau feared that the box of photographs from the 1890s was beyond saving. Yet the
      restoration team managed to ______ nearly all of them, bringing faces and street signs back into view
      from beneath layers of mold.`,
    right: "recover",
    wrong: {
      opposite: "discard",
      association: "frame",
      notSupported: "imitate",
    },
    why: say(
      `“Yet” goes against the fear of loss, and the pictures come back into view: the team recovered them. To
        discard them would be the loss that was feared, and to frame them comes only after that.`,
      "Yet 与“无法挽救”的担心相反，人脸和路牌重新显现，说明照片被抢救回来，即 recover。discard（丢弃）正是当初担心的结果，frame（装框）则是修好以后的事。",
    ),
  },
  {
    slug: "amara-on-the-bus",
    passage: `As the bus slowed, Amara’s resolve, so firm at breakfast, began to waver. She read the address again,
      folded the paper, and stayed in her seat one stop longer than she had planned.`,
    question: "In the text, what does the word “waver” most nearly mean?",
    right: "become less certain",
    wrong: {
      otherSense: "move from side to side",
      opposite: "grow stronger",
      notSupported: "turn into anger",
    },
    why: say(
      `Her resolve was firm in the morning, and now she stays in her seat instead of getting off: it becomes less
        certain. The usual sense, moving from side to side, is said of things.`,
      "早晨她决心坚定，此刻却没有下车，说明决心动摇、变得不确定。“左右摇摆”是 waver 用于物体时的意思。",
    ),
  },
  {
    slug: "honeyguide-bargain",
    passage: `In parts of Africa, birds called honeyguides lead people to the nests of wild bees. The arrangement
      is ______ to both sides: the people take the honey, and the birds feed on the wax and larvae that are
      left behind.`,
    right: "beneficial",
    wrong: {
      opposite: "harmful",
      association: "familiar",
      notSupported: "puzzling",
    },
    why: say(
      `After the colon each side is said to get food from the arrangement, so it does both sides good. It may be
        familiar to them too, but that is not what the colon explains.`,
      "冒号后说明双方都得到食物，因此这种合作对双方 beneficial（有益）。它也许为双方所熟悉（familiar），但冒号后解释的不是这一点。",
    ),
  },
  {
    slug: "crossing-signs",
    passage: `The committee wanted the new signs at the river crossing to be highly ______, so the designer chose
      thick black letters on a yellow ground that drivers could read from two hundred meters away, even at
      dusk.`,
    right: "noticeable",
    wrong: {
      opposite: "subtle",
      nearMeaning: "durable",
      notSupported: "affordable",
    },
    why: say(
      `Thick letters that can be read from far away make signs easy to notice. Nothing is said of what they cost or
        how long they last.`,
      "又粗又黑、远处可读的字使标志醒目，即 noticeable；文中没有提到价格或使用时间。",
    ),
  },
  {
    slug: "second-novel",
    passage: `Early reviewers called Priya Nair’s second novel a mere ______ of her first. They pointed to the same
      seaside town, the same quarreling sisters, and even the same lost ring.`,
    right: "repetition",
    wrong: {
      opposite: "rejection",
      nearMeaning: "correction",
      notSupported: "explanation",
    },
    why: say(
      `The same town, sisters, and ring appear again, so the reviewers see the second novel as a repetition of the
        first. Nothing is said to have been put right or explained.`,
      "同样的小镇、姐妹和戒指再次出现，评论者认为第二部小说只是重复，即 repetition。",
    ),
  },
  {
    slug: "sundew-trap",
    passage: `The leaves of a sundew look harmless, but the shining drops on their hairs are glue. Small insects
      that land there become ______: the harder they struggle, the more of the sticky hairs they touch.`,
    right: "entangled",
    wrong: {
      opposite: "detached",
      association: "sheltered",
      notSupported: "nourished",
    },
    why: say(
      `Insects that touch more and more sticky hairs are held fast, that is, entangled. It is the plant that will
        be nourished.`,
      "昆虫越挣扎碰到的黏毛越多，被牢牢缠住，即 entangled。得到养分的是植物而不是昆虫。",
    ),
  },
  {
    slug: "old-cinema-vote",
    passage: `Rather than ______ the old cinema, as some residents had expected, the town council voted to repair
      it: the roof will be replaced, the seats mended, and the painted ceiling cleaned.`,
    right: "demolish",
    wrong: {
      opposite: "preserve",
      association: "inspect",
      notSupported: "advertise",
    },
    why: say(
      `“Rather than” calls for the contrary of repairing the building: tearing it down. “Preserve” would agree with
        the vote instead of standing against it.`,
      "Rather than 要求与“修缮”相反的意思，即拆除 demolish；preserve 与投票结果一致，不构成对比。",
    ),
  },
];
