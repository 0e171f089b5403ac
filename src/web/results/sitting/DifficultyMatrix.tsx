import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { DifficultyBand, MarkedItem } from "../../../contract/report/marked-item";
import { useMessage } from "../../i18n/use-message";
import { MarkIcon, markMessages, marks, type Mark } from "../../item/review/marks";
import { difficulties, difficultyMessages } from "./difficulty";

const cell = { p: "8", borderBottomWidth: "1px", borderColor: "border", textAlign: "start" } as const;

/** Numbers of questions by difficulty (rows) and mark (columns). */
export function DifficultyMatrix({ items }: { readonly items: readonly Pick<MarkedItem, "difficulty" | "mark">[] }) {
  const t = useMessage();
  const shown = marks.filter((mark) => items.some((item) => item.mark === mark && item.difficulty !== null));
  const rows = difficulties.filter((difficulty) => items.some((item) => item.difficulty === difficulty));
  const countOf = (difficulty: DifficultyBand, mark: Mark) =>
    items.filter((item) => item.difficulty === difficulty && item.mark === mark).length;
  const most = Math.max(1, ...rows.flatMap((difficulty) => shown.map((mark) => countOf(difficulty, mark))));
  return (
    <Box overflowX="auto" tabIndex={0} role="group" aria-label={t("results.analyse.matrixTitle")}>
      <Box as="table" width="full" borderCollapse="collapse" fontVariantNumeric="tabular-nums">
        <thead>
          <tr>
            <Box as="th" {...{ scope: "col" }} {...cell} color="fg.muted" fontWeight="medium">
              {t("results.column.difficulty")}
            </Box>
            {shown.map((mark) => (
              <Box as="th" key={mark} {...{ scope: "col" }} {...cell} color="fg.muted" fontWeight="medium">
                <Flex as="span" align="center" gap="6">
                  <MarkIcon mark={mark} size={14} />
                  {t(markMessages[mark])}
                </Flex>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((difficulty) => (
            <tr key={difficulty}>
              <Box as="th" {...{ scope: "row" }} {...cell} fontWeight="medium">
                {t(difficultyMessages[difficulty])}
              </Box>
              {shown.map((mark) => {
                const count = countOf(difficulty, mark);
                return (
                  <Box as="td" key={mark} {...cell}>
                    <Box as="span" display="block">
                      {count}
                    </Box>
                    <Box
                      as="span"
                      display="block"
                      aria-hidden="true"
                      mt="4"
                      height="4px"
                      borderRadius="pill"
                      bg="chart.1"
                      forcedColorAdjust="none"
                      style={{ width: `${(100 * count) / most}%` }}
                    />
                  </Box>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
