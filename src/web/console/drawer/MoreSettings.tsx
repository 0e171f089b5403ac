import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { isPupil } from "../../../../machines/session/session.selectors";
import { useSession } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";

const Part = chakra("details", {
  base: {
    "& > summary svg": { transitionProperty: "transform", transitionDuration: "quick" },
    "&[open] > summary svg": { transform: "rotate(90deg)" },
  },
});

const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "8",
    minH: "44",
    fontWeight: "semibold",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
  },
});

/** Settings of the console's frame; folded for students, who use the console only to reach their tests. */
export function MoreSettings({ children }: { readonly children: ReactNode }) {
  const t = useMessage();
  return (
    <Part open={!useSession(isPupil)}>
      <Summary>
        <ChevronRight size={16} aria-hidden="true" />
        {t("theme.more")}
      </Summary>
      <chakra.div display="flex" flexDirection="column" gap="20" pt="12">
        {children}
      </chakra.div>
    </Part>
  );
}
