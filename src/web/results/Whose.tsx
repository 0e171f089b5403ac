import { Box } from "@chakra-ui/react/box";
import type { Report } from "../../contract/report/report";
import { useMessage } from "../i18n/use-message";

/** The name of the student: always shown for a guest's result, otherwise on paper only. */
export function Whose({ report: { student, of_guest: isGuests } }: { readonly report: Report }) {
  const t = useMessage();
  if (isGuests === true)
    return (
      <Box mb="8" fontWeight="medium" overflowWrap="anywhere">
        {student === undefined ? t("results.guestUnnamed") : t("results.guest", { name: student })}
      </Box>
    );
  return student === undefined ? null : (
    <Box display="none" fontSize="md" mb="4" css={{ "@media print": { display: "block" } }}>
      {student}
    </Box>
  );
}
