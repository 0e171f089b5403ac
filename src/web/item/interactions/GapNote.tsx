import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../i18n/use-message";

interface GapNoteProps {
  readonly gaps: readonly { readonly gap_id: string; readonly max_length: number }[];
  readonly texts: Readonly<Record<string, string>>;
  /** Position of a gap, from 1. */
  readonly numberOf: (gapId: string) => number;
  /** The note if no field is full. */
  readonly otherwise?: string | undefined;
}

/** Names the first field that is full. */
export function GapNote({ gaps, texts, numberOf, otherwise = "" }: GapNoteProps) {
  const t = useMessage();
  const full = gaps.find(({ gap_id, max_length }) => (texts[gap_id] ?? "").length >= max_length);
  return (
    <chakra.p role="status" fontSize="sm" color="warn.text" minHeight="24">
      {full === undefined ? otherwise : t("exam.gap.full", { number: numberOf(full.gap_id), limit: full.max_length })}
    </chakra.p>
  );
}
