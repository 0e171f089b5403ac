import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../i18n/use-message";

interface SectionTitleProps {
  /** From 1; null: the section is not counted. */
  readonly index: number | null;
  readonly total: number;
  readonly title: string;
  /** Title for narrow screens. */
  readonly short: string;
  /** A control stands beside the title, and on a phone in its place. */
  readonly isTight: boolean;
}

const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;
const seenFrom = { false: "@media (width < 768px)", true: "@media (width < 1280px)" } as const;

/** "Section 1 of 4 · Reading", shortened where it does not fit on one line; screen readers get it in full. */
export function SectionTitle({ index, total, title, short, isTight }: SectionTitleProps) {
  const t = useMessage();
  const full = index === null || total < 2 ? title : t("exam.section", { index, total, title });
  if (full === short) return <>{full}</>;
  return (
    <>
      <chakra.span css={{ [seenFrom[`${isTight}`]]: unseen }}>{full}</chakra.span>
      {isTight ? (
        <>
          <chakra.span aria-hidden display={{ base: "none", md: "inline", lg: "none" }}>
            {short}
          </chakra.span>
          <chakra.span aria-hidden display={{ base: "none", lg: "inline", xl: "none" }}>
            {title}
          </chakra.span>
        </>
      ) : (
        <chakra.span aria-hidden display={{ base: "inline", md: "none" }}>
          {short}
        </chakra.span>
      )}
    </>
  );
}
