import { box, disc, dots, oval, shape, turnedDrawing } from "./drawing";
import { picturesOf } from "./picture";

export const toys = picturesOf("toy", [
  ["ball", "球", "B AO L", disc(32, 32, 26, "red") + shape("M8 24Q32 40 56 24M32 6Q18 32 32 58")],
  [
    "kite",
    "风筝",
    "K AY T",
    shape("M36 4 54 22 30 46 14 14Z", "blue") +
      shape("M36 4 30 46M14 14 54 22") +
      shape("M30 46Q22 48 26 54T20 60M22 50 30 54M20 56 27 60"),
  ],
  [
    "drum",
    "鼓",
    "D R AH M",
    shape("M8 26V48C8 60 56 60 56 48V26Z", "red") +
      oval(32, 26, 24, 9, "sand") +
      shape("M8 34 20 54 32 36 44 54 56 34M20 4 32 24M50 6 38 24"),
  ],
  [
    "balloon",
    "气球",
    "B AH L UW N",
    shape("M32 4C46 4 52 14 50 26 48 36 40 42 32 42S16 36 14 26C12 14 18 4 32 4Z", "purple") +
      shape("M28 47 32 42 36 47ZM32 47Q26 54 32 61M22 20Q22 13 28 11", "none"),
  ],
  [
    "block",
    "积木",
    "B L AA K",
    shape("M8 22 32 10 56 22V46L32 58 8 46Z", "orange") + shape("M8 22 32 34 56 22M32 34V58"),
  ],
  [
    "guitar",
    "吉他",
    "G IH T AA R",
    turnedDrawing(
      40,
      shape("M29 4H35V26H29Z", "sand") +
        shape("M32 24C42 22 42 32 40 36 48 44 44 60 32 60S16 44 24 36C22 32 22 22 32 24Z", "brown") +
        disc(32, 44, 5, "sand") +
        shape("M32 4V54M26 6H38"),
    ),
  ],
  [
    "doll",
    "娃娃",
    "D AA L",
    shape("M24 26 14 58H50L40 26ZM24 32 10 42M40 32 54 42M26 58V63M38 58V63", "pink") +
      shape("M18 22C14 2 50 2 46 22Z", "brown") +
      disc(32, 18, 10, "sand") +
      dots([28, 18], [36, 18]) +
      shape("M28 23Q32 26 36 23"),
  ],
  [
    "gift",
    "礼物",
    "G IH F T",
    box(8, 28, 48, 30, 2, "green") +
      box(5, 20, 54, 10, 2, "green") +
      shape("M28 20H36V58H28Z", "red") +
      shape("M32 20C20 20 14 6 22 6 28 6 32 14 32 20 32 14 36 6 42 6 50 6 44 20 32 20Z", "red"),
  ],
  [
    "robot",
    "机器人",
    "R OW B AA T",
    box(16, 14, 32, 22, 4, "grey") +
      box(20, 38, 24, 18, 2, "blue") +
      shape("M32 14V6M20 44H10V54M44 44H54V54M26 56V62M38 56V62M26 30H38") +
      disc(32, 5, 3, "red") +
      dots([25, 23], [39, 23]),
  ],
]);

export const things = picturesOf("thing", [
  [
    "box",
    "箱子",
    "B AA K S",
    box(10, 28, 44, 30, 1, "brown") + shape("M10 28 4 16H28L32 28ZM54 28 60 16H36L32 28Z", "sand") + shape("M26 40H38"),
  ],
  [
    "book",
    "书",
    "B UH K",
    shape("M32 16C24 8 12 8 4 12V52C12 48 24 48 32 56 40 48 52 48 60 52V12C52 8 40 8 32 16Z", "blue") +
      shape("M32 16V56M11 20Q18 18 25 22M11 30Q18 28 25 32M39 22Q46 18 53 20M39 32Q46 28 53 30"),
  ],
  [
    "pencil",
    "铅笔",
    "P EH N S AH L",
    turnedDrawing(
      45,
      shape("M26 10H38V46H26Z", "yellow") +
        shape("M26 46H38L32 60Z", "sand") +
        box(26, 2, 12, 8, 2, "pink") +
        shape("M30.5 56 32 60 33.5 56Z", "grey"),
    ),
  ],
  ["bag", "包", "B AE G", shape("M10 24H54L58 58H6Z", "orange") + shape("M20 32V18C20 4 44 4 44 18V32")],
  [
    "umbrella",
    "雨伞",
    "AH M B R EH L AH",
    shape("M32 4V10M32 30V52C32 62 44 62 44 52") +
      shape("M4 34C4 18 16 10 32 10S60 18 60 34Q53 28 46 34 39 28 32 34 25 28 18 34 11 28 4 34Z", "purple"),
  ],
  ["flag", "旗", "F L AE G", shape("M12 4V60") + shape("M12 8Q24 2 36 8T58 8V34Q48 40 36 34T12 34Z", "red")],
  [
    "ring",
    "戒指",
    "R IH NG",
    disc(32, 40, 20, "yellow") + disc(32, 40, 13) + shape("M22 8H42L48 15 32 28 16 15Z", "blue"),
  ],
  [
    "wheel",
    "轮子",
    "W IY L",
    disc(32, 32, 27, "grey") +
      disc(32, 32, 19, "sand") +
      disc(32, 32, 5, "grey") +
      shape("M32 27V13M32 37V51M27 32H13M37 32H51M28 28 19 19M36 36 45 45M36 28 45 19M28 36 19 45"),
  ],
  [
    "bone",
    "骨头",
    "B OW N",
    turnedDrawing(
      -35,
      shape(
        "M16 27H48C46 18 58 16 60 24 62 28 60 31 58 32 60 33 62 36 60 40 58 48 46 46 48 37H16C18 " +
          "46 6 48 4 40 2 36 4 33 6 32 4 31 2 28 4 24 6 16 18 18 16 27Z",
        "sand",
      ),
    ),
  ],
  [
    "map",
    "地图",
    "M AE P",
    shape("M4 14 22 8 42 14 60 8V50L42 56 22 50 4 56Z", "green") +
      shape("M22 8V50M42 14V56") +
      shape("M10 42Q18 30 30 34T52 22") +
      shape("M48 16 56 24M56 16 48 24"),
  ],
  [
    "fan",
    "风扇",
    "F AE N",
    disc(32, 26, 22, "blue") +
      shape(
        "M32 26C24 20 26 8 32 8 36 14 36 20 32 26 42 24 50 32 48 36 40 38 34 34 32 26 30 36 20 40 " +
          "16 36 16 30 24 24 32 26Z",
        "sand",
      ) +
      disc(32, 26, 3, "grey") +
      shape("M32 48V58M20 60H44"),
  ],
  [
    "pen",
    "钢笔",
    "P EH N",
    turnedDrawing(
      45,
      shape("M27 4H37V42H27Z", "purple") + shape("M27 42H37L32 58Z", "grey") + shape("M37 8H41V26M32 50V58"),
    ),
  ],
]);

export const toolsAtHand = picturesOf("tool", [
  ["ladder", "梯子", "L AE D ER", shape("M18 4V60M46 4V60M18 14H46M18 26H46M18 38H46M18 50H46")],
  [
    "hammer",
    "锤子",
    "HH AE M ER",
    turnedDrawing(40, shape("M28 20H36V60H28Z", "brown") + shape("M14 8H44Q52 8 54 14L44 20H14Z", "grey")),
  ],
  [
    "scissors",
    "剪刀",
    "S IH Z ER Z",
    shape("M24 44 44 4M40 44 20 4") + disc(19, 51, 9, "red") + disc(45, 51, 9, "red") + disc(32, 28, 2.5, "grey"),
  ],
  [
    "saw",
    "锯子",
    "S AO",
    shape("M4 24 44 16V34L40 40 36 35 32 41 28 36 24 42 20 37 16 43 12 38 8 43 4 38Z", "grey") +
      shape("M44 12H56Q62 12 62 20V34Q62 42 54 42H44ZM50 20H55V34H50Z", "brown"),
  ],
  [
    "comb",
    "梳子",
    "K OW M",
    shape("M6 20H58V34H54V50H50V34H46V50H42V34H38V50H34V34H30V50H26V34H22V50H18V34H14V50H10V34H6Z", "orange"),
  ],
  [
    "nail",
    "钉子",
    "N EY L",
    turnedDrawing(45, box(22, 6, 20, 7, 2, "grey") + shape("M29 13H35V48L32 58 29 48Z", "grey")),
  ],
  [
    "bucket",
    "水桶",
    "B AH K AH T",
    shape("M10 24H54L48 58H16Z", "blue") + oval(32, 24, 22, 6, "grey") + shape("M10 22C10 0 54 0 54 22"),
  ],
]);
