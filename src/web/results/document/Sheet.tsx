import { Grid } from "@chakra-ui/react/grid";
import { IntlProvider } from "react-intl";
import type { Language } from "../../../contract/item/content";
import type { Report } from "../../../contract/report/report";
import type { Messages } from "../../i18n/messages";
import { ReportPaper } from "../families/ReportPaper";
import { Letterhead } from "./Letterhead";

/** Paper is narrower than a screen, and no picture, row or note may break across pages. */
const css = {
  "@media print": {
    borderWidth: "0",
    padding: "0",
    maxWidth: "none",
    display: "block",
    fontSize: "12px",
    lineHeight: "1.35",
    "& > * + *": { marginTop: "10px" },
    "& + &": { breakBefore: "page" },
    "& section": { padding: "10px 16px", breakInside: "avoid" },
    "& section:has([data-long])": { breakInside: "auto" },
    "& dl": { gridTemplateColumns: "3fr 2fr" },
    "& tr, & li, & figure, & [role=note]": { breakInside: "avoid" },
    "& h2, & h3": { breakAfter: "avoid" },
    "& thead": { display: "table-header-group" },
    "& [data-pair]": { gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))", breakInside: "avoid" },
    "& [data-gauge]": { maxWidth: "200px" },
    "& figure > svg": { zoom: "0.9" },
    "& [role=region]": { overflow: "visible" },
  },
};

interface SheetProps {
  readonly report: Report;
  readonly language: Language;
  readonly messages: Messages;
}

/** One result on paper, in one language. */
export function ResultSheet({ report, language, messages }: SheetProps) {
  return (
    <IntlProvider locale={language} messages={messages}>
      <Grid
        as="article"
        lang={language}
        gap="16"
        templateColumns="minmax(0, 1fr)"
        bg="bg.card"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        p={{ base: "16", md: "32" }}
        width="full"
        maxW="820px"
        mx="auto"
        css={css}
      >
        <Letterhead report={report} />
        <ReportPaper report={report} />
      </Grid>
    </IntlProvider>
  );
}
