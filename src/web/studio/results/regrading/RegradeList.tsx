import { Box } from "@chakra-ui/react/box";
import { PencilLine } from "lucide-react";
import type { ClassResults } from "../../../../contract/classes/class-results";
import type { RegradeEntry } from "../../../../contract/classes/regrades";
import { useCall } from "../../../effects/use-call";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { BlockTable } from "../../../ui/BlockTable";
import { Card } from "../../../ui/Card";
import { FaultCard } from "../../../ui/FaultCard";
import { Skeleton } from "../../../ui/Skeleton";
import { StateCard } from "../../../ui/StateCard";
import { dayAndTime } from "../../../ui/times";
import { OpeningButton } from "../OpeningButton";
import { regradePhaseNames, ruleNames } from "./regrade-words";

/** A correction named by its question and its rule. */
export function useRegradeTitle(items: ClassResults["items"]) {
  const t = useMessage();
  return ({ item_id: itemId, rule }: Pick<RegradeEntry, "item_id" | "rule">): string => {
    const item = items.find((one) => one.item_id === itemId);
    const name = t(ruleNames[rule]);
    return item === undefined ? name : t("regrade.open", { position: item.position, rule: name });
  };
}

interface RegradeListProps {
  readonly results: ClassResults;
  readonly onOpen: (regradeId: string) => void;
}

/** The corrections of an assignment with their states; those given up are left out. */
export function RegradeList({ results: { assignment_id: assignmentId, items }, onOpen }: RegradeListProps) {
  const t = useMessage();
  const language = useLanguage();
  const titleOf = useRegradeTitle(items);
  const { data, isError, error, refetch } = useCall("regrades", { assignment_id: assignmentId });
  if (data === undefined)
    return isError ? (
      <FaultCard fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="240px" role="status" aria-label={t("state.loading")} />
    );
  const shown = data.regrades.filter(({ phase }) => phase !== "dropped");
  if (shown.length === 0)
    return (
      <StateCard Icon={PencilLine} title={t("regrade.none")}>
        {t("regrade.noneText")}
      </StateCard>
    );
  const whoOf = ({
    proposed_by: name,
    seconded_by: second,
    applied_at: applied,
    created_at: created,
  }: RegradeEntry) => {
    const time = dayAndTime(applied ?? created, language);
    return second === null ? t("regrade.by", { name, time }) : t("regrade.byBoth", { name, second, time });
  };
  return (
    <Card>
      <BlockTable aria-label={t("regrade.all")}>
        <thead>
          <tr>
            <th scope="col">{t("regrade.what")}</th>
            <th scope="col">{t("regrade.state")}</th>
            <th scope="col">{t("regrade.who")}</th>
            <th scope="col">{t("regrade.changed")}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((regrade) => {
            const { regrade_id: id, phase, applied_at: applied, is_standing: isStanding, rule } = regrade;
            return (
              <tr key={id}>
                <th scope="row">
                  <OpeningButton type="button" onClick={() => onOpen(id)}>
                    {titleOf(regrade)}
                  </OpeningButton>
                  <small>{regrade.reason}</small>
                </th>
                <td>
                  {t(regradePhaseNames[phase])}
                  {applied === null || rule === "restore" ? null : (
                    <small>{t(isStanding ? "regrade.standsNow" : "regrade.replaced")}</small>
                  )}
                </td>
                <td>{whoOf(regrade)}</td>
                <td>
                  <Box as="span" fontVariantNumeric="tabular-nums">
                    {t("regrade.attempts", { count: regrade.changed })}
                  </Box>
                  {regrade.later === 0 ? null : <small>{t("regrade.laterCount", { count: regrade.later })}</small>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </BlockTable>
    </Card>
  );
}
