import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { CircleAlert, Info } from "lucide-react";
import type { DraftTest } from "../../../contract/studio/draft-test";
import type { TestFinding } from "../../../contract/studio/studio-tests";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import type { TestPlace } from "./assembly";
import { itemIdsOf } from "./test-changes";

const inSettings = new Set([
  "sectionClocksLonger",
  "releaseInThePast",
  "timeShort",
  "drawTooLarge",
  "sectionEmpty",
  "testUnfit",
]);

interface FindingListProps {
  readonly findings: readonly TestFinding[];
  readonly test: DraftTest;
  /** Leads to the place of a finding. */
  readonly onPlace: (place: Parameters<TestPlace["go"]>[0]) => void;
}

/** What a check has found, what blocks first; each leads to its place. */
export function FindingList({ findings, test, onPlace }: FindingListProps) {
  const t = useMessage();
  const language = useLanguage();
  const order = { blocking: 0, notice: 1 } as const;
  const sorted = findings.toSorted((one, other) => order[one.severity] - order[other.severity]);
  const ids = test.kind === "fixed" ? itemIdsOf(test) : [];
  const placeOf = ({ item_id: itemId, stage, line, code }: TestFinding) => {
    const number = itemId === undefined ? 0 : ids.indexOf(itemId) + 1;
    if (itemId !== undefined && number > 0) return { words: t("import.question", { number }), to: { item_id: itemId } };
    const section = test.kind === "adaptive" ? -1 : test.sections.findIndex((one) => one.stage === stage);
    const named = [
      ...(section < 0 ? [] : [t("assembly.section", { number: section + 1 })]),
      ...(line === undefined ? [] : [t("assembly.blueprintLine", { number: line })]),
    ];
    const to = inSettings.has(code) && test.kind === "fixed" ? { way: "settings" as const } : {};
    return { words: named.length === 0 ? t("assembly.show") : named.join(" · "), to };
  };
  return (
    <Box as="ul" listStyleType="none" m="0" p="0" maxH="40vh" overflowY="auto">
      {sorted.map((finding) => {
        const { severity, code, sentence, detail, item_id: itemId, stage, line } = finding;
        const { words, to } = placeOf(finding);
        const isBlocking = severity === "blocking";
        const Icon = isBlocking ? CircleAlert : Info;
        return (
          <Flex
            as="li"
            key={[code, itemId, stage, line, detail].join(" ")}
            align="center"
            gap="8"
            py="4"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <Box flex="none" color={isBlocking ? "bad.text" : "fg.muted"} title={t(`assembly.${severity}`)}>
              <Icon size={18} aria-label={t(`assembly.${severity}`)} />
            </Box>
            <Box flex="1" minW="0" overflowWrap="anywhere">
              {localized(sentence, language)}
              {detail === undefined ? "" : ` (${detail})`}
            </Box>
            <Button variant="outline" size="sm" flex="none" onClick={() => onPlace(to)}>
              {words}
            </Button>
          </Flex>
        );
      })}
    </Box>
  );
}
