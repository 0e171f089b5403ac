import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ItemStats } from "../../../contract/classes/class-results";
import { useMessage } from "../../i18n/use-message";
import { MarkIcon } from "../../item/review/marks";
import { BlockTable } from "../../ui/BlockTable";
import { Saying } from "./Saying";

const thirds = ["classResults.third.low", "classResults.third.middle", "classResults.third.high"] as const;

interface ChosenProps {
  readonly count: number;
  readonly of: number;
  readonly third: string;
  readonly isKey: boolean;
}

/** How many of a third chose an option, as a figure and as a small bar. */
const Chosen = ({ count, of, third, isKey }: ChosenProps) => (
  <td data-third={third}>
    <Box as="span" fontVariantNumeric="tabular-nums">
      {`${count} / ${of}`}
    </Box>
    <Box height="6px" mt="4" borderRadius="pill" bg="bg.subtle" aria-hidden="true" css={{ forcedColorAdjust: "none" }}>
      <Box
        height="full"
        borderRadius="pill"
        bg={isKey ? "good.mark" : "accent.mark"}
        style={{ width: `${of === 0 ? 0 : (count / of) * 100}%` }}
      />
    </Box>
  </td>
);

/** How often each option was chosen in each third of the class, from the lowest scores. */
export function OptionsByThirds({ stats: { options, thirds: sizes } }: { readonly stats: ItemStats }) {
  const t = useMessage();
  if (options.length === 0) return null;
  return (
    <Box mt="24">
      <Box as="h3" fontSize="md">
        {t("classResults.options")}
      </Box>
      <BlockTable
        mt="8"
        css={{ "& td::before": { md: { content: "none" }, base: { content: "attr(data-third) ': '" } } }}
      >
        <thead>
          <tr>
            <th scope="col">{t("classResults.option")}</th>
            {thirds.map((third) => (
              <th key={third} scope="col">
                {t(third)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map(({ option_id: id, words, is_key: isKey, thirds: counts }) => (
            <tr key={id}>
              <th scope="row">
                {words}
                {isKey ? (
                  <Flex as="span" gap="6" align="center" color="good.text" fontSize="sm">
                    <MarkIcon mark="right" size={14} />
                    {t("classResults.rightOption")}
                  </Flex>
                ) : null}
              </th>
              {thirds.map((third, index) => (
                <Chosen key={third} third={t(third)} count={counts[index] ?? 0} of={sizes[index] ?? 0} isKey={isKey} />
              ))}
            </tr>
          ))}
        </tbody>
      </BlockTable>
      <Saying>{t("classResults.sayOptions")}</Saying>
    </Box>
  );
}
