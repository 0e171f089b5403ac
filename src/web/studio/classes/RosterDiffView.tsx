import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState, type ReactNode } from "react";
import type { DecidedConflicts } from "../../../../machines/studio/roster-facts";
import type { RosterDiff, RosterRow } from "../../../contract/classes/rosters";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { changesOf, type FactChange } from "./roster-changes";
import { RosterConflict } from "./RosterConflict";

const Folding = chakra("details", { base: { borderTopWidth: "1px", borderColor: "border", py: "8" } });

/** Rows of a group that are shown before somebody asks for more. */
const shownAtFirst = 60;

interface GroupProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly isFolded?: boolean;
  readonly children: (row: Row) => ReactNode;
}

function Group<Row>({ title, rows, isFolded = false, children }: GroupProps<Row>) {
  const t = useMessage();
  const [most, setMost] = useState(shownAtFirst);
  if (rows.length === 0) return null;
  return (
    <Folding open={!isFolded}>
      <Box as="summary" fontWeight="medium" minH={{ base: "44", md: "32" }} alignContent="center" cursor="pointer">
        {title}
      </Box>
      <Box as="ul" listStyleType="none" m="0" p="0" fontVariantNumeric="tabular-nums">
        {rows.slice(0, most).map((row) => children(row))}
      </Box>
      {rows.length > most ? (
        <Button variant="quiet" size="sm" onClick={() => setMost(most + 500)}>
          {t("classes.diff.more", { count: rows.length - most })}
        </Button>
      ) : null}
    </Folding>
  );
}

const Row = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => (
  <Flex as="li" gap="4" columnGap="12" wrap="wrap" py="4" overflowWrap="anywhere">
    <Box minW="120px">{name}</Box>
    <Box color="fg.muted" fontSize="sm" flex="1" minW="0" alignSelf="center">
      {children}
    </Box>
  </Flex>
);

const ids = ({ external_id: externalId, username }: RosterRow): string =>
  [externalId, username].filter((text) => text !== null && text !== "").join(" · ");

interface RosterDiffViewProps {
  readonly diff: RosterDiff;
  readonly decided: DecidedConflicts;
  readonly isDisabled: boolean;
  readonly onDecide: (line: string, memberId: string | null) => void;
}

/** What a list would change in its class, by what happens to whom; what stops it stands on top. */
export function RosterDiffView({ diff, decided, isDisabled, onDecide }: RosterDiffViewProps) {
  const t = useMessage();
  const language = useLanguage();
  const of = (kind: RosterRow["kind"]) => diff.rows.filter((row) => row.kind === kind);
  const sums = (["new", "changed", "left", "conflict", "same"] as const)
    .map((kind) => [kind, of(kind).length] as const)
    .filter(([, count]) => count > 0);
  const wordsOf = ({ fact, from, to }: FactChange): string =>
    t("classes.diff.change", {
      fact: fact === "name" || fact === "external_id" || fact === "username" ? t(`classes.fact.${fact}`) : fact,
      from: from === "" ? t("classes.none") : from,
      to: to === "" ? t("classes.none") : to,
    });
  return (
    <Box mt="16">
      <Box role="status" fontSize="md" fontWeight="semibold" mb="8">
        {sums.map(([kind, count]) => t(`classes.diff.sum.${kind}`, { count })).join(" · ")}
      </Box>
      {diff.refused.length === 0 ? null : (
        <Box role="alert" bg="bad.tint" borderRadius="control" px="12" py="4" mb="8">
          <Group title={t("classes.diff.refused", { count: diff.refused.length })} rows={diff.refused}>
            {({ line, column, code, sentence }) => (
              <Box as="li" key={`${line ?? ""} ${column ?? ""} ${code}`} color="bad.text" py="4">
                {localized(sentence, language)}
              </Box>
            )}
          </Group>
        </Box>
      )}
      <Group title={t("classes.diff.conflict", { count: of("conflict").length })} rows={of("conflict")}>
        {(row) => (
          <RosterConflict
            key={row.line}
            row={row}
            chosen={decided[String(row.line)]}
            isDisabled={isDisabled}
            onDecide={onDecide}
          />
        )}
      </Group>
      <Group title={t("classes.diff.new", { count: of("new").length })} rows={of("new")}>
        {(row) => (
          <Row key={row.line} name={row.name}>
            {ids(row)}
          </Row>
        )}
      </Group>
      <Group title={t("classes.diff.changed", { count: of("changed").length })} rows={of("changed")}>
        {(row) => (
          <Row key={row.line} name={row.name}>
            {changesOf(row).map(wordsOf).join(" · ")}
          </Row>
        )}
      </Group>
      <Group title={t("classes.diff.left", { count: of("left").length })} rows={of("left")}>
        {(row) => (
          <Row key={row.member_id} name={row.name}>
            {row.unless_chosen === true ? t("classes.diff.unlessChosen") : ids(row)}
          </Row>
        )}
      </Group>
      <Group title={t("classes.diff.same", { count: of("same").length })} rows={of("same")} isFolded>
        {(row) => (
          <Row key={row.line} name={row.name}>
            {ids(row)}
          </Row>
        )}
      </Group>
      {diff.columns.other.length === 0 ? null : (
        <Box color="fg.muted" fontSize="sm" mt="8">
          {t("classes.diff.columns", { names: diff.columns.other.join(", ") })}
        </Box>
      )}
    </Box>
  );
}
