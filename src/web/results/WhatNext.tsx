import { Box } from "@chakra-ui/react/box";
import { Dumbbell } from "lucide-react";
import type { Report } from "../../contract/report/report";
import { useMessage } from "../i18n/use-message";
import { followInside, type ResultLinks } from "../site/links";
import { practiceSetPlace } from "../site/practice-set-place";
import { Panel } from "../ui/Panel";
import { Actions } from "./Actions";
import { LinkButton } from "./buttons";
import { MissedSkills } from "./MissedSkills";

/** The links onward from a result; not printed, and empty for a guest who sees only the result. */
export function WhatNext({ report, links }: { readonly report: Report; readonly links: ResultLinks }) {
  const t = useMessage();
  if (links.analysis === null) return null;
  return (
    <div className="no-print">
      <Panel title={t("results.nextTitle")} lead={t(report.released ? "results.fixedNext" : "results.unreleasedNext")}>
        {"missed_skills" in report ? <MissedSkills report={report} links={links} /> : null}
        {links.test === null ? null : (
          <Box mb="16">
            <LinkButton
              size="lg"
              variant="outline"
              href={practiceSetPlace({ family: report.family })}
              onClick={followInside(links.open)}
            >
              <Dumbbell size={18} aria-hidden="true" />
              {t("results.practise")}
            </LinkButton>
          </Box>
        )}
        <Actions links={links} />
      </Panel>
    </div>
  );
}
