import { useMessage } from "../../i18n/use-message";

interface SectionTitleProps {
  /** From 1. */
  readonly index: number;
  readonly total: number;
  readonly title: string;
}

/** "Section 1 of 4 · Reading"; the title alone where there is one section. */
export function SectionTitle({ index, total, title }: SectionTitleProps) {
  const t = useMessage();
  return <>{total > 1 ? t("exam.section", { index, total, title }) : title}</>;
}
