import { useNavigate } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useSitterHome } from "../../contexts/sitter-home";
import { LeaveButton } from "./LeaveButton";

/** Leaves a sitting before its first item, for the page that its student came from. */
export function LeaveHome({ attempt }: Pick<ComponentProps<typeof LeaveButton>, "attempt">) {
  const navigate = useNavigate();
  const home = useSitterHome();
  return <LeaveButton attempt={attempt} onLeave={() => void navigate({ to: home })} />;
}
