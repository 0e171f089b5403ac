import { chakra } from "@chakra-ui/react/styled-system";
import { Bookmark } from "lucide-react";
import type { ReactNode } from "react";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { CellShape } from "./PaletteCell";

const square = (answered: boolean, current: boolean) => (
  <CellShape answered={answered} current={current} aria-hidden width="20px" minHeight="20" />
);
const flag = (
  <chakra.span color="warn.text">
    <Bookmark size={18} aria-hidden />
  </chakra.span>
);

const entries: readonly { readonly message: MessageId; readonly shape: ReactNode }[] = [
  { message: "exam.palette.answered", shape: square(true, false) },
  { message: "exam.palette.unanswered", shape: square(false, false) },
  { message: "exam.palette.marked", shape: flag },
];
const here = { message: "exam.palette.current", shape: square(false, true) } as const;

/** The legend of the cells; `placed`: one of the cells is the current item. */
export function PaletteLegend({ placed }: { readonly placed: boolean }) {
  const t = useMessage();
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap="20"
      rowGap="8"
      listStyleType="none"
      fontSize="sm"
      color="fg.muted"
    >
      {(placed ? [...entries, here] : entries).map(({ message, shape }) => (
        <chakra.li key={message} display="flex" alignItems="center" gap="8">
          {shape}
          {t(message)}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
