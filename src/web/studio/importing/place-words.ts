import type { ImportQuestion } from "../../../contract/importing/importing";
import type { Translate } from "../../i18n/use-message";

/** The place of a question in its file, in words. */
export const placeWords = ({ file, line, identifier }: ImportQuestion["where"], t: Translate): string =>
  [file, line === undefined ? undefined : t("import.line", { line }), identifier]
    .filter((part) => part !== undefined && part !== "")
    .join(" · ");
