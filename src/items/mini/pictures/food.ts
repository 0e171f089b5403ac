import { box, disc, dots, oval, shape } from "./drawing";
import { picturesOf } from "./picture";

export const food = picturesOf("food", [
  [
    "apple",
    "苹果",
    "AE P AH L",
    shape("M32 20C22 12 8 18 8 34 8 48 18 60 26 58Q32 56 38 58C46 60 56 48 56 34 56 18 42 12 32 20Z", "red") +
      shape("M32 20Q31 12 34 6") +
      shape("M34 12Q42 2 50 8 46 16 34 12Z", "green"),
  ],
  [
    "egg",
    "鸡蛋",
    "EH G",
    shape("M32 6C44 6 54 26 54 38A22 21 0 0 1 10 38C10 26 20 6 32 6Z", "sand") + shape("M20 34Q22 22 29 16"),
  ],
  [
    "banana",
    "香蕉",
    "B AH N AE N AH",
    shape("M50 6 56 8 54 16C58 38 40 58 12 58 8 56 8 52 10 50 32 48 44 34 48 16Z", "yellow") +
      shape("M50 18C50 36 36 52 16 54"),
  ],
  [
    "carrot",
    "胡萝卜",
    "K AE R AH T",
    shape("M40 20C50 26 48 32 44 36L10 58C6 60 4 58 6 54L28 20C32 16 36 16 40 20Z", "orange") +
      shape("M38 20Q34 8 42 6 44 12 40 20ZM42 22Q46 10 54 12 54 20 42 22ZM42 24Q54 22 58 28 52 34 42 26Z", "green") +
      shape("M30 28 35 32M22 38 27 42M18 46 21 48"),
  ],
  [
    "bread",
    "面包",
    "B R EH D",
    shape("M12 28A10 10 0 0 1 16 10H48A10 10 0 0 1 52 28V54H12Z", "brown") +
      shape("M19 28V48H45V28A8 8 0 0 0 44 16H20A8 8 0 0 0 19 28Z", "sand"),
  ],
  [
    "cake",
    "蛋糕",
    "K EY K",
    box(10, 30, 44, 24, 3, "brown") +
      shape(
        "M10 38V32Q10 28 14 28H50Q54 28 54 32V38Q50 44 46 38 42 46 37 38 32 44 28 38 22 46 18 38 14 44 10 38Z",
        "pink",
      ) +
      shape("M22 28V16M32 28V16M42 28V16") +
      shape("M22 8 25 13 22 16 19 13ZM32 8 35 13 32 16 29 13ZM42 8 45 13 42 16 39 13Z", "yellow") +
      shape("M4 56H60"),
  ],
  [
    "cheese",
    "奶酪",
    "CH IY Z",
    shape("M6 34 44 12Q58 18 58 34V54H6Z", "yellow") +
      shape("M6 34H58") +
      disc(20, 45, 5, "orange") +
      disc(38, 42, 4, "orange") +
      disc(48, 49, 3, "orange") +
      disc(40, 24, 4, "orange"),
  ],
  [
    "milk",
    "牛奶",
    "M IH L K",
    shape("M18 24 26 10H44L50 24V58H18Z", "blue") +
      shape("M18 24H50M26 10V6H44V10") +
      box(24, 32, 20, 18, 2, "sand") +
      shape("M29 41Q29 36 34 35 39 36 39 41 38 46 34 46 30 46 29 41Z", "grey"),
  ],
  [
    "pear",
    "梨",
    "P EH R",
    shape("M32 14C42 14 42 26 44 32 56 44 50 60 32 60S8 44 20 32C22 26 22 14 32 14Z", "green") +
      shape("M32 14Q32 8 36 4") +
      shape("M34 10Q44 4 48 10 44 16 34 10Z", "green"),
  ],
  [
    "grapes",
    "葡萄",
    "G R EY P S",
    [
      [20, 26],
      [32, 25],
      [44, 26],
      [26, 36],
      [38, 36],
      [32, 46],
      [20, 37],
      [44, 37],
      [26, 46],
      [38, 46],
      [32, 55],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 6, "purple"))
      .join("") +
      shape("M32 19V6") +
      shape("M32 14Q44 2 54 10 48 20 32 14Z", "green"),
  ],
  [
    "corn",
    "玉米",
    "K AO R N",
    shape("M32 4C44 8 44 40 40 52H24C20 40 20 8 32 4Z", "yellow") +
      shape("M27 10V44M37 10V44M32 5V40M22 18H42M21 27H43M21 36H43") +
      shape("M12 26C16 40 28 44 32 60 18 60 8 46 12 26ZM52 26C48 40 36 44 32 60 46 60 56 46 52 26Z", "green"),
  ],
  [
    "pizza",
    "比萨",
    "P IY T S AH",
    shape("M32 60 8 14Q32 2 56 14Z", "yellow") +
      shape("M8 14Q32 2 56 14L54 20Q32 10 10 20Z", "brown") +
      disc(26, 27, 5, "red") +
      disc(40, 26, 5, "red") +
      disc(33, 42, 5, "red"),
  ],
  [
    "cherry",
    "樱桃",
    "CH EH R IY",
    shape("M20 40Q22 18 42 8 42 26 46 36") +
      disc(19, 48, 11, "red") +
      disc(46, 45, 11, "red") +
      shape("M42 8Q54 2 60 12 52 20 42 8Z", "green"),
  ],
  [
    "lemon",
    "柠檬",
    "L EH M AH N",
    shape("M6 32 12 28C18 14 46 14 52 28L58 32 52 36C46 50 18 50 12 36Z", "yellow") + shape("M22 26Q28 21 36 21"),
  ],
  [
    "watermelon",
    "西瓜",
    "W AO T ER M EH L AH N",
    shape("M4 22H60A28 28 0 0 1 4 22Z", "green") +
      shape("M11 22H53A21 21 0 0 1 11 22Z", "red") +
      dots([22, 29], [32, 30], [42, 29], [27, 36], [37, 36]),
  ],
  [
    "nut",
    "坚果",
    "N AH T",
    shape("M14 30C14 50 26 54 32 60 38 54 50 50 50 30Z", "brown") +
      shape("M10 30C8 18 20 12 32 12S56 18 54 30Z", "sand") +
      shape("M32 12V5M20 20 26 28M32 18V28M44 20 38 28"),
  ],
  [
    "tomato",
    "番茄",
    "T AH M EY T OW",
    shape("M32 20C18 14 6 22 6 38 6 52 18 58 32 58S58 52 58 38C58 22 46 14 32 20Z", "red") +
      shape("M32 20 22 12 31 14 32 5 34 14 43 12 34 20 38 28 32 23 25 27Z", "green"),
  ],
  [
    "mushroom",
    "蘑菇",
    "M AH SH R UW M",
    shape("M26 34H38L41 56Q32 60 23 56Z", "sand") +
      shape("M6 34C6 18 18 8 32 8S58 18 58 34Q32 40 6 34Z", "red") +
      oval(22, 22, 4, 3, "sand") +
      oval(38, 18, 4, 3, "sand") +
      oval(46, 28, 4, 3, "sand"),
  ],
]);
