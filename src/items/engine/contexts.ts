import type { Draw } from "./draw";
import { count, num, say, type Words } from "./words";

const people: readonly Words[] = [
  say("Mia", "小红"),
  say("Leo", "小明"),
  say("Anna", "小华"),
  say("Ben", "小军"),
  say("Lily", "小雨"),
  say("Sam", "小林"),
  say("Nora", "小雪"),
  say("Tom", "小强"),
];

interface Thing {
  readonly one: string;
  readonly many: string;
  readonly zh: string;
  readonly measure: string;
}

const things: readonly Thing[] = [
  { one: "apple", many: "apples", zh: "苹果", measure: "个" },
  { one: "pencil", many: "pencils", zh: "铅笔", measure: "支" },
  { one: "sticker", many: "stickers", zh: "贴纸", measure: "张" },
  { one: "shell", many: "shells", zh: "贝壳", measure: "个" },
  { one: "marble", many: "marbles", zh: "弹珠", measure: "颗" },
  { one: "card", many: "cards", zh: "卡片", measure: "张" },
  { one: "bead", many: "beads", zh: "珠子", measure: "颗" },
  { one: "peach", many: "peaches", zh: "桃子", measure: "个" },
];

interface Box {
  readonly one: string;
  readonly many: string;
  /** Chinese names: `zh` as a measure word, `noun` as a noun. */
  readonly zh: string;
  readonly noun: string;
}
const boxes: readonly Box[] = [
  { one: "box", many: "boxes", zh: "盒", noun: "盒子" },
  { one: "bag", many: "bags", zh: "袋", noun: "袋子" },
  { one: "pack", many: "packs", zh: "包", noun: "纸包" },
];

export const person = (draw: Draw): Words => draw.pick(people);
export const twoPeople = (draw: Draw): [Words, Words] => {
  const [one, other] = draw.some(2, people);
  if (one === undefined || other === undefined) throw new Error("two people are needed");
  return [one, other];
};
export const thing = (draw: Draw): Thing => draw.pick(things);
export const pickBox = (draw: Draw): Box => draw.pick(boxes);
/** "3 apples", "3 个苹果". */
export const some = (n: number, { one, many, zh, measure }: Thing): Words =>
  say(count(n, one, many), `${num(n)} ${measure}${zh}`);
