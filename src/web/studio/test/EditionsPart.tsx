import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { isDraftSaved } from "../../../../machines/studio/draft.selectors";
import type { EditionEntry } from "../../../contract/studio/studio-editions";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Can } from "../../permissions/Can";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Chooser } from "../../ui/Chooser";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";
import { editionPaperPlace } from "../studio-places";
import type { TestPlace } from "./assembly";
import { EditionChanges } from "./EditionChanges";
import { PreviewButton } from "./PreviewButton";
import type { TestWriting } from "./use-test-draft";
import { WithdrawPart } from "./WithdrawPart";

interface EditionRowProps {
  readonly edition: EditionEntry;
  /** Versions of the editions before it, the newest first. */
  readonly earlier: readonly number[];
  readonly writing: TestWriting;
}

function EditionRow({ edition, earlier, writing }: EditionRowProps) {
  const t = useMessage();
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  const [chosen, choose] = useState<number | null>(null);
  const { version, published_at: at, published_by: by, questions, attempts, available } = edition;
  const { id } = writing.snapshot.context;
  const from = chosen ?? earlier[0];
  return (
    <Box as="li" py="12" borderTopWidth="1px" borderColor="border">
      <Flex gap="8" align="center" wrap="wrap">
        <Box as="h3" fontSize="md">
          {t("assembly.edition", { edition: version })}
        </Box>
        {available ? (
          <Box bg="good.tint" color="good.text" px="8" borderRadius="pill" fontSize="sm">
            {t("assembly.isOpen")}
          </Box>
        ) : null}
        <Flex ms="auto" gap="4" wrap="wrap">
          {from === undefined ? null : (
            <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
              {t("assembly.changedSince", { edition: from })}
            </Button>
          )}
          {id === null ? null : (
            <Button asChild variant="quiet" size="sm">
              <Link to={editionPaperPlace(id, version) as string}>{t("assembly.onPaper")}</Link>
            </Button>
          )}
          <PreviewButton testId={id} edition={version} />
        </Flex>
      </Flex>
      <Box color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        {t("assembly.editionFacts", { time: dayAndTime(at, language), name: by, questions, attempts })}
      </Box>
      {isOpen && from !== undefined && id !== null ? (
        <Box mt="12">
          {earlier.length < 2 ? null : (
            <Box maxW="240px" mb="12">
              <Chooser
                label={t("assembly.comparedWith")}
                options={earlier.map((value) => ({ value, label: t("assembly.edition", { edition: value }) }))}
                chosen={from}
                onChoose={choose}
              />
            </Box>
          )}
          <Suspense fallback={<Skeleton height="80px" role="status" aria-label={t("state.loading")} />}>
            <EditionChanges testId={id} from={from} to={version} test={writing.definition} />
          </Suspense>
        </Box>
      ) : null}
    </Box>
  );
}

interface EditionsPartProps {
  readonly writing: TestWriting;
  readonly place: TestPlace;
}

/** The published editions of a test, what changed between them, and taking the test back. */
export function EditionsPart({ writing, place }: EditionsPartProps) {
  const t = useMessage();
  const { id, version } = writing.snapshot.context;
  const { data, isError, error, refetch } = useCall("studioEditions", { test_id: id ?? "" }, { enabled: id !== null });
  const editions = data?.editions ?? [];
  return (
    <Card p={{ base: "12", md: "20" }}>
      <Flex justify="space-between" align="center" gap="8" mb="12">
        <Box as="h2" fontSize="lg">
          {t("assembly.editions")}
        </Box>
        <Flex gap="8" wrap="wrap" justify="flex-end">
          {editions.some(({ available }) => available) ? (
            <Can permission={["assignment.manage"]}>
              <Button size="sm" onClick={() => place.go({ way: "assign" })}>
                {t("assembly.toClass")}
              </Button>
            </Can>
          ) : null}
          <Button variant="outline" size="sm" onClick={() => place.go({})}>
            {t("assembly.done")}
          </Button>
        </Flex>
      </Flex>
      {data === undefined && id !== null ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="120px" role="status" aria-label={t("state.loading")} />
        )
      ) : editions.length === 0 ? (
        <Box color="fg.muted">{t("assembly.noEditions")}</Box>
      ) : (
        <Box as="ol" listStyleType="none" m="0" p="0">
          {editions.map((edition, index) => (
            <EditionRow
              key={edition.version}
              edition={edition}
              earlier={editions.slice(index + 1).map((one) => one.version)}
              writing={writing}
            />
          ))}
        </Box>
      )}
      {id !== null && editions.some(({ available }) => available) ? (
        <Can permission={["test.publish"]}>
          <Box mt="12">{isDraftSaved(writing.snapshot) ? <WithdrawPart testId={id} version={version} /> : null}</Box>
        </Can>
      ) : null}
    </Card>
  );
}
