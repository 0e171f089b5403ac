import { Box } from "@chakra-ui/react/box";
import type { ClassResults, MemberResult } from "../../../contract/classes/class-results";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { Card } from "../../ui/Card";
import { OpenReports } from "../reports/AssignmentReports";
import type { ResultItem } from "./matrix-order";
import { OpeningButton } from "./OpeningButton";
import { Saying } from "./Saying";
import { useResultWords } from "./use-result-words";

interface ItemsViewProps {
  readonly results: ClassResults;
  readonly onOpen: (member: MemberResult | undefined, item: ResultItem | undefined) => void;
}

/** The questions of an assignment, each with the share of its points that the class reached. */
export function ItemsView({ results: { assignment_id: assignmentId, items }, onOpen }: ItemsViewProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = useResultWords();
  return (
    <Card>
      <BlockTable>
        <thead>
          <tr>
            <th scope="col">{t("classResults.questionHead")}</th>
            <th scope="col">{t("classResults.skill")}</th>
            <th scope="col">{t("classResults.shareRight")}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.item_id}>
              <th scope="row">
                <OpeningButton type="button" onClick={() => onOpen(undefined, item)}>
                  {`${item.position}. ${item.words}`}
                </OpeningButton>
                {item.corrected === true ? <small>{t("regrade.corrected")}</small> : null}
                <OpenReports assignmentId={assignmentId} itemId={item.item_id} />
              </th>
              <td>{localized(item.skill, language)}</td>
              <td>
                <Box as="span" fontVariantNumeric="tabular-nums">
                  {words.share(item.facility)}
                </Box>
              </td>
            </tr>
          ))}
        </tbody>
      </BlockTable>
      <Saying>{t("classResults.sayFacility")}</Saying>
    </Card>
  );
}
