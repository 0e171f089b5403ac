import { say } from "../../../engine/words";
import type { LevelSet, Meaning } from "../model";

export const b1Meanings: LevelSet<Meaning> = {
  level: "B1",
  entries: [
    {
      slug: "took-all-afternoon",
      skill: "explicitMeaning",
      offset: -0.75,
      lines: ["Sofia: Did you manage to fix the bike?", "Ravi: I did, though it took me the whole afternoon."],
      right: "The bike works again now.",
      wrong: { gaveUp: "He gave up in the afternoon.", later: "He’ll fix it this afternoon." },
      why: say(
        "“I did” means that he managed to fix it. The rest only says how long it took.",
        "I did 表示修好了，后半句只是说花了一整个下午。",
      ),
    },
    {
      slug: "werent-so-expensive",
      skill: "explicitMeaning",
      offset: -0.15,
      lines: ["Yuki: Why don’t you take the train?", "Paul: I would if it weren’t so expensive."],
      right: "The train costs too much for him.",
      wrong: { takes: "He takes the train when he can.", slow: "The train isn’t fast enough for him." },
      why: say(
        "The unreal “if it weren’t” tells us that it is expensive, and that is why he doesn’t take it.",
        "if it weren’t so expensive 是虚拟语气，事实是太贵，所以他不坐。",
      ),
    },
    {
      slug: "as-long-as",
      skill: "explicitMeaning",
      offset: 0.15,
      lines: ["Sam: Shall I book the early flight?", "Nina: Yes, as long as it isn’t before six."],
      right: "She won’t fly before six.",
      wrong: { before: "She hopes to fly before six.", long: "She’d like a longer flight." },
      why: say(
        "“As long as” sets a condition: an early flight is fine, but only from six o’clock on.",
        "as long as 表示条件“只要”：早班机可以，但不能早于六点。",
      ),
    },
    {
      slug: "wish-i-had",
      skill: "explicitMeaning",
      offset: 0.35,
      lines: ["Elif: You should’ve seen the crowd at the market!", "Minh: I wish I had."],
      right: "He’s sorry he wasn’t there.",
      wrong: { saw: "He was there and saw the crowd.", glad: "He’s glad he stayed at home." },
      why: say(
        "“I wish I had” is a wish about the past: he did not see it, and he is sorry.",
        "I wish I had 表示对过去的遗憾：他没去，觉得可惜。",
      ),
    },
    {
      slug: "have-a-go",
      skill: "explicitMeaning",
      offset: 0,
      lines: ["Hana: I can’t open this jar.", "Kofi: Here, let me have a go."],
      right: "He’ll try to open it.",
      wrong: { leave: "He’d like to leave now.", inside: "He’d like some, too." },
      why: say(
        "To “have a go” is to try. It has nothing to do with going away.",
        "have a go 意思是“试一试”，与“离开”无关。",
      ),
    },
    {
      slug: "itll-grow",
      skill: "impliedMeaning",
      offset: -0.15,
      lines: ["Tom: What do you think of my haircut?", "Aisha: Well, it’ll grow."],
      right: "She doesn’t like his haircut.",
      wrong: { short: "She’d like a haircut like his.", again: "She thinks he needs a haircut." },
      why: say(
        "“It’ll grow” is comfort for a haircut that went wrong, so she doesn’t like it.",
        "It’ll grow（会长出来的）是安慰的话，言外之意是剪得不好看。",
      ),
    },
    {
      slug: "wont-be-going-back",
      skill: "impliedMeaning",
      offset: 0,
      lines: ["Jun: Is the new café any good?", "Olga: Let’s just say I won’t be going back."],
      right: "She was disappointed with the café.",
      wrong: { notYet: "She hasn’t been there yet.", closed: "She heard that it has closed." },
      why: say(
        "“Let’s just say” holds back her real opinion, and somebody who won’t go back wasn’t pleased.",
        "Let’s just say 是委婉的说法；不会再去，说明她不满意。",
      ),
    },
    {
      slug: "school-closes-at-four",
      skill: "impliedMeaning",
      offset: 0.5,
      lines: [
        "Manager: Any chance you could stay longer this afternoon?",
        "Grace: I have to collect my daughter at four.",
      ],
      right: "She isn’t able to stay any longer.",
      wrong: { back: "She’ll come back at four.", bring: "She’ll bring her daughter." },
      why: say(
        "She gives the reason instead of the word “no”: she has to be somewhere else at four.",
        "她用理由代替“不行”：四点要接女儿，所以不能留下。",
      ),
    },
  ],
};
