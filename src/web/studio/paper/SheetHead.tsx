import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";
import type { TestPaper } from "../../../contract/studio/printed-test";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";

const WriteLine = ({
  label,
  value,
  grow,
}: {
  readonly label: string;
  readonly value?: string;
  readonly grow: number;
}) => (
  <Flex flex={`${grow} 1 0`} gap="8" align="end" minW="140px">
    <span>{label}</span>
    <Box flex="1" borderBottomWidth="1px" borderColor="border.strong" minH="24">
      {value}
    </Box>
  </Flex>
);

interface SheetHeadProps {
  readonly paper: TestPaper;
  readonly title: string;
  /** Has lines for the name, the class and the date. */
  readonly isOfStudent: boolean;
  readonly children?: ReactNode;
}

/** The head of a printed sheet: which test, which sheet, whose. */
export function SheetHead({ paper, title, isOfStudent, children }: SheetHeadProps) {
  const t = useMessage();
  const language = useLanguage();
  const { class_name: className, edition, draw } = paper;
  return (
    <Box mb="20">
      <h2>{localized(paper.title, language)}</h2>
      <Flex gap="16" rowGap="4" wrap="wrap" color="fg.muted" fontSize="13px" mt="4">
        <span>{title}</span>
        <span>{t("paper.edition", { edition })}</span>
        {draw === null ? null : <span>{t("paper.draw", { draw })}</span>}
      </Flex>
      {isOfStudent ? (
        <Flex gap="20" rowGap="12" wrap="wrap" mt="20">
          <WriteLine label={t("paper.name")} grow={3} />
          <WriteLine label={t("paper.class")} value={className ?? ""} grow={2} />
          <WriteLine label={t("paper.date")} grow={1} />
        </Flex>
      ) : null}
      {children}
    </Box>
  );
}
