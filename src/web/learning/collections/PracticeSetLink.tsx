import { chakra } from "@chakra-ui/react/styled-system";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { followInside } from "../../site/links";
import { practiceSetPlace, type PracticeSetChoice } from "../../site/practice-set-place";

interface PracticeSetLinkProps {
  readonly choice: PracticeSetChoice;
  readonly children: ReactNode;
  /** From the button that it stands in. */
  readonly className?: string;
}

/** The way to the practice page with a choice made already. */
export function PracticeSetLink({ choice, children, className }: PracticeSetLinkProps) {
  const { history } = useRouter();
  return (
    <chakra.a
      className={className ?? ""}
      href={practiceSetPlace(choice)}
      onClick={followInside((address) => history.push(address))}
    >
      {children}
    </chakra.a>
  );
}
