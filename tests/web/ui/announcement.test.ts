import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useAnnouncement } from "../../../src/web/ui/use-announcement";

it("changes the text of the status with each announcement, the same words again included", () => {
  const { result } = renderHook(useAnnouncement);
  const texts = ["Cu: now with Copper", "Cu: now with Copper", "Cu: now with Copper", "Fe: now with Copper"].map(
    (text) => {
      act(() => result.current[1](text));
      return result.current[0];
    },
  );
  expect(texts.map((text) => text.trim())).toEqual([
    "Cu: now with Copper",
    "Cu: now with Copper",
    "Cu: now with Copper",
    "Fe: now with Copper",
  ]);
  expect(texts.filter((text, index) => text === texts[index - 1])).toEqual([]);
});
