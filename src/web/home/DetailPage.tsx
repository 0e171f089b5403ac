import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Clock, ListOrdered, Route, Rows3 } from "lucide-react";
import { useCallback, useState } from "react";
import { sharedSection } from "../../contract/attempt/mode-share";
import { isOfPreview } from "../../contract/studio/preview-menus";
import type { TestDetail } from "../../contract/tests";
import { useCall } from "../effects/use-call";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { Can } from "../permissions/Can";
import { DeviceCheck } from "../site/DeviceCheck";
import { ShareButton } from "../site/share/ShareButton";
import { useRightPage } from "../site/use-right-page";
import { AccommodationTermsNote } from "../ui/AccommodationTermsNote";
import { Card } from "../ui/Card";
import { FaultCard } from "../ui/FaultCard";
import { usePageName } from "../ui/page";
import { TestMark } from "../ui/TestMark";
import { DetailSkeleton } from "./DetailSkeleton";
import { EarlierAttempts } from "./EarlierAttempts";
import { Fact } from "./Fact";
import { isAdaptiveTest, useLength } from "./length";
import { Rules } from "./Rules";
import { SectionsTable } from "./SectionsTable";
import { StartPanel } from "./StartPanel";

/**
 * A guest must not learn more of a test than its students may: only teachers may invite to a test that is taken a few
 * times.
 */
const inviters = ["exam.share"] as const;

interface DetailPageProps {
  readonly menuId: string;
  /** The teacher's assignment for which the test is taken. */
  readonly assignmentId?: string | undefined;
}

/** The page of a test before it is taken: its subject, how it runs, and the button that starts it. */
export function DetailPage({ menuId, assignmentId }: DetailPageProps) {
  const detail = useCall("menuDetail", { menu_id: menuId });
  const { refetch } = detail;
  const askAgain = useCallback(() => void refetch(), [refetch]);
  const isElsewhere = useRightPage("detail", detail.data);
  if (detail.data !== undefined && !isElsewhere)
    return <Detail test={detail.data} assignmentId={assignmentId} onOver={askAgain} />;
  if (detail.isError) return <FaultCard fault={detail.error} onRetry={() => void detail.refetch()} />;
  return <DetailSkeleton />;
}

interface DetailProps extends Pick<DetailPageProps, "assignmentId"> {
  readonly test: TestDetail;
  readonly onOver: () => void;
}

function Detail({ test, assignmentId, onOver }: DetailProps) {
  const t = useMessage();
  const language = useLanguage();
  const length = useLength(test);
  const isAdaptive = isAdaptiveTest(test);
  // authors sit previews of their own without the right to take tests, and invite nobody to them
  const isPreview = isOfPreview(test.menu_id);
  const [mode, chooseMode] = useState(test.open_attempt?.mode ?? test.modes[0]?.mode);
  const share = test.modes.find((one) => one.mode === mode)?.share ?? 1;
  const title = localized(test.title, language);
  usePageName(test.title);
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" }}
      gap={{ base: "16", lg: "32" }}
      alignItems="start"
    >
      <Box gridColumn="1 / -1">
        <Flex gap="16" align="center">
          <TestMark family={test.family} subject={test.subject} size={48} />
          <Box as="h1" fontSize={{ base: "xl", md: "2xl" }} minW="0">
            {title}
          </Box>
        </Flex>
        <Box mt="8" fontSize="md" color="fg.muted" maxW="prose">
          {localized(test.measures, language)}
        </Box>
        <Flex mt="12" wrap="wrap" columnGap="20" rowGap="4" color="fg.muted">
          <Fact Icon={isAdaptive ? Route : Rows3}>{isAdaptive ? t("home.adaptive") : t("home.fixed")}</Fact>
          <Fact Icon={ListOrdered}>{length.items}</Fact>
          <Fact Icon={Clock}>{length.time}</Fact>
        </Flex>
      </Box>
      <Flex
        direction="column"
        gap="16"
        order={{ lg: 1 }}
        position={{ lg: "sticky" }}
        top={{ lg: "calc(var(--iv-top, 0px) + 24px)" }}
      >
        <Can permission={isPreview ? [] : ["exam.take"]}>
          <StartPanel test={test} assignmentId={assignmentId} mode={mode} onMode={chooseMode} onOver={onOver} />
        </Can>
        <DeviceCheck />
        {isPreview ? null : (
          <Can permission={test.attempt_limit === null ? [] : inviters}>
            <ShareButton subject={{ menu_id: test.menu_id }} title={test.title} label={t("detail.invite")} />
          </Can>
        )}
      </Flex>
      <Flex direction="column" gap="16" minW="0">
        <AccommodationTermsNote terms={test.accommodation} />
        <Card aria-labelledby="rules">
          <Box as="h2" id="rules" fontSize="lg" mb="16">
            {t("detail.rules")}
          </Box>
          <Rules rules={test.rules} />
        </Card>
        {isAdaptive && test.sections.length < 2 ? null : (
          <SectionsTable
            sections={test.sections.map((one) => sharedSection(one, share))}
            limitMs={test.time_limit_ms}
          />
        )}
        <EarlierAttempts test={test} />
      </Flex>
    </Grid>
  );
}
