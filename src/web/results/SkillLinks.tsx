import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Dumbbell } from "lucide-react";
import type { Family } from "../../contract/families";
import type { Localized } from "../../contract/item/content";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { followInside, type ResultLinks } from "../site/links";
import { practiceSetPlace } from "../site/practice-set-place";
import { LinkButton } from "./buttons";

export interface SkillStep {
  readonly area: Localized;
  readonly skill: Localized;
  readonly skillId?: string | undefined;
  /** The reason for suggesting this skill. */
  readonly reason: string;
}

interface SkillLinksProps {
  readonly family: Family;
  readonly steps: readonly SkillStep[];
  readonly links: ResultLinks;
}

/** Suggested skills, each with a link to practice if the reader may open it. */
export function SkillLinks({ family, steps, links }: SkillLinksProps) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <Grid
      as="ol"
      listStyleType="none"
      p="0"
      m="0"
      mb="24"
      gap="12"
      templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
    >
      {steps.map(({ area, skill, skillId, reason }) => {
        const name = localized(skill, language);
        return (
          <Flex
            as="li"
            key={`${localized(area, language)} ${name}`}
            direction="column"
            bg="bg.subtle"
            borderRadius="card"
            p="16"
          >
            <Box color="fg.muted" fontSize="xs">
              {localized(area, language)}
            </Box>
            <Box fontSize="md" fontWeight="semibold" mt="4" overflowWrap="anywhere">
              {name}
            </Box>
            <Box color="fg.muted" mt="8" mb="12" fontVariantNumeric="tabular-nums">
              {reason}
            </Box>
            {skillId === undefined || links.test === null ? null : (
              <LinkButton
                variant="outline"
                href={practiceSetPlace({ family, skill: skillId })}
                onClick={followInside(links.open)}
                aria-label={t("results.practiseSkill", { skill: name })}
                mt="auto"
                className="no-print"
              >
                <Dumbbell size={16} aria-hidden="true" />
                {t("results.practiseIt")}
              </LinkButton>
            )}
          </Flex>
        );
      })}
    </Grid>
  );
}
