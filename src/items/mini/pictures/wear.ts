import { disc, dots, oval, shape } from "./drawing";
import { picturesOf } from "./picture";

export const clothes = picturesOf("clothes", [
  [
    "hat",
    "帽子",
    "HH AE T",
    shape("M18 44C16 20 22 12 32 12S48 20 46 44Z", "purple") +
      shape("M17 36H47L46 44H18Z", "yellow") +
      shape("M4 44Q32 38 60 44 58 54 32 54T4 44Z", "purple"),
  ],
  [
    "shirt",
    "衬衫",
    "SH ER T",
    shape("M22 8Q32 18 42 8L60 20 53 32 46 28V58H18V28L11 32 4 20Z", "blue") +
      shape("M32 14V58") +
      dots([36, 26], [36, 38], [36, 50]),
  ],
  [
    "sock",
    "袜子",
    "S AA K",
    shape("M24 6H44V34L54 44C60 52 52 60 44 58L24 44Z", "green") + shape("M24 14H44M24 22H44"),
  ],
  [
    "shoe",
    "鞋",
    "SH UW",
    shape("M6 22Q14 28 24 22L40 36Q58 38 60 50H6Z", "red") +
      shape("M6 50H60V56H6Z", "sand") +
      shape("M26 30 31 24M32 35 37 29"),
  ],
  [
    "dress",
    "连衣裙",
    "D R EH S",
    shape("M22 6V16Q22 22 26 28L12 58H52L38 28Q42 22 42 16V6L36 14H28Z", "pink") +
      shape("M25 28H39M22 58 28 40M42 58 36 40"),
  ],
  [
    "coat",
    "外套",
    "K OW T",
    shape("M22 8H42L54 18 60 44 52 47 47 30V60H17V30L12 47 4 44 10 18Z", "brown") +
      shape("M22 8 32 22 42 8M32 22V60M22 44H27M37 44H42") +
      dots([36, 32], [36, 42], [36, 52]),
  ],
  [
    "mitten",
    "连指手套",
    "M IH T AH N",
    shape("M22 58V40L8 32C4 26 10 20 16 24L22 28V18C22 2 50 2 50 18V58Z", "red") + shape("M22 46H50M22 52H50"),
  ],
  [
    "glasses",
    "眼镜",
    "G L AE S IH Z",
    disc(17, 36, 12, "blue") + disc(47, 36, 12, "blue") + shape("M29 34Q32 30 35 34M6 32 12 16M58 32 52 16"),
  ],
  [
    "crown",
    "皇冠",
    "K R AW N",
    shape("M8 52 4 18 20 34 32 10 44 34 60 18 56 52Z", "yellow") +
      shape("M8 52H56M9 44H55") +
      disc(32, 10, 3, "red") +
      disc(5, 17, 3, "red") +
      disc(59, 17, 3, "red"),
  ],
]);

export const body = picturesOf("body", [
  [
    "hand",
    "手",
    "HH AE N D",
    shape(
      "M18 60C14 50 8 42 4 34 8 28 14 34 18 40V14C18 8 25 8 25 14V8C25 2 32 2 32 8V10C32 4 39 4 " +
        "39 10V16C39 10 46 10 46 16V42C46 52 44 56 42 60Z",
      "sand",
    ) + shape("M25 14V30M32 10V30M39 16V30"),
  ],
  [
    "foot",
    "脚",
    "F UH T",
    shape("M20 6V34C14 44 8 48 8 54 10 60 20 60 28 58L48 52C58 50 60 44 54 40L42 34V6Z", "sand") +
      shape("M12 50V57M18 52V59M24 52V58"),
  ],
  [
    "eye",
    "眼睛",
    "AY",
    shape("M4 32Q32 4 60 32 32 60 4 32Z", "sand") +
      disc(32, 32, 11, "blue") +
      disc(32, 32, 4, "brown") +
      shape("M14 18 9 10M32 13V4M50 18 55 10"),
  ],
  [
    "ear",
    "耳朵",
    "IH R",
    shape("M18 26C16 2 52 2 50 26 48 40 42 40 40 50 36 62 24 60 24 50", "sand") +
      shape("M26 26C26 14 42 14 42 26 42 32 34 32 34 40 34 44 30 46 28 44"),
  ],
  [
    "nose",
    "鼻子",
    "N OW Z",
    shape("M36 6C34 24 46 34 48 44 48 52 40 54 36 52 32 58 24 58 22 52 14 52 12 46 16 42", "sand") +
      oval(28, 49, 4, 2.5, "brown"),
  ],
]);
