import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { selectDraftPhase } from "../../../../machines/studio/draft.selectors";
import type { DraftTest } from "../../../contract/studio/draft-test";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { itemIdsOf } from "./test-changes";
import type { TestWriting } from "./use-test-draft";

interface VersionProps {
  readonly title: string;
  readonly test: DraftTest;
  readonly choose: string;
  readonly onChoose: () => void;
}

function Version({ title, test, choose, onChoose }: VersionProps) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <Box flex="1 1 240px" bg="bg.card" color="fg" borderRadius="control" p="12" minW="0">
      <Box fontSize="sm" color="fg.muted">
        {title}
      </Box>
      <Box fontWeight="medium" overflowWrap="anywhere">
        {localized(test.title, language)}
      </Box>
      {test.kind === "fixed" ? (
        <Box color="fg.muted">{t("assembly.count", { count: itemIdsOf(test).length })}</Box>
      ) : null}
      <Button mt="8" size="sm" variant="outline" onClick={onChoose}>
        {choose}
      </Button>
    </Box>
  );
}

/** What keeps a draft test from being saved: another window's version beside one's own, or the server's reason. */
export function DraftNotice({ writing }: { readonly writing: TestWriting }) {
  const t = useMessage();
  const faultText = useFaultText();
  const { snapshot, definition, choose, retry } = writing;
  const phase = selectDraftPhase(snapshot);
  const { theirs, fault } = snapshot.context;
  if (phase === "refused" && fault !== null)
    return (
      <Flex role="alert" gap="12" align="center" wrap="wrap" bg="bad.tint" color="bad.text" p="12" borderRadius="card">
        <Box flex="1 1 240px">{faultText(fault)}</Box>
        <Button size="sm" variant="outline" onClick={retry}>
          {t("state.retry")}
        </Button>
      </Flex>
    );
  if (phase !== "conflicting" || theirs === null) return null;
  return (
    <Box role="alert" bg="warn.tint" color="warn.text" p="12" borderRadius="card">
      <Box fontWeight="medium">{t("assembly.conflict")}</Box>
      <Flex gap="12" mt="8" wrap="wrap">
        <Version
          title={t("assembly.mine")}
          test={definition}
          choose={t("assembly.takeMine")}
          onChoose={() => choose("mine")}
        />
        <Version
          title={t("assembly.theirs")}
          // the server stores only draft tests under the id of one
          test={theirs.content as unknown as DraftTest}
          choose={t("assembly.takeTheirs")}
          onChoose={() => choose("theirs")}
        />
      </Flex>
    </Box>
  );
}
