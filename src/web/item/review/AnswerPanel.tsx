import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { Media } from "../../../contract/item/item";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { ItemContent } from "../content/ItemContent";
import { useCreditWords } from "./credit-words";
import type { AnswerLine, LineContent } from "./interaction-review";
import { MarkIcon, markMessages, markTokens } from "./marks";

interface Props {
  readonly title: string;
  readonly mark?: ReactNode;
  readonly lines: readonly AnswerLine[];
  readonly media: readonly Media[];
  readonly tone: "own" | "right" | "held";
}

const edges = { own: "border.strong", right: "good.mark", held: "warn.mark" } as const;

function Content({ content, media }: { content: LineContent; media: readonly Media[] }) {
  if (typeof content !== "string") return <ItemContent text={content} media={media} />;
  return (
    <Box fontSize="lg" lineHeight="exam" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {content}
    </Box>
  );
}

/** One answer, the student's or the right one, line by line. */
export function AnswerPanel({ title, mark, lines, media, tone }: Props) {
  const t = useMessage();
  const creditWords = useCreditWords();
  return (
    <Box
      borderWidth="1px"
      borderColor="border"
      borderTopWidth="3px"
      borderTopColor={edges[tone]}
      borderRadius="control"
      p="16"
      minW="0"
    >
      <Flex justify="space-between" gap="12" align="center" minH="24" mb="8" wrap="wrap">
        <Box as="h3" color="fg.muted" fontSize="sm" fontWeight="medium">
          {title}
        </Box>
        {mark}
      </Flex>
      {lines.length === 0 ? (
        <Box color="fg.muted" fontSize="md">
          {t("results.noAnswer")}
        </Box>
      ) : null}
      {lines.map((line, index) => (
        <Flex
          key={`${index} ${line.label ?? ""}`}
          gap="8"
          align="baseline"
          mt={index === 0 ? "0" : "8"}
          wrap={line.to === undefined ? "nowrap" : "wrap"}
        >
          {line.label === null ? null : (
            <Box as="span" fontWeight="semibold" minW="20" flex="none">
              {line.label}
            </Box>
          )}
          <Box minW="0">
            {line.content === null ? (
              <Box color="fg.muted">{t("results.leftEmpty")}</Box>
            ) : (
              <Content content={line.content} media={media} />
            )}
          </Box>
          {line.mark === undefined ? null : (
            <Flex as="span" alignSelf="center" flex="none" color={markTokens[line.mark]}>
              <MarkIcon mark={line.mark} />
              <Hidden>{t(markMessages[line.mark])}</Hidden>
            </Flex>
          )}
          {line.share === undefined ? null : (
            <Box as="span" color="fg.muted" fontSize="sm">
              {creditWords(line.share)}
            </Box>
          )}
          {line.unit === undefined ? null : <ItemContent text={line.unit} media={media} />}
          {line.to === undefined ? null : (
            <>
              <Box as="span" alignSelf="center" color="fg.muted">
                <ArrowRight size={16} aria-hidden="true" />
              </Box>
              <Box minW="0">
                {line.to === null ? (
                  <Box color="fg.muted">{t("results.leftEmpty")}</Box>
                ) : (
                  <Content content={line.to} media={media} />
                )}
              </Box>
            </>
          )}
        </Flex>
      ))}
    </Box>
  );
}
