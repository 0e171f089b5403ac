import type { Attempt } from "../../../contract/attempt/attempt";
import type { SectionInfo } from "../../../contract/tests";
import { localized, useLanguage } from "../../i18n/language";
import { SectionTitle } from "./SectionTitle";

interface SittingTitleProps {
  readonly attempt: Pick<Attempt, "title" | "stage" | "sections">;
  /** A control stands beside the title, and on a phone in its place. */
  readonly isTight?: boolean;
}

const isCounted = ({ kind = "items" }: SectionInfo): boolean => kind === "items";

/** The current section, numbered among those that count, or the title of the test where fewer than two count. */
export function SittingTitle({ attempt, isTight = false }: SittingTitleProps) {
  const language = useLanguage();
  const counted = attempt.sections.filter(isCounted);
  const info = attempt.sections.find(({ stage }) => stage === attempt.stage);
  const place = counted.findIndex(({ stage }) => stage === attempt.stage);
  if (counted.length < 2 || info === undefined) return <>{localized(attempt.title, language)}</>;
  return (
    <SectionTitle
      index={place === -1 ? null : place + 1}
      total={counted.length}
      title={localized(info.title, language)}
      short={localized(info.short ?? info.title, language)}
      isTight={isTight}
    />
  );
}
