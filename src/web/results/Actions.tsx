import { Flex } from "@chakra-ui/react/flex";
import { ChartLine, ExternalLink, FileText, ListChecks, Printer, RotateCcw } from "lucide-react";
import { useMessage } from "../i18n/use-message";
import { followInside, inNewWindow, type ResultLinks } from "../site/links";
import { LinkButton, PlainButton } from "./buttons";

/** The actions that a result offers. */
export function Actions({ links }: { links: ResultLinks }) {
  const t = useMessage();
  return (
    <Flex gap="12" wrap="wrap" direction={{ base: "column", sm: "row" }} className="no-print">
      {links.analysis === null ? null : (
        <LinkButton size="lg" href={links.analysis()} title={t("results.newWindow")} {...inNewWindow}>
          <ListChecks size={18} aria-hidden="true" />
          {t("results.seeQuestions")}
          <ExternalLink size={16} aria-hidden="true" />
        </LinkButton>
      )}
      {links.test === null || links.isGiven === true ? null : (
        <LinkButton size="lg" variant="outline" href={links.test} onClick={followInside(links.open)}>
          <RotateCcw size={18} aria-hidden="true" />
          {t("results.tryAgain")}
        </LinkButton>
      )}
      {links.growth === undefined ? null : (
        <LinkButton size="lg" variant="outline" href={links.growth} onClick={followInside(links.open)}>
          <ChartLine size={18} aria-hidden="true" />
          {t("results.growthReport")}
        </LinkButton>
      )}
      {links.document === undefined ? null : (
        <LinkButton size="lg" variant="outline" href={links.document} onClick={followInside(links.open)}>
          <FileText size={18} aria-hidden="true" />
          {t("results.document")}
        </LinkButton>
      )}
      {links.share}
      <PlainButton size="lg" variant="quiet" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {t("results.print")}
      </PlainButton>
    </Flex>
  );
}
