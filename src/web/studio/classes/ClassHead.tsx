import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import type { ClassDetail } from "../../../contract/classes/classes";
import { useMessage } from "../../i18n/use-message";
import { Can } from "../../permissions/Can";
import type { ClassSearch } from "../../site/search";
import { Button } from "../../ui/Button";
import { classLogPlace } from "../studio-places";

type Way = Exclude<ClassSearch["way"], undefined>;

const readers = ["audit.read"] as const;

interface ClassHeadProps {
  readonly detail: ClassDetail;
  readonly way: Way | undefined;
  readonly onGo: (way: Way) => void;
}

/** The name of a class and what can be done with it. */
export function ClassHead({ detail, way, onGo }: ClassHeadProps) {
  const t = useMessage();
  const { name, school_year: year, members, left, teachers, archived } = detail;
  const facts = [
    year,
    t("classes.members", { count: members.length }),
    left === 0 ? "" : t("classes.left", { count: left }),
    teachers.map(({ nickname }) => nickname).join(", "),
  ].filter((fact) => fact !== "");
  const button = (to: Way) => (
    <Button variant="outline" minH="44" aria-expanded={way === to} onClick={() => onGo(to)}>
      {t(`classes.go.${to}`)}
    </Button>
  );
  return (
    <Flex direction="column" gap="12">
      <Box color="accent.text">
        <Link to="/studio/classes">‹ {t("title.classes")}</Link>
      </Box>
      <Flex align="end" justify="space-between" wrap="wrap" gap="12">
        <Box minW="0">
          <Box as="h1" fontSize={{ base: "xl", md: "2xl" }} overflowWrap="anywhere">
            {name}
          </Box>
          <Box color="fg.muted" overflowWrap="anywhere">
            {facts.join(" · ")}
          </Box>
          <Can permission={readers}>
            <Box mt="4" color="accent.text">
              <Link to={classLogPlace(detail.class_id) as string}>{t("classes.log")}</Link>
            </Box>
          </Can>
        </Box>
        <Flex gap="8" wrap="wrap">
          {archived ? null : (
            <>
              {members.length === 0 ? null : (
                <Can permission={["assignment.manage"]}>
                  <Button minH="44" aria-expanded={way === "assign"} onClick={() => onGo("assign")}>
                    {t("classes.go.assign")}
                  </Button>
                </Can>
              )}
              {button("list")}
              {members.length === 0 ? null : button("links")}
              {button("teachers")}
            </>
          )}
          {button("settings")}
        </Flex>
      </Flex>
      {archived ? (
        <Box bg="bg.subtle" borderRadius="control" px="16" py="8">
          {t("classes.isArchived")}
        </Box>
      ) : null}
    </Flex>
  );
}
