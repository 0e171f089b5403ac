import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { ArrowRight, Dumbbell, RotateCcw, type LucideIcon } from "lucide-react";
import type { PracticeOffer } from "../../contract/practice/practice";
import { browserTimeZone } from "../effects/time-zone";
import { useCall } from "../effects/use-call";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { practiceSetPlace } from "../site/practice-set-place";

const Tile = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "12",
    height: "full",
    minH: "64",
    px: "16",
    py: "12",
    bg: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    textDecoration: "none",
    transitionProperty: "border-color",
    transitionDuration: "quick",
    _hover: { borderColor: "accent.solid" },
  },
});

interface Task {
  readonly id: string;
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly note: string;
}

const weakestOf = (skills: PracticeOffer["skills"]): PracticeOffer["skills"][number] | null =>
  skills.reduce<PracticeOffer["skills"][number] | null>(
    (most, skill) => (skill.wrong > (most?.wrong ?? 0) ? skill : most),
    null,
  );

function useTasks(): readonly Task[] {
  const t = useMessage();
  const language = useLanguage();
  const { data } = useCall("practiceOffer", { time_zone: browserTimeZone() });
  if (data === undefined) return [];
  const due = data.skills.reduce((sum, skill) => sum + skill.due, 0);
  const weakest = weakestOf(data.skills);
  const { open } = data;
  return [
    ...(open === null
      ? []
      : [
          {
            id: "open",
            to: practiceSetPlace({}),
            Icon: Dumbbell,
            title: t("home.today.open"),
            note: t("home.today.openNote", { checked: open.checked, total: open.total }),
          },
        ]),
    ...(due === 0
      ? []
      : [
          {
            id: "due",
            to: practiceSetPlace({ from: "due" }),
            Icon: RotateCcw,
            title: t("home.today.due"),
            note: t("home.today.dueNote", { count: due }),
          },
        ]),
    ...(weakest === null || open !== null
      ? []
      : [
          {
            id: "skill",
            to: practiceSetPlace({ family: weakest.family, skill: weakest.skill }),
            Icon: Dumbbell,
            title: t("home.today.skill", { skill: localized(weakest.title, language) }),
            note: t("home.today.skillNote", { count: weakest.wrong }),
          },
        ]),
  ];
}

/** Suggestions for today: a practice set under way, questions that are due for review, the weakest skill. */
export function Today() {
  const t = useMessage();
  const tasks = useTasks();
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="today">
      <Box as="h2" id="today" fontSize="lg" mb="12">
        {t("home.today")}
      </Box>
      <Grid
        as="ul"
        templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" }}
        gap="16"
        listStyleType="none"
        p="0"
        m="0"
      >
        {tasks.map(({ id, to, Icon, title, note }) => (
          <li key={id}>
            <Tile asChild>
              <Link to={to}>
                <Box color="accent.text" flex="none">
                  <Icon size={22} aria-hidden="true" />
                </Box>
                <Box flex="1" minW="0">
                  <Box fontWeight="medium">{title}</Box>
                  <Box color="fg.muted" fontSize="sm">
                    {note}
                  </Box>
                </Box>
                <Box color="fg.muted" flex="none">
                  <ArrowRight size={18} aria-hidden="true" />
                </Box>
              </Link>
            </Tile>
          </li>
        ))}
      </Grid>
    </section>
  );
}
