import { Flex } from "@chakra-ui/react/flex";
import { useMessage } from "../../../i18n/use-message";
import { MarkIcon, markMessages, type Mark } from "../../../item/review/marks";
import { ink } from "../../../ui/chart/ink";

/** The legend of the shapes in the trace. */
export function TraceLegend({ shown, rapid }: { shown: readonly Mark[]; rapid: boolean }) {
  const t = useMessage();
  return (
    <Flex
      as="ul"
      listStyleType="none"
      p="0"
      m="0"
      mb="16"
      columnGap="20"
      rowGap="4"
      wrap="wrap"
      color="fg.muted"
      css={{ "& li": { display: "flex", alignItems: "center", gap: "8px" } }}
    >
      {shown.map((mark) => (
        <li key={mark}>
          <MarkIcon mark={mark} size={14} />
          {t(markMessages[mark])}
        </li>
      ))}
      <li>
        <svg aria-hidden="true" width="28" height="14">
          <rect width="28" height="14" rx="2" fill={ink.own} opacity="0.16" />
          <line x1="0" x2="28" y1="7" y2="7" stroke={ink.own} strokeWidth="2" />
        </svg>
        {t("results.legend.estimate")}
      </li>
      {rapid ? (
        <li>
          <svg aria-hidden="true" width="10" height="10">
            <path d="M0 9L5 1L10 9Z" fill={ink.warn} />
          </svg>
          {t("results.legend.rapid")}
        </li>
      ) : null}
    </Flex>
  );
}
