import { mapTest } from "./map-test";

export const mapMathematics = mapTest({
  subject: "math",
  title: { en: "MAP Mathematics", zh: "MAP 数学" },
  measures: {
    en:
      "Operations and algebra, numbers, measurement and data, and geometry. The questions follow your answers, " +
      "so that the result says where you stand from grade 2 to grade 12.",
    zh: "运算与代数、数与数的运算、测量与数据、几何。题目会随你的作答调整难度，结果反映你在二至十二年级范围内的水平。",
  },
  section: { en: "Mathematics", zh: "数学" },
  tools: ["calculator", "eliminator"],
  rules: ["calculatorSometimes"],
  startLevels: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
});
