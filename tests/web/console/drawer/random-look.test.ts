import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  defaultThemeSettings,
  isChoice,
  lookNames,
  settingChoices,
  settingNames,
  type ThemeSettings,
} from "../../../../machines/appearance/theme-settings";
import { randomLook } from "../../../../src/web/console/drawer/random-look";

const settings = fc
  .record(Object.fromEntries(settingNames.map((name) => [name, fc.constantFrom<unknown>(...settingChoices[name])])))
  .map((chosen) => ({ ...defaultThemeSettings, ...chosen }) as ThemeSettings);
/** From 0, below 1, as Math.random gives them. */
const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 6, maxLength: 6 });

const chance = (values: readonly number[]) => {
  const left = [...values];
  return () => left.shift() ?? 0;
};

describe("a look picked by chance", () => {
  it("decides every part of the look by a value it may take, and has other colours than now", () => {
    fc.assert(
      fc.property(settings, chances, fc.boolean(), (current, values, isNarrow) => {
        const look = randomLook(current, { isNarrow, random: chance(values) });
        expect(Object.keys(look).toSorted()).toEqual([...lookNames].toSorted());
        expect(lookNames.filter((name) => !isChoice(name, look[name]))).toEqual([]);
        expect(look.themeName).not.toBe(current.themeName);
        if (isNarrow) expect(look.layout).toBe("vertical");
      }),
    );
  });

  it("can be any of the other six colours and any layout", () => {
    const looks = Array.from({ length: 600 }, (_, index) => {
      const values = Array.from({ length: 6 }, (_unused, place) => ((index * (7 + place * 4)) % 600) / 600);
      return randomLook(defaultThemeSettings, { isNarrow: false, random: chance(values) });
    });
    expect(new Set(looks.map(({ themeName }) => themeName))).toEqual(
      new Set(settingChoices.themeName.filter((name) => name !== "blue-black")),
    );
    expect(new Set(looks.map(({ layout }) => layout))).toEqual(new Set(settingChoices.layout));
  });

  it("is decided entirely by its random numbers", () => {
    expect(randomLook(defaultThemeSettings, { isNarrow: false, random: () => 0 })).toEqual({
      themeName: "blue-white",
      columnStyle: "vertical",
      background: "none",
      tabsBarStyle: "card",
      showTabsIcon: true,
      layout: "column",
    });
    expect(randomLook(defaultThemeSettings, { isNarrow: true, random: () => 0.999 })).toEqual({
      themeName: "ocean",
      columnStyle: "arrow",
      background: "vab-background",
      tabsBarStyle: "smooth",
      showTabsIcon: false,
      layout: "vertical",
    });
  });
});
