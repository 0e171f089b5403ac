import { chakra } from "@chakra-ui/react/styled-system";
import type { Language } from "../../../../contract/item/content";
import type { Option } from "../../../../contract/item/item";
import { localized } from "../../../i18n/language";
import { oneLineText } from "../../../item/content/plain-text";
import { useCleaner } from "../../../ui/markup/cleaner";
import { Select } from "../../../ui/Select";

interface PlaceSelectProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly nameOf: (place: number) => string;
  readonly language: Language;
  /** null: none of them. */
  readonly chosen: string | null;
  readonly none: string;
  readonly onChoose: (optionId: string | null) => void;
}

const mostLetters = 40;

/** Where an option belongs. */
export function PlaceSelect({ label, options, nameOf, language, chosen, none, onChoose }: PlaceSelectProps) {
  const cleaner = useCleaner();
  const words = ({ content }: Option) => oneLineText(cleaner, localized(content, language)).slice(0, mostLetters);
  return (
    <chakra.div maxW="360px">
      <Select
        aria-label={label}
        value={chosen ?? ""}
        onChange={({ target }) => onChoose(target.value === "" ? null : target.value)}
      >
        <option value="">{none}</option>
        {options.map((option, place) => (
          <option key={option.option_id} value={option.option_id}>
            {[nameOf(place), words(option)].filter((part) => part !== "").join(" · ")}
          </option>
        ))}
      </Select>
    </chakra.div>
  );
}
