import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { IntlProvider } from "react-intl";
import type { Language } from "../../../contract/content";
import type { Report } from "../../../contract/report";
import type { Messages } from "../../i18n/messages";
import { useMessage } from "../../i18n/use-message";
import { ReportPaper } from "../families/papers";
import { Letterhead } from "./Letterhead";

/** Paper is narrower than a screen, and no picture, row or note is cut in two on it. */
const css = {
  "@media print": {
    borderWidth: "0",
    padding: "0",
    maxWidth: "none",
    gap: "12px",
    fontSize: "12px",
    "& + &": { breakBefore: "page" },
    "& section": { padding: "12px 16px", breakInside: "avoid" },
    "& section:has(table)": { breakInside: "auto" },
    "& tr, & li, & figure, & [role=note]": { breakInside: "avoid" },
    "& h2, & h3": { breakAfter: "avoid" },
    "& thead": { display: "table-header-group" },
    "& [data-pair]": { gridTemplateColumns: "repeat(auto-fit, minmax(280px, 1fr))" },
    "& [role=region]": { overflow: "visible" },
  },
};

function Written({ report }: { readonly report: Report }) {
  const t = useMessage();
  return (
    <>
      <Letterhead report={report} />
      <ReportPaper report={report} />
      <Box color="fg.muted" fontSize="xs" borderTopWidth="1px" pt="8" overflowWrap="anywhere">
        {t("document.foot", { attempt: report.attempt_id })}
      </Box>
    </>
  );
}

interface SheetProps {
  readonly report: Report;
  readonly language: Language;
  readonly messages: Messages;
}

/** One result on paper, in one language. */
export function Sheet({ report, language, messages }: SheetProps) {
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
        <Written report={report} />
      </Grid>
    </IntlProvider>
  );
}
