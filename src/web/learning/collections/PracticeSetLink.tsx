import { chakra } from "@chakra-ui/react/styled-system";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { followInside } from "../../site/links";
import { practiceSetPlace, type PracticeSetChoice } from "../../site/practice-set-place";

interface PracticeSetLinkProps {
  readonly choice: PracticeSetChoice;
  readonly children: ReactNode;
  /** Passed on by the button that contains it. */
  readonly className?: string;
}

/** A link to the practice page with a choice already made. */
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
