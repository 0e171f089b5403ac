import { clockDescription } from "../../../engine/figures/descriptions";
import { clockDrawing } from "../../../engine/figures/objects";
import { defineMathsModel } from "../../../engine/model";
import { count, num, say, type Words } from "../../../engine/words";

const clockText = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

const longEvents = [
  say("A film", "一部电影"),
  say("A concert", "一场音乐会"),
  say("A play", "一场话剧"),
  say("A guided tour", "一次导览"),
] as const;
const shortEvents = [
  say("A puppet show", "一场木偶戏"),
  say("A rehearsal", "一次排练"),
  say("A dance lesson", "一节舞蹈课"),
  say("A swimming lesson", "一节游泳课"),
] as const;

const wrapped = (minutes: number): number => ((((minutes - 60) % 720) + 720) % 720) + 60;

export const readClockFace = defineMathsModel<{ minutes: readonly number[] }>({
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
      figure: clockDrawing(hour, minute, clockDescription(hour, minute)),
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

export const elapsedTime = defineMathsModel<{ spans: readonly number[]; asks: "end" | "span" | "start" }>({
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
    const event = draw.pick(asks === "start" ? longEvents : shortEvents);
    const written = (value: number): Words =>
      asks === "span" ? say(count(value, "minute"), `${num(value)} 分钟`) : say(clockText(value), clockText(value));
    const stems = {
      end: say(
        `${event.en} starts at ${clockText(start)} and lasts ${span} minutes. When does it end?`,
        `${event.zh}从 ${clockText(start)} 开始，持续 ${span} 分钟。什么时候结束？`,
      ),
      span: say(
        `${event.en} starts at ${clockText(start)} and ends at ${clockText(end)}. How long does it last?`,
        `${event.zh} ${clockText(start)} 开始，${clockText(end)} 结束。一共持续多长时间？`,
      ),
      start: say(
        `${event.en} lasts ${Math.floor(span / 60)} h ${span % 60} min and ends at ${clockText(end)}. When ` +
          "does it start?",
        `${event.zh}持续 ${Math.floor(span / 60)} 小时 ${span % 60} 分，${clockText(end)} 结束。什么时候开始？`,
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
