import { chakra } from "@chakra-ui/react/styled-system";
import type { TitleRange } from "./match";

const Mark = chakra("mark", { base: { bg: "transparent", color: "accent.text", fontWeight: "bold" } });

/** A title with its matching parts marked. */
export function Marked({ text, ranges }: { readonly text: string; readonly ranges: readonly TitleRange[] }) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], place) => (
        <span key={start}>
          {text.slice(ends[place], start)}
          <Mark>{text.slice(start, end)}</Mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
