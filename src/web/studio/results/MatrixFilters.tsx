import { Flex } from "@chakra-ui/react/flex";
import type { ClassResults } from "../../../contract/classes/class-results";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Chooser } from "../../ui/Chooser";
import { thirdsOfClass, type MatrixFilter } from "./matrix-order";
import { cellContents, type CellContent } from "./MatrixRow";
import { memberStates, useResultWords } from "./use-result-words";

interface MatrixFiltersProps {
  readonly results: ClassResults;
  readonly filter: MatrixFilter;
  readonly shows: CellContent;
  readonly onFilter: (change: Partial<MatrixFilter>) => void;
  readonly onShow: (shows: CellContent) => void;
}

/** Which members and questions the matrix has, and what its cells show. */
export function MatrixFilters({ results: { members, items }, filter, shows, onFilter, onShow }: MatrixFiltersProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = useResultWords();
  const skills = [...new Set(items.map(({ skill }) => localized(skill, language)))];
  const states = memberStates.filter((state) => members.some((member) => member.state === state));
  return (
    <Flex gap="12" wrap="wrap" css={{ "& > *": { flex: "1 1 150px", maxWidth: { md: "240px" } } }}>
      <Chooser
        label={t("classResults.byState")}
        chosen={filter.state ?? ""}
        options={[
          { value: "" as const, label: t("classResults.all") },
          ...states.map((state) => ({ value: state, label: words.state(state) })),
        ]}
        onChoose={(state) => onFilter({ state: state === "" ? null : state })}
      />
      <Chooser
        label={t("classResults.byScore")}
        chosen={filter.third ?? ""}
        options={[
          { value: "" as const, label: t("classResults.all") },
          ...thirdsOfClass.map((third) => ({ value: third, label: t(`classResults.third.${third}`) })),
        ]}
        onChoose={(third) => onFilter({ third: third === "" ? null : third })}
      />
      <Chooser
        label={t("classResults.skill")}
        chosen={filter.skill ?? ""}
        options={[
          { value: "", label: t("classResults.all") },
          ...skills.map((skill) => ({ value: skill, label: skill })),
        ]}
        onChoose={(skill) => onFilter({ skill: skill === "" ? null : skill })}
      />
      <Chooser
        label={t("classResults.inCells")}
        chosen={shows}
        options={cellContents.map((content) => ({ value: content, label: t(`classResults.cell.${content}`) }))}
        onChoose={onShow}
      />
    </Flex>
  );
}
