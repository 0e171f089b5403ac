import { near } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tex, tidy, type Words } from "../../../engine/words";

/** A vehicle that can go at a speed in kilometres an hour. */
const moverAt = (perHour: number): Words =>
  perHour <= 120 ? say("A car", "一辆汽车") : perHour <= 350 ? say("A train", "一列火车") : say("A plane", "一架飞机");

/** Units made of two: speed, density, flow. */
export const compoundUnits = defineMathsModel<"speed" | "density" | "flow">({
  name: "compound-units",
  area: "measurement",
  skill: "units",
  settings: { 220: "speed", 230: "density", 240: "flow" },
  generate(draw, kind) {
    if (kind === "speed") {
      const right = draw.int(2, 25) * (draw.pick([true, false]) ? 1 : 5);
      const perHour = tidy(right * 3.6);
      if (perHour !== Math.round(perHour)) return undefined;
      const mover = moverAt(perHour);
      return {
        stem: say(
          `${mover.en} goes at ${perHour} km/h. How many metres does it go each second?`,
          `${mover.zh}的速度是 ${perHour} km/h。它每秒前进多少米？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            multipliesInstead: tidy(perHour * 3.6),
            dividesBySixty: Math.round((perHour * 1000) / 6000),
            takesMinutes: Math.round((perHour * 1000) / 60),
            slipsAPlace: right * 10,
            halvesTheSpeed: Math.round(perHour / 2),
          },
          show: (value: number) => say(`${num(value)} m`, `${num(value)} 米`),
        },
        explanation: say(
          `In ${num(3600)} seconds it goes ${maths(`${perHour} \\times 1000`)} m: ` +
            `${maths(`${tex(perHour * 1000)} \\div 3600 = ${right}`)}, so ${num(right)} m.`,
          `${num(3600)} 秒前进 ${maths(`${perHour} \\times 1000`)} 米：` +
            `${maths(`${tex(perHour * 1000)} \\div 3600 = ${right}`)}，` +
            `即 ${num(right)} 米。`,
        ),
        features: { steps: 2, large: perHour > 90 },
        calculator: true,
        holds: (value: number) => near((value * 3600) / 1000, perHour),
      };
    }
    if (kind === "density") {
      const density = draw.pick([0.8, 1.2, 2.5, 2.7, 7.8, 8.9, 0.5, 1.5]);
      const volume = draw.int(4, 40) * 10;
      const mass = tidy(density * volume);
      const asksVolume = draw.pick([true, false]);
      const right = asksVolume ? volume : mass;
      if (mass !== Math.round(mass)) return undefined;
      const given = asksVolume ? mass : volume;
      return {
        stem: asksVolume
          ? say(
              `1 cm³ of a material has a mass of ${density} g. What is the volume in cm³ of a piece of ${num(mass)} g?`,
              `某种材料每 1 cm³ 的质量是 ${density} g。${num(mass)} g 这种材料的体积是多少 cm³？`,
            )
          : say(
              `1 cm³ of a material has a mass of ${density} g. What is the mass in g of a piece of ${num(volume)} cm³?`,
              `某种材料每 1 cm³ 的质量是 ${density} g。${num(volume)} cm³ 这种材料的质量是多少 g？`,
            ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            turnsTheOperationRound: Math.round(asksVolume ? given * density : given / density),
            addsTheNumbers: Math.round(given + density),
            slipsAPlace: right * 10,
            slipsAPlaceBack: Math.round(right / 10),
            repeatsTheNumber: given,
          },
          show: num,
        },
        explanation: asksVolume
          ? say(
              `Divide by the mass of 1 cm³: ${maths(`${mass} \\div ${density} = ${right}`)}.`,
              `除以每 1 cm³ 的质量：${maths(`${mass} \\div ${density} = ${right}`)}。`,
            )
          : say(
              `Multiply by the mass of 1 cm³: ${maths(`${volume} \\times ${density} = ${right}`)}.`,
              `乘以每 1 cm³ 的质量：${maths(`${volume} \\times ${density} = ${right}`)}。`,
            ),
        features: { steps: asksVolume ? 2 : 1, context: true },
        calculator: true,
        holds: (value: number) => near(asksVolume ? value * density : value / volume, asksVolume ? mass : density),
      };
    }
    const [length, width] = [draw.int(2, 8), draw.int(2, 6)];
    const [rise, flow] = [draw.pick([5, 10, 15, 20, 25, 30, 40, 50]), draw.pick([20, 25, 40, 50, 80, 100])];
    const litres = length * width * rise * 10;
    const right = litres / flow;
    if (!Number.isInteger(right) || right < 6) return undefined;
    return {
      stem: say(
        `A rectangular pool measures ${length} m by ${width} m. Water flows in at ${flow} litres a minute. How many ` +
          `minutes does the water need to rise by ${rise} cm?`,
        `一个长方体水池的底面边长是 ${length} 米和 ${width} 米，每分钟注入 ${flow} 升水。水面上升 ${rise} 厘米需要多少分钟？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          slipsAPlace: right * 10,
          takesMetresForCentimetres: (length * width * rise) / flow,
          multipliesWithoutUnits: length * width * rise,
          takesHundredLitres: right * 100,
          forgetsTheWidth: (length * rise * 10) / flow,
          takesTheVolume: litres,
        },
        show: num,
      },
      explanation: say(
        `The water is ${maths(`${length} \\times ${width} \\times ${rise / 100} = ${tidy(litres / 1000)}`)} m³, ` +
          "that is " +
          `${num(litres)} litres. ${maths(`${tex(litres)} \\div ${flow} = ${right}`)} minutes.`,
        `水的体积是 ${maths(`${length} \\times ${width} \\times ${rise / 100} = ${tidy(litres / 1000)}`)} 立方米，即 ` +
          `${num(litres)} 升。${maths(`${tex(litres)} \\div ${flow} = ${right}`)} 分钟。`,
      ),
      features: { steps: 4, context: true },
      calculator: true,
      holds: (value: number) => near((value * flow) / 10 / rise, length * width),
    };
  },
});
