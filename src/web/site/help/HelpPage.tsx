import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { helpTopics, type HelpTopic } from "../../../contract/site/help-topics";
import { foldSearch } from "../../../contract/validators/folding";
import { useSite } from "../../contexts/site-context";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { Field } from "../../ui/Field";
import { OutsideFrame } from "../OutsideFrame";
import { useIsInConsole } from "../StatePage";

const Topic = chakra("details", {
  base: {
    borderTopWidth: "1px",
    borderColor: "border",
    _first: { borderTopWidth: "0" },
    "& summary": { py: "12", fontWeight: "medium", fontSize: "md" },
    "& p": { maxW: "prose", pb: "12", color: "fg.muted" },
  },
});

/** The contact for questions that the help does not answer. */
function Contact() {
  const t = useMessage();
  const picture = useSite()?.qrcode_service ?? "";
  if (picture === "") return null;
  return (
    <Card aria-labelledby="contact" alignSelf="start">
      <Box as="h2" id="contact" fontSize="lg">
        {t("help.contact")}
      </Box>
      <Box mt="4" mb="16" color="fg.muted">
        {t("help.contactText")}
      </Box>
      <chakra.img
        src={picture}
        alt={t("help.contactPicture")}
        width="180px"
        height="180px"
        objectFit="contain"
        bg="white"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
      />
    </Card>
  );
}

/** Whether a topic contains the query, in either language. */
const holds = ({ title, lines }: HelpTopic, query: string): boolean =>
  [title, ...lines].some(({ zh = "", en = "" }) => foldSearch(`${zh}\n${en}`).includes(query));

/** `/help`: short answers; `topic` in the address opens one of them. */
export function HelpPage() {
  if (useIsInConsole()) return <Topics />;
  return (
    <OutsideFrame>
      <Box as="main" id="main" width="full" maxW="page" mx="auto" px={{ base: "16", md: "24" }} pt="16" pb="64">
        <Topics />
      </Box>
    </OutsideFrame>
  );
}

function Topics() {
  const t = useMessage();
  const language = useLanguage();
  const asked = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get("topic") });
  const [query, setQuery] = useState("");
  const opened = useRef<HTMLDetailsElement>(null);
  useEffect(() => opened.current?.scrollIntoView({ block: "center" }), [asked]);
  const wanted = foldSearch(query).trim();
  const topics = helpTopics.filter((topic) => wanted === "" || holds(topic, wanted));
  return (
    <Flex direction="column" gap="16">
      <Box>
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
          {t("title.help")}
        </Box>
        <Box color="fg.muted">{t("help.lead")}</Box>
      </Box>
      <Flex direction={{ base: "column", lg: "row" }} gap="16">
        <Card flex="1">
          <Box maxW="420px" mb="12">
            <Field
              label={t("help.find")}
              type="search"
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </Box>
          {topics.length === 0 ? (
            <Box role="status" color="fg.muted" py="12">
              {t("help.none", { query: query.trim() })}
            </Box>
          ) : (
            topics.map(({ topic, title, lines }) => (
              <Topic
                key={`${topic} ${asked === topic}`}
                ref={asked === topic ? opened : undefined}
                id={topic}
                open={asked === topic || topics.length === 1}
              >
                <summary>{title[language]}</summary>
                {lines.map((line) => (
                  <p key={line.en}>{line[language]}</p>
                ))}
              </Topic>
            ))
          )}
        </Card>
        <Contact />
      </Flex>
      <Box color="fg.muted" fontSize="sm">
        <a href="/licences.txt">{t("help.licences")}</a>
      </Box>
    </Flex>
  );
}
