import { say } from "../../engine/words";
import { defineLanguageModel } from "../engine/model";

const whichCommas = "Which sentence uses commas correctly?";

type List = readonly [start: string, first: string, second: string, third: string, end: string];

export const listCommas = defineLanguageModel<List>({
  name: "commas-in-a-list",
  area: "mechanics",
  skill: "commas",
  frames: {
    170: [
      ["We saw", "ducks", "geese", "swans", "."],
      ["I have", "a ball", "a kite", "a drum", "."],
    ],
    180: [
      ["Tara packed", "a hat", "a towel", "a snack", " for the trip."],
      ["The shop sells", "bread", "milk", "eggs", " every day."],
    ],
    190: [["The hikers", "climbed the hill", "ate their lunch", "rested under a tree", "."]],
  },
  make: ([start, first, second, third, end]) => ({
    stem: whichCommas,
    right: `${start} ${first}, ${second}, and ${third}${end}`,
    wrong: {
      commaBeforeTheList: `${start}, ${first}, ${second} and ${third}${end}`,
      leavesOneOut: `${start} ${first} ${second}, and ${third}${end}`,
      commaAfterAnd: `${start} ${first}, ${second} and, ${third}${end}`,
    },
    explanation: say(
      `Commas separate the parts of a list: “${first}, ${second}, and ${third}”. None stands before the list ` +
        `or after “and”.`,
      `逗号把并列的各项隔开：${first}, ${second}, and ${third}。并列项之前和 and 之后不加逗号。`,
    ),
  }),
});

type Address = readonly [name: string, please: string, rest: string];

export const addressCommas = defineLanguageModel<Address>({
  name: "comma-direct-address",
  area: "mechanics",
  skill: "commas",
  frames: {
    190: [
      ["Lena", "please close", "the window."],
      ["Grandpa", "come and see", "our snowman."],
    ],
    200: [["Class", "open your books", "to the map of Asia."]],
  },
  make: ([name, please, rest]) => ({
    stem: `The writer speaks to ${name === "Class" ? "a class" : name}. ${whichCommas}`,
    right: `${name}, ${please} ${rest}`,
    wrong: {
      noComma: `${name} ${please} ${rest}`,
      commaTooLate: `${name} ${please}, ${rest}`,
      commaInTheMiddle: `${name} ${please.replace(" ", ", ")} ${rest}`,
    },
    explanation: say(
      `A comma separates the name of the one who is spoken to: “${name}, …”. The rest of the request needs none.`,
      `称呼对方的词后面用逗号隔开：${name}, …。后面的请求中不加逗号。`,
    ),
  }),
});

type Intro = readonly [opening: string, subject: string, rest: string];

export const openingComma = defineLanguageModel<Intro>({
  name: "comma-after-opening",
  area: "mechanics",
  skill: "commas",
  frames: {
    200: [
      ["When the rain stopped", "the children", "ran outside."],
      ["After we ate", "the dog", "begged for scraps."],
    ],
    210: [
      ["Because the bridge was closed", "the driver", "took another road."],
      ["As the boat left", "the shore", "slowly grew smaller."],
    ],
    220: [["While the painters were eating", "the ladder", "slid to the ground."]],
  },
  make: ([opening, subject, rest]) => ({
    stem: whichCommas,
    right: `${opening}, ${subject} ${rest}`,
    wrong: {
      noComma: `${opening} ${subject} ${rest}`,
      commaAfterSubject: `${opening} ${subject}, ${rest}`,
      commaAfterFirstWord: `${opening.replace(" ", ", ")} ${subject} ${rest}`,
    },
    explanation: say(
      `The opening clause ends after “${opening}”, and a comma marks its end. ` +
        `A comma after “${subject}” would cut the subject from its verb.`,
      `句首的从句到 ${opening} 为止，后面用逗号。在 ${subject} 后加逗号会把主语和谓语隔开。`,
    ),
  }),
});

type Two = readonly [first: string, link: string, second: string];

export const compoundComma = defineLanguageModel<Two>({
  name: "comma-compound",
  area: "mechanics",
  skill: "commas",
  frames: {
    200: [
      ["The sun went down behind the hills", "and", "the air turned cold"],
      ["I wanted to finish the puzzle", "but", "one piece was missing"],
    ],
    210: [
      ["The store had closed for the night", "so", "we walked back to the hotel"],
      ["You may paint the fence on your own", "or", "your cousin may help you"],
    ],
  },
  make: ([first, link, second]) => ({
    stem: "Which sentence is punctuated correctly?",
    right: `${first}, ${link} ${second}.`,
    wrong: {
      splice: `${first}, ${second}.`,
      runOn: `${first} ${second}.`,
      commaAfterLink: `${first} ${link}, ${second}.`,
    },
    explanation: say(
      `Two whole sentences are joined by a comma and “${link}”. A comma alone, or nothing at all, cannot join them; ` +
        `the comma comes before “${link}”.`,
      `两个完整的句子用逗号加 ${link} 连接，只用逗号或什么都不用都不行，逗号放在 ${link} 前面。`,
    ),
  }),
});

export const placeCommas = defineLanguageModel<readonly [start: string, city: string, country: string, end: string]>({
  name: "commas-places",
  area: "mechanics",
  skill: "commas",
  frames: {
    190: [
      ["We flew to", "Lima", "Peru", "with our aunt."],
      ["The letter from", "Nairobi", "Kenya", "came today."],
    ],
    200: [["The museum in", "Bergen", "Norway", "opens at nine."]],
  },
  make: ([start, city, country, end]) => ({
    stem: whichCommas,
    right: `${start} ${city}, ${country}, ${end}`,
    wrong: {
      onlyAfterCountry: `${start} ${city} ${country}, ${end}`,
      beforeTheCity: `${start}, ${city} ${country} ${end}`,
      none: `${start} ${city} ${country} ${end}`,
    },
    explanation: say(
      `A comma stands between a city and its country, and another after the country: “${city}, ${country},”.`,
      `城市和国家之间用逗号，国家后面再用一个逗号：${city}, ${country},。`,
    ),
  }),
});
