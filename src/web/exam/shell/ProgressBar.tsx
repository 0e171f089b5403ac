import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../i18n/use-message";

/** "12 of 43" over a thin bar; `index` counts from 1. */
export function ProgressBar({ index, total }: { readonly index: number; readonly total: number }) {
  const t = useMessage();
  const share = total === 0 ? 0 : Math.min(100, ((index - 1) / total) * 100);
  return (
    <chakra.div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={index - 1}
      aria-valuetext={t("exam.positionSpoken", { index, total })}
      aria-label={t("exam.positionSpoken", { index, total })}
      display="flex"
      flexDirection="column"
      alignItems={{ base: "flex-start", md: "center" }}
      gap="4"
      fontSize="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <span aria-hidden>{t("exam.position", { index, total })}</span>
      <chakra.span
        display="block"
        width={{ base: "96px", md: "160px" }}
        height="4"
        bg="border"
        borderRadius="pill"
        overflow="hidden"
        forcedColorAdjust="none"
      >
        <chakra.span
          display="block"
          height="100%"
          bg="accent.mark"
          borderRadius="pill"
          transition="width 180ms ease-out"
          style={{ width: `${share}%` }}
        />
      </chakra.span>
    </chakra.div>
  );
}
