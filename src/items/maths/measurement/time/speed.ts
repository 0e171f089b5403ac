import { lcm } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { count, maths, num, say } from "../../../engine/words";

const slow = [
  say("A cyclist", "一名骑行者"),
  say("A boat", "一艘船"),
  say("An electric scooter", "一辆电动滑板车"),
] as const;
const fast = [say("A car", "一辆汽车"), say("A coach", "一辆大客车"), say("A van", "一辆货车")] as const;

export const averageSpeed = defineMathsModel<"distance" | "twoParts" | "harmonic">({
  name: "speed",
  area: "measurement",
  skill: "rates",
  settings: { 210: "distance", 220: "twoParts", 230: "harmonic" },
  generate(draw, kind) {
    if (kind === "distance") {
      const speed = draw.int(6, 18) * 5;
      const halves = draw.pick([3, 5, 7]);
      const right = (speed * halves) / 2;
      if (!Number.isInteger(right)) return undefined;
      return {
        stem: say(
          `A bus drives at ${speed} km/h for ${halves / 2} hours. How far does it go?`,
          `一辆客车以 ${speed} km/h 的速度行驶了 ${halves / 2} 小时，一共行驶了多少千米？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            ignoresTheHalfHour: speed * Math.floor(halves / 2),
            roundsTheTimeUp: speed * Math.ceil(halves / 2),
            dividesInstead: Math.round(speed / (halves / 2)),
            addsHalfAKilometre: speed * Math.floor(halves / 2) + 5,
            slipsByTen: right + 10,
          },
          show: (value: number) => `${num(value)} km`,
        },
        explanation: say(
          `Distance is speed times time: ${maths(`${speed} \\times ${halves / 2} = ${right}`)}, so ${num(right)} km.`,
          `路程 = 速度 × 时间：${maths(`${speed} \\times ${halves / 2} = ${right}`)}，即 ${num(right)} km。`,
        ),
        features: { steps: 1, context: true, fraction: true },
        holds: (value: number) => (value / speed) * 2 === halves,
      };
    }
    const [v1, v2] =
      kind === "harmonic"
        ? draw.pick([
            [60, 40],
            [90, 45],
            [12, 6],
            [30, 20],
            [60, 30],
            [20, 5],
            [80, 48],
            [15, 10],
          ] as const)
        : [draw.int(5, 9) * 10, draw.int(2, 4) * 10];
    const [t1, t2] = [draw.int(1, 3), draw.int(2, 4)];
    if (kind === "twoParts") {
      const total = v1 * t1 + v2 * t2;
      const right = total / (t1 + t2);
      if (!Number.isInteger(right) || t1 === t2) return undefined;
      return {
        stem: say(
          `A car drives ${count(t1, "hour")} at ${v1} km/h and then ${count(t2, "hour")} at ${v2} km/h. What ` +
            "is its average speed over the whole way?",
          `一辆汽车先以 ${v1} km/h 行驶 ${t1} 小时，再以 ${v2} km/h 行驶 ${t2} 小时。全程的平均速度是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            averagesTheSpeeds: (v1 + v2) / 2,
            givesTheDistance: total,
            averagesTheDistances: Math.round(total / 2),
            swapsTheTimes: Math.round((v1 * t2 + v2 * t1) / (t1 + t2)),
            slipsByFive: right + 5,
          },
          show: (value: number) => `${num(value)} km/h`,
        },
        explanation: say(
          `The whole way is ${maths(`${v1} \\times ${t1} + ${v2} \\times ${t2} = ${total}`)} km in ` +
            `${t1 + t2} hours: ${maths(`${total} \\div ${t1 + t2} = ${right}`)}, so ${num(right)} km/h.`,
          `全程 ${maths(`${v1} \\times ${t1} + ${v2} \\times ${t2} = ${total}`)} km，共用 ${t1 + t2} ` +
            `小时：${maths(`${total} \\div ${t1 + t2} = ${right}`)}，即 ${num(right)} km/h。`,
        ),
        features: { steps: 3, context: true },
        holds: (value: number) => value * (t1 + t2) === v1 * t1 + v2 * t2,
      };
    }
    const right = (2 * v1 * v2) / (v1 + v2);
    const way = lcm(v1, v2);
    const hours = way / v1 + way / v2;
    const who = draw.pick(v1 > 30 ? fast : slow);
    return {
      stem: say(
        `${who.en} goes to a place at ${v1} km/h and comes back the same way at ${v2} km/h. What is the ` +
          "average speed for the whole trip?",
        `${who.zh}以 ${v1} km/h 的速度去某地，又以 ${v2} km/h 的速度原路返回。往返的平均速度是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          averagesTheSpeeds: (v1 + v2) / 2,
          takesTheDifference: v1 - v2,
          takesTheSlower: v2,
          addsTheSpeeds: v1 + v2,
          slipsByOne: right + 1,
        },
        show: (value: number) => `${num(value)} km/h`,
      },
      explanation: say(
        `Take a way of ${way} km: there and back are ${2 * way} km in ${count(hours, "hour")}. The average ` +
          `is ${maths(`${2 * way} \\div ${hours} = ${right}`)}, so ${num(right)} km/h.`,
        `设单程 ${way} km：往返共 ${2 * way} km，用时 ${hours} 小时。平均速度是 ` +
          `${maths(`${2 * way} \\div ${hours} = ${right}`)}，即 ${num(right)} km/h。`,
      ),
      features: { steps: 4, context: true },
      calculator: true,
      holds: (value: number) => Math.abs(120 / v1 + 120 / v2 - 240 / value) < 1e-9,
    };
  },
});
