import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import { useState } from "react";
import type { ClassResults } from "../../../../contract/classes/class-results";
import type { RegradeDetail } from "../../../../contract/classes/regrades";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { BlockTable } from "../../../ui/BlockTable";
import { formatsOf } from "../../../ui/format";
import { Pager } from "../../../ui/Pager";
import { useResultWords } from "../use-result-words";
import { kindOfChange, type ChangeKind } from "./regrade-words";

/** Longer tables have pages. */
const longestTable = 200;
const pageSize = 100;

type Change = RegradeDetail["changes"][number];
type Scale = ClassResults["scale"];

const icons = { rises: ArrowUp, falls: ArrowDown, stays: Equal } as const;
const colors = { rises: "good.text", falls: "bad.text", stays: "fg.muted" } as const;
const kinds = ["rises", "falls", "stays"] as const satisfies readonly ChangeKind[];

function useChangeWords(scale: Scale) {
  const t = useMessage();
  const words = useResultWords();
  const { points } = formatsOf(useLanguage());
  const unit = scale?.unit === "percent" ? "%" : "";
  return ({ before, after }: Change) => {
    // scores that read alike although they differ are given more exactly
    const isClose = before !== null && after !== null && before !== after && Math.round(before) === Math.round(after);
    const figure = (value: number | null) =>
      value === null ? t("regrade.noScore") : isClose ? points(value) + unit : words.score(value, scale);
    const difference = Math.abs((after ?? 0) - (before ?? 0));
    const change = { before, after };
    const said =
      before === null && after !== null
        ? t("regrade.scored")
        : after === null && before !== null
          ? t("regrade.unscored")
          : kindOfChange(change) === "stays"
            ? t("regrade.level")
            : t(kindOfChange(change) === "rises" ? "regrade.up" : "regrade.down", { difference: points(difference) });
    return { before: figure(before), after: figure(after), said };
  };
}

interface ScoreChangesProps extends Pick<RegradeDetail, "changes" | "unchanged"> {
  readonly scale: Scale;
}

/** Each score that a correction changes, those that fall first, and how many it leaves as they are. */
export function ScoreChanges({ changes, unchanged, scale }: ScoreChangesProps) {
  const t = useMessage();
  const language = useLanguage();
  const wordsOf = useChangeWords(scale);
  const [page, setPage] = useState(1);
  const collator = new Intl.Collator(language);
  const order = { falls: 0, rises: 1, stays: 2 } as const;
  const sorted = changes.toSorted(
    (one, other) => order[kindOfChange(one)] - order[kindOfChange(other)] || collator.compare(one.name, other.name),
  );
  const hasPages = sorted.length > longestTable;
  const shown = hasPages ? sorted.slice((page - 1) * pageSize, page * pageSize) : sorted;
  const sums = kinds
    .map((kind) => [kind, changes.filter((change) => kindOfChange(change) === kind).length] as const)
    .filter(([, count]) => count > 0);
  return (
    <Box>
      <Box role="status" fontWeight="medium">
        {sums.length === 0
          ? t("regrade.noChange")
          : sums.map(([kind, count]) => t(`regrade.${kind}`, { count })).join(" · ")}
      </Box>
      <Box color="fg.muted" mb="8">
        {t("regrade.unchanged", { count: unchanged })}
      </Box>
      {sorted.length === 0 ? null : (
        <BlockTable aria-label={t("regrade.changes")} fontVariantNumeric="tabular-nums">
          <thead>
            <tr>
              <th scope="col">{t("classResults.pupil")}</th>
              <th scope="col">{t("regrade.beforeAfter")}</th>
              <th scope="col">{t("regrade.difference")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((change) => {
              const kind = kindOfChange(change);
              const Icon = icons[kind];
              const { before, after, said } = wordsOf(change);
              return (
                <tr key={change.attempt_id}>
                  <th scope="row">{change.name === "" ? t("classResults.deleted") : change.name}</th>
                  <td>{`${before} → ${after}`}</td>
                  <td>
                    <Flex as="span" display="inline-flex" align="center" gap="6" color={colors[kind]}>
                      <Icon size={14} aria-hidden="true" />
                      {said}
                    </Flex>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </BlockTable>
      )}
      {hasPages ? <Pager page={page} pageSize={pageSize} total={sorted.length} onPage={setPage} /> : null}
    </Box>
  );
}
