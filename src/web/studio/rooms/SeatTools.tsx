import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { LayoutGrid, Rows3 } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { IconButton } from "../../ui/IconButton";
import { seatStates, type ListedSeat, type SeatFilter } from "./seat-order";
import { CheckTarget } from "./SeatCheck";
import type { SeatView } from "./SeatList";

interface SeatToolsProps {
  /** All seats of the room. */
  readonly listed: readonly ListedSeat[];
  readonly filter: SeatFilter;
  readonly view: SeatView;
  /** Whether all that are shown are chosen. */
  readonly isAllChosen: boolean;
  readonly onFilter: (filter: SeatFilter) => void;
  readonly onView: (view: SeatView) => void;
  readonly onChooseAll: (isChosen: boolean) => void;
}

/** Which seats are shown, and how. */
export function SeatTools({ listed, filter, view, isAllChosen, onFilter, onView, onChooseAll }: SeatToolsProps) {
  const t = useMessage();
  const countOf = (state: (typeof seatStates)[number]) => listed.filter((one) => one.state === state).length;
  const present = seatStates.filter((state) => countOf(state) > 0 || state === filter.state);
  return (
    <Flex gap="12" align="end" wrap="wrap">
      <Flex as="label" align="center" minH="44" cursor="pointer" ps="8">
        <CheckTarget as="span">
          <input type="checkbox" checked={isAllChosen} onChange={({ target }) => onChooseAll(target.checked)} />
        </CheckTarget>
        {t("board.chooseAll")}
      </Flex>
      <Box flex="1 1 160px" maxW={{ md: "260px" }}>
        <Field
          label={t("board.find")}
          type="search"
          autoComplete="off"
          value={filter.search}
          onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        />
      </Box>
      <Box flex="1 1 160px" maxW={{ md: "260px" }}>
        <Chooser
          label={t("board.byState")}
          chosen={filter.state ?? ""}
          options={[
            { value: "" as const, label: t("board.everyState", { count: listed.length }) },
            ...present.map((state) => ({
              value: state,
              label: t("board.stateCount", { state: t(`board.state.${state}`), count: countOf(state) }),
            })),
          ]}
          onChoose={(state) => onFilter({ ...filter, state: state === "" ? null : state })}
        />
      </Box>
      <Flex gap="4" display={{ base: "none", md: "flex" }} ms="auto" role="group" aria-label={t("board.view")}>
        <IconButton
          label={t("board.view.cards")}
          Icon={LayoutGrid}
          aria-pressed={view === "cards"}
          variant={view === "cards" ? "outline" : "quiet"}
          onClick={() => onView("cards")}
        />
        <IconButton
          label={t("board.view.table")}
          Icon={Rows3}
          aria-pressed={view === "table"}
          variant={view === "table" ? "outline" : "quiet"}
          onClick={() => onView("table")}
        />
      </Flex>
    </Flex>
  );
}
