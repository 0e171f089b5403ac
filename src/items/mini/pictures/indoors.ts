import { box, disc, oval, shape, turnedDrawing } from "./drawing";
import { picturesOf } from "./picture";

export const home = picturesOf("home", [
  [
    "house",
    "房子",
    "HH AW S",
    box(12, 28, 40, 30, 0, "sand") +
      shape("M4 30 32 6 60 30Z", "red") +
      box(27, 40, 10, 18, 0, "brown") +
      box(16, 36, 8, 8, 0, "blue") +
      box(40, 36, 8, 8, 0, "blue"),
  ],
  [
    "bed",
    "床",
    "B EH D",
    shape("M6 14V56M58 34V56") +
      shape("M6 34H58V48H6Z", "blue") +
      shape("M9 34V28Q9 25 12 25H22Q25 25 25 28V34Z", "sand") +
      shape("M25 34Q26 28 32 28H54Q58 28 58 34Z", "purple"),
  ],
  [
    "chair",
    "椅子",
    "CH EH R",
    box(14, 4, 8, 32, 2, "brown") + box(14, 34, 34, 8, 2, "orange") + shape("M17 42V60M45 42V60M22 12H14M22 22H14"),
  ],
  ["table", "桌子", "T EY B AH L", box(4, 20, 56, 8, 2, "brown") + shape("M10 28H16V58H10ZM48 28H54V58H48Z", "brown")],
  [
    "door",
    "门",
    "D AO R",
    box(14, 4, 36, 56, 1, "brown") +
      box(20, 10, 24, 18, 1, "sand") +
      box(20, 34, 24, 20, 1, "sand") +
      disc(45, 33, 2.5, "yellow"),
  ],
  [
    "lamp",
    "台灯",
    "L AE M P",
    shape("M20 6H44L54 32H10Z", "yellow") + shape("M32 32V52") + shape("M18 58Q18 52 24 52H40Q46 52 46 58Z", "brown"),
  ],
  [
    "clock",
    "钟",
    "K L AA K",
    disc(32, 32, 27, "sand") + shape("M32 32V14M32 32 44 38M32 7V10M32 54V57M7 32H10M54 32H57"),
  ],
  [
    "cup",
    "杯子",
    "K AH P",
    shape("M10 14H44V44Q44 54 34 54H20Q10 54 10 44Z", "blue") + shape("M44 22H50Q57 22 57 30T50 40H44"),
  ],
  [
    "spoon",
    "勺子",
    "S P UW N",
    turnedDrawing(45, oval(32, 14, 9, 12, "grey") + shape("M30 26H34L36 60Q32 63 28 60Z", "grey")),
  ],
  [
    "fork",
    "叉子",
    "F AO R K",
    turnedDrawing(45, shape("M22 4V20Q22 27 30 28L28 60Q32 63 36 60L34 28Q42 27 42 20V4M28 4V18M36 4V18", "grey")),
  ],
  [
    "key",
    "钥匙",
    "K IY",
    disc(17, 32, 13, "yellow") + disc(14, 32, 4) + shape("M30 29H60V35H56V43H50V35H46V41H40V35H30Z", "yellow"),
  ],
  [
    "bell",
    "铃铛",
    "B EH L",
    shape("M32 8C48 8 46 30 50 40L56 48H8L14 40C18 30 16 8 32 8Z", "yellow") +
      disc(32, 53, 5, "orange") +
      shape("M32 8V3"),
  ],
  [
    "pan",
    "平底锅",
    "P AE N",
    oval(22, 34, 19, 15, "grey") + oval(22, 34, 13, 9) + shape("M40 30 62 22 62 28 41 36Z", "brown"),
  ],
  [
    "pot",
    "锅",
    "P AA T",
    shape("M12 24H52V48Q52 56 44 56H20Q12 56 12 48Z", "red") +
      shape("M8 24Q32 10 56 24Z", "grey") +
      shape("M12 34H4M52 34H60") +
      disc(32, 13, 3, "grey"),
  ],
  [
    "jar",
    "罐子",
    "JH AA R",
    box(20, 6, 24, 9, 2, "red") +
      shape("M22 15H42C50 20 50 22 50 28V52Q50 58 44 58H20Q14 58 14 52V28C14 22 14 20 22 15Z", "blue") +
      box(20, 30, 24, 16, 1, "sand"),
  ],
  [
    "bottle",
    "瓶子",
    "B AA T AH L",
    box(27, 3, 10, 7, 1, "brown") +
      shape("M28 10H36V22C42 26 44 28 44 34V56Q44 60 40 60H24Q20 60 20 56V34C20 28 22 26 28 22Z", "green") +
      box(20, 38, 24, 12, 0, "sand"),
  ],
  [
    "candle",
    "蜡烛",
    "K AE N D AH L",
    box(24, 26, 16, 28, 2, "sand") +
      shape("M32 26V20") +
      shape("M32 4Q40 14 32 20 24 14 32 4Z", "orange") +
      shape("M12 54H52L48 60H16Z", "brown"),
  ],
  [
    "soap",
    "肥皂",
    "S OW P",
    box(8, 30, 48, 26, 10, "pink") +
      box(18, 37, 28, 12, 6) +
      disc(20, 18, 6, "blue") +
      disc(34, 12, 4, "blue") +
      disc(44, 20, 7, "blue"),
  ],
  [
    "broom",
    "扫帚",
    "B R UW M",
    shape("M50 4 30 34") + shape("M24 28 38 38 28 60C18 58 10 52 6 46Z", "yellow") + shape("M22 40 14 50M28 44 20 55"),
  ],
  ["phone", "手机", "F OW N", box(17, 4, 30, 56, 5, "grey") + box(21, 11, 22, 36, 1, "blue") + disc(32, 53, 2.5)],
  [
    "toothbrush",
    "牙刷",
    "T UW TH B R AH SH",
    turnedDrawing(-35, box(2, 33, 60, 8, 4, "blue") + shape("M6 33V23H24V33ZM12 33V23M18 33V23", "sand")),
  ],
  [
    "gate",
    "大门",
    "G EY T",
    shape("M8 60V14L13 8 18 14V60ZM46 60V14L51 8 56 14V60Z", "brown") +
      shape("M18 24H46V30H18ZM18 46H46V52H18Z", "brown") +
      shape("M27 30V46M37 30V46"),
  ],
]);
