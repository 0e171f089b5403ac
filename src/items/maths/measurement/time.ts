import { lcm } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { count, maths, num, say, type Words } from "../engine/words";
import { clockFace } from "../figures/objects";

const clockText = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
const wrapped = (minutes: number): number => ((((minutes - 60) % 720) + 720) % 720) + 60;

export const readClock = defineModel<{ minutes: readonly number[] }>({
  name: "read-clock",
  area: "measurement",
  skill: "time",
  settings: {
    150: { minutes: [0] },
    160: { minutes: [30] },
    170: { minutes: [15, 45, 10, 20, 40, 50] },
    180: { minutes: [7, 13, 22, 28, 33, 37, 42, 47, 53, 58] },
  },
  generate(draw, { minutes }) {
    const hour = draw.int(1, 12);
    const minute = draw.pick(minutes);
    const right = hour * 60 + minute;
    const swapped = (Math.round(minute / 5) === 0 ? 12 : Math.round(minute / 5)) * 60 + ((hour * 5) % 60);
    return {
      stem: say("What time does the clock show?", "钟面上显示的是几时几分？"),
      figure: clockFace(hour, minute, say("A clock face with a short and a long hand", "有时针和分针的钟面")),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          swapsTheHands: swapped,
          takesTheNextHour: wrapped(right + 60),
          takesTheHourBefore: wrapped(right - 60),
          slipsByFiveMinutes: wrapped(right + 5),
          readsMinutesAsNumber: hour * 60 + Math.floor(minute / 5),
        },
        show: clockText,
      },
      explanation: say(
        `The short hand ${minute === 0 ? `points at ${hour}` : `has passed ${hour}`}. The long hand shows ` +
          `${count(minute, "minute")}. The time is ${clockText(right)}.`,
        `短针（时针）${minute === 0 ? `指着 ${hour}` : `走过了 ${hour}`}，长针（分针）表示 ${minute} 分，所以是 ${clockText(right)}。`,
      ),
      features: { steps: minute === 0 ? 1 : 2, close: true },
      holds: (value: number) => value % 60 === minute && (((value - minute) / 60) % 12) * 30 === (hour % 12) * 30,
    };
  },
});

export const elapsedTime = defineModel<{ spans: readonly number[]; asks: "end" | "span" | "start" }>({
  name: "elapsed-time",
  area: "measurement",
  skill: "time",
  settings: {
    180: { spans: [30, 60, 90], asks: "end" },
    190: { spans: [25, 35, 40, 50, 55], asks: "span" },
    200: { spans: [85, 95, 110, 125, 140], asks: "start" },
  },
  generate(draw, { spans, asks }) {
    const start = draw.int(13, 19) * 60 + draw.int(1, 11) * 5;
    const span = draw.pick(spans);
    const end = start + span;
    const crossesHour = (start % 60) + (span % 60) > 60;
    if (asks !== "end" && !crossesHour) return undefined;
    const film = draw.pick([
      say("A film", "一部电影"),
      say("A concert", "一场音乐会"),
      say("A football match", "一场足球赛"),
      say("A train ride", "一次列车行程"),
    ] as const);
    const written = (value: number): Words =>
      asks === "span" ? say(count(value, "minute"), `${num(value)} 分钟`) : say(clockText(value), clockText(value));
    const stems = {
      end: say(
        `${film.en} starts at ${clockText(start)} and lasts ${span} minutes. When does it end?`,
        `${film.zh}从 ${clockText(start)} 开始，持续 ${span} 分钟。什么时候结束？`,
      ),
      span: say(
        `${film.en} starts at ${clockText(start)} and ends at ${clockText(end)}. How long does it last?`,
        `${film.zh} ${clockText(start)} 开始，${clockText(end)} 结束。一共持续多长时间？`,
      ),
      start: say(
        `${film.en} lasts ${Math.floor(span / 60)} h ${span % 60} min and ends at ${clockText(end)}. When ` +
          "does it start?",
        `${film.zh}持续 ${Math.floor(span / 60)} 小时 ${span % 60} 分，${clockText(end)} 结束。什么时候开始？`,
      ),
    };
    const asHundreds = Math.abs(Math.floor(end / 60) * 100 + (end % 60) - Math.floor(start / 60) * 100 - (start % 60));
    const [right, wrong] =
      asks === "span"
        ? ([
            span,
            {
              treatsHoursAsHundreds: asHundreds,
              subtractsMinutesOnly: Math.abs((end % 60) - (start % 60)),
              slipsByTen: span + 10,
              slipsByFive: span - 5,
              addsAnHour: span + 60,
            },
          ] as const)
        : asks === "end"
          ? ([
              end,
              {
                forgetsToCarryTheHour: end - 60,
                goesBackwards: start - span,
                addsAnHour: end + 60,
                slipsByTen: end + 10,
                slipsByFive: end - 5,
              },
            ] as const)
          : ([
              start,
              {
                goesForwards: end + span,
                takesOffHoursOnly: end - Math.floor(span / 60) * 60,
                slipsByTen: start + 10,
                forgetsToBorrow: start + 60,
                slipsByFive: start - 5,
              },
            ] as const);
    const toHour = 60 - (start % 60);
    const working = {
      end: say(
        `Count on from ${clockText(start)}: ${span} minutes later it is ${clockText(end)}.`,
        `从 ${clockText(start)} 往后推 ${span} 分钟，是 ${clockText(end)}。`,
      ),
      span: say(
        `From ${clockText(start)} to the full hour: ${count(toHour, "minute")}. From there to ` +
          `${clockText(end)}: ${count(span - toHour, "minute")}. Together ${count(span, "minute")}.`,
        `从 ${clockText(start)} 到整点是 ${toHour} 分钟，再到 ${clockText(end)} 是 ${span - toHour} 分钟，一共 ${span} 分钟。`,
      ),
      start: say(
        `Count back from ${clockText(end)}: first ${count(Math.floor(span / 60), "hour")}, to ` +
          `${clockText(end - Math.floor(span / 60) * 60)}, then ${span % 60} minutes, to ${clockText(start)}.`,
        `从 ${clockText(end)} 往回推：先推 ${Math.floor(span / 60)} 小时到 ` +
          `${clockText(end - Math.floor(span / 60) * 60)}，再推 ${span % 60} 分到 ${clockText(start)}。`,
      ),
    };
    return {
      stem: stems[asks],
      ask: { type: "single_choice", right, wrong, show: written },
      explanation: working[asks],
      features: { steps: asks === "end" ? 1 : 2, context: true, large: asks === "start" },
      holds: (value: number) =>
        asks === "span" ? start + value === end : asks === "end" ? value - start === span : end - value === span,
    };
  },
});

const days: readonly Words[] = [
  say("Monday", "星期一"),
  say("Tuesday", "星期二"),
  say("Wednesday", "星期三"),
  say("Thursday", "星期四"),
  say("Friday", "星期五"),
  say("Saturday", "星期六"),
  say("Sunday", "星期日"),
];

export const weekdays = defineModel<{ after: readonly number[] }>({
  name: "days-of-the-week",
  area: "measurement",
  skill: "time",
  settings: { 150: { after: [1, -1] }, 160: { after: [2, 3, -2] }, 180: { after: [10, 12, 16, 20] } },
  generate(draw, { after }) {
    const today = draw.int(0, 6);
    const shift = draw.pick(after);
    const at = (value: number) => (((today + value) % 7) + 7) % 7;
    const right = at(shift);
    const show = (value: number): Words => days[value] ?? say("", "");
    const now = show(today);
    const phrases: Readonly<Record<number, Words>> = {
      1: say("What day is it tomorrow?", "明天是星期几？"),
      [-1]: say("What day was it yesterday?", "昨天是星期几？"),
      [-2]: say("What day was it two days ago?", "前天是星期几？"),
    };
    const question = phrases[shift] ?? say(`What day is it ${shift} days later?`, `再过 ${shift} 天是星期几？`);
    return {
      stem: say(`Today is ${now.en}. ${question.en}`, `今天是${now.zh}。${question.zh}`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          goesTheWrongWay: at(-shift),
          countsTodayToo: at(shift - Math.sign(shift)),
          countsOneTooFar: at(shift + Math.sign(shift)),
          staysOnToday: today,
          countsTwoTooFar: at(shift + 2 * Math.sign(shift)),
        },
        show,
      },
      explanation:
        shift > 6
          ? say(
              `After each 7 days the name of the day is the same. ${shift} days are ` +
                `${count(Math.floor(shift / 7), "week")} and ${count(shift % 7, "day")}, so it is ` +
                `${show(right).en}.`,
              `每过 7 天又是同一个星期几。${shift} 天是 ${Math.floor(shift / 7)} 周零 ${shift % 7} 天，所以是${show(right).zh}。`,
            )
          : say(
              `Count ${shift > 0 ? "on" : "back"} ${count(Math.abs(shift), "day")} from ${now.en}: it is ` +
                `${show(right).en}.`,
              `从${now.zh}往${shift > 0 ? "后" : "前"}数 ${Math.abs(shift)} 天，是${show(right).zh}。`,
            ),
      features: { steps: Math.abs(shift) > 1 ? 2 : 1, context: true },
      holds: (value: number) => {
        let day = today;
        for (let k = 0; k < Math.abs(shift); k += 1)
          day = shift > 0 ? (day === 6 ? 0 : day + 1) : day === 0 ? 6 : day - 1;
        return day === value;
      },
    };
  },
});

export const averageSpeed = defineModel<"distance" | "twoParts" | "harmonic">({
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
    const who = draw.pick([say("A cyclist", "一名骑行者"), say("A boat", "一艘船"), say("A van", "一辆货车")] as const);
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
