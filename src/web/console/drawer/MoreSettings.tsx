import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { useMessage } from "../../i18n/use-message";
import { useSession } from "../../site/session-context";

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

/** What the frame of the console is like: folded for pupils, who have come for tests. */
export function MoreSettings({ children }: { readonly children: ReactNode }) {
  const t = useMessage();
  const profile = useSession(selectProfile);
  const isPupil = profile !== null && !profile.admin && profile.role.every((role) => role === "student");
  return (
    <Part open={!isPupil}>
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
