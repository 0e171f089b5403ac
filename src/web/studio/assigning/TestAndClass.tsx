import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { check } from "../../permissions/check";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import type { AssignTerms } from "./assign-terms";

interface ChoiceProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The published tests of the person, then the other tests of the site, each family's under its name. */
function useTests() {
  const language = useLanguage();
  const profile = useSession(selectProfile);
  const writes = profile !== null && check(["item.write"], profile);
  const own = useCall("studioTests", { page: 1 }, { enabled: writes }).data?.tests ?? [];
  const menu = useCall("menuList", {}).data?.list ?? [];
  const mine = own
    .filter(({ edition, phase }) => edition > 0 && phase !== "withdrawn")
    .map(({ test_id: value, title }) => ({ value, label: localized(title, language) }));
  const known = new Set(mine.map(({ value }) => value));
  const others = menu.flatMap(({ title, tests }) =>
    tests
      .filter(({ menu_id: menuId }) => !known.has(menuId))
      .map((test) => ({
        value: test.menu_id,
        label: `${localized(title, language)}: ${localized(test.title, language)}`,
      })),
  );
  return { mine, others };
}

/** The only test that the person has published is chosen at once. */
function TestChoice({ chosen, onChoose }: ChoiceProps) {
  const t = useMessage();
  const { mine, others } = useTests();
  const only = mine.length === 1 ? mine[0]?.value : undefined;
  const chooseOnly = useEffectEvent((menuId: string) => {
    if (chosen === "") onChoose(menuId);
  });
  useEffect(() => {
    if (only !== undefined) chooseOnly(only);
  }, [only]);
  return (
    <Chooser
      label={t("assign.test")}
      options={[{ value: "", label: t("assign.choose") }, ...mine, ...others]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

function ClassChoice({ chosen, onChoose }: ChoiceProps) {
  const t = useMessage();
  const classes = useCall("studioClasses", {}).data?.classes;
  if (classes?.length === 0)
    return (
      <Box>
        <Box mb="8">{t("assign.noClassYet")}</Box>
        <Button variant="outline" size="sm" asChild>
          <Link to="/studio/classes">{t("classes.new")}</Link>
        </Button>
      </Box>
    );
  return (
    <Chooser
      label={t("assign.class")}
      options={[
        { value: "", label: t("assign.choose") },
        ...(classes ?? []).map(({ class_id: value, name, school_year: year }) => ({
          value,
          label: year === "" ? name : `${name} · ${year}`,
        })),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

interface TestAndClassProps {
  readonly terms: AssignTerms;
  readonly hasTest: boolean;
  readonly hasClass: boolean;
  readonly onChange: (part: Partial<AssignTerms>) => void;
}

/** Which test, and which class, as far as they are not given by the page. */
export function TestAndClass({ terms, hasTest, hasClass, onChange }: TestAndClassProps) {
  if (hasTest && hasClass) return null;
  return (
    <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}>
      {hasTest ? null : <TestChoice chosen={terms.menuId} onChoose={(menuId) => onChange({ menuId })} />}
      {hasClass ? null : (
        <ClassChoice chosen={terms.classId} onChoose={(classId) => onChange({ classId, members: null })} />
      )}
    </Grid>
  );
}
