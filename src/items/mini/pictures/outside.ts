import { box, disc, dots, oval, shape } from "./drawing";
import { picturesOf } from "./picture";

const rays = Array.from({ length: 8 }, (_, k) => {
  const turn = (k * Math.PI) / 4;
  const [x, y] = [Math.cos(turn), Math.sin(turn)];
  const at = (radius: number) => `${(32 + radius * x).toFixed(1)} ${(32 + radius * y).toFixed(1)}`;
  return `M${at(19)}L${at(28)}`;
}).join("");
const cloud = "M18 38A10 10 0 0 1 17 18 13 13 0 0 1 41 14 12 12 0 0 1 49 38Z";

export const nature = picturesOf("nature", [
  ["sun", "太阳", "S AH N", shape(rays) + disc(32, 32, 14, "yellow")],
  ["moon", "月亮", "M UW N", shape("M42 6A27 27 0 1 0 58 42 22 22 0 0 1 42 6Z", "yellow")],
  ["star", "星星", "S T AA R", shape("M32 4 40 23 60 25 45 38 50 58 32 47 14 58 19 38 4 25 24 23Z", "yellow")],
  ["cloud", "云", "K L AW D", `<g transform="translate(-1 6)">${shape(cloud, "grey")}</g>`],
  ["rain", "雨", "R EY N", shape(cloud, "grey") + shape("M20 45 16 57M32 45 28 57M44 45 40 57")],
  [
    "tree",
    "树",
    "T R IY",
    box(27, 38, 10, 22, 1, "brown") +
      shape("M32 4A14 14 0 0 1 46 14 13 13 0 0 1 48 40H16A13 13 0 0 1 18 14 14 14 0 0 1 32 4Z", "green"),
  ],
  [
    "leaf",
    "树叶",
    "L IY F",
    shape("M8 56C4 26 22 8 56 8 58 42 40 58 14 52Z", "green") +
      shape("M8 58 42 22M20 46V32M20 46H34M30 35V24M30 35H42"),
  ],
  [
    "flower",
    "花",
    "F L AW ER",
    shape("M32 34V62") +
      shape("M32 56Q20 56 16 46 28 44 32 54Z", "green") +
      [
        [32, 10],
        [43, 18],
        [39, 31],
        [25, 31],
        [21, 18],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 8, "pink"))
        .join("") +
      disc(32, 22, 7, "yellow"),
  ],
  [
    "mountain",
    "山",
    "M AW N T AH N",
    shape("M2 56 24 14 38 40 46 28 62 56Z", "brown") + shape("M24 14 16 29 21 27 25 31 28 26 32 29Z", "sand"),
  ],
  [
    "rainbow",
    "彩虹",
    "R EY N B OW",
    shape("M4 50A28 28 0 0 1 60 50H50A18 18 0 0 0 14 50Z", "red") +
      shape("M9 50A23 23 0 0 1 55 50H50A18 18 0 0 0 14 50Z", "yellow") +
      shape("M14 50A18 18 0 0 1 50 50H44A12 12 0 0 0 20 50Z", "blue"),
  ],
  [
    "shell",
    "贝壳",
    "SH EH L",
    shape("M24 54C10 44 4 32 8 20 14 8 50 8 56 20 60 32 54 44 40 54L38 60H26Z", "pink") +
      shape("M32 54V12M28 54 18 15M36 54 46 15M25 54 9 28M39 54 55 28"),
  ],
  [
    "snowman",
    "雪人",
    "S N OW M AE N",
    disc(32, 46, 15, "grey") +
      disc(32, 23, 10, "grey") +
      shape("M20 14H44M25 14V4H39V14", "blue") +
      shape("M47 40 58 32M17 40 6 32M32 24 40 26") +
      dots([28, 21], [35, 21], [32, 42], [32, 50]),
  ],
  [
    "fire",
    "火",
    "F AY ER",
    shape(
      "M32 4C38 16 52 24 52 40 52 52 42 60 32 60S12 52 12 40C12 30 18 28 20 20 26 22 28 26 28 30 34 22 32 12 32 4Z",
      "red",
    ) + shape("M32 34C38 40 42 42 42 48 42 54 38 60 32 60S22 54 22 48C22 44 26 44 28 40 30 42 31 42 32 34Z", "yellow"),
  ],
  [
    "rock",
    "石头",
    "R AA K",
    shape("M6 52 10 32 26 18 44 20 56 34 60 52Z", "grey") + shape("M26 18 30 34 24 52M30 34 44 38 56 34"),
  ],
  [
    "nest",
    "鸟窝",
    "N EH S T",
    oval(22, 28, 8, 10, "blue") +
      oval(42, 28, 8, 10, "blue") +
      oval(32, 26, 8, 10, "blue") +
      shape("M4 30Q32 40 60 30C60 50 48 58 32 58S4 50 4 30Z", "brown") +
      shape("M14 40 26 46M30 42 44 50M40 40 50 42M20 50 30 54"),
  ],
  [
    "web",
    "蜘蛛网",
    "W EH B",
    shape("M32 4V60M4 32H60M12 12 52 52M52 12 12 52") +
      shape("M32 22 39 25 42 32 39 39 32 42 25 39 22 32 25 25ZM32 12 46 18 52 32 46 46 32 52 18 46 12 32 18 18Z"),
  ],
]);

export const vehicles = picturesOf("vehicle", [
  [
    "car",
    "汽车",
    "K AA R",
    shape("M4 44V34L14 31 22 18H44L52 31 60 34V44Z", "red") +
      shape("M20 31 25 22H32V31ZM36 22H42L47 31H36Z", "blue") +
      disc(17, 45, 7, "grey") +
      disc(47, 45, 7, "grey"),
  ],
  [
    "bus",
    "公共汽车",
    "B AH S",
    box(4, 14, 56, 34, 4, "yellow") +
      box(9, 20, 11, 11, 1, "blue") +
      box(24, 20, 11, 11, 1, "blue") +
      box(39, 20, 8, 11, 1, "blue") +
      box(50, 20, 7, 24, 1, "blue") +
      shape("M4 38H50") +
      disc(17, 48, 7, "grey") +
      disc(43, 48, 7, "grey"),
  ],
  [
    "boat",
    "船",
    "B OW T",
    shape("M34 4V44") +
      shape("M30 8V40H8Z", "sand") +
      shape("M38 12V40H56Z", "red") +
      shape("M4 44H60L52 58H14Z", "brown"),
  ],
  [
    "train",
    "火车",
    "T R EY N",
    shape("M32 16H58V46H32Z", "blue") +
      box(37, 22, 15, 11, 1, "sand") +
      shape("M8 26H32V46H8ZM11 26V14H19V26Z", "red") +
      disc(15, 51, 6, "grey") +
      disc(30, 51, 6, "grey") +
      disc(49, 49, 8, "grey") +
      shape("M11 10Q14 4 20 6"),
  ],
  [
    "truck",
    "卡车",
    "T R AH K",
    box(4, 14, 34, 32, 2, "green") +
      shape("M38 24H50L60 36V46H38Z", "orange") +
      shape("M43 29H49L55 36H43Z", "blue") +
      disc(16, 48, 7, "grey") +
      disc(48, 48, 7, "grey"),
  ],
  [
    "bike",
    "自行车",
    "B AY K",
    disc(15, 44, 12) +
      disc(49, 44, 12) +
      shape("M15 44 25 24H43L31 44H15ZM43 24 49 44M25 24 31 44M25 24 23 17M18 17H28M43 24 41 15H49"),
  ],
  [
    "plane",
    "飞机",
    "P L EY N",
    shape(
      "M4 30 10 30 15 36H28L18 12H25L40 36H52C58 36 61 39 61 41S58 46 52 46H40L25 60 H18L28 46H14C8 46 6 40 4 30Z",
      "blue",
    ) + dots([48, 41]),
  ],
  [
    "rocket",
    "火箭",
    "R AA K IH T",
    shape("M24 46 12 56 16 36M40 46 52 56 48 36", "red") +
      shape("M32 4C44 14 46 32 42 48H22C18 32 20 14 32 4Z", "grey") +
      disc(32, 24, 6, "blue") +
      shape("M26 48 32 62 38 48Z", "orange"),
  ],
  [
    "van",
    "面包车",
    "V AE N",
    shape("M4 46V18Q4 14 8 14H40Q44 14 46 17L54 30 60 33V46Z", "purple") +
      box(9, 20, 12, 10, 1, "sand") +
      box(25, 20, 12, 10, 1, "sand") +
      shape("M41 20H43L49 30H41Z", "sand") +
      disc(17, 47, 7, "grey") +
      disc(47, 47, 7, "grey"),
  ],
]);
