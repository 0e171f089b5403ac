import { chakra } from "@chakra-ui/react/styled-system";
import type { LucideIcon } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

interface SheetProps {
  readonly title: string;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** It interrupts the student's work: announced as an alert dialog. */
  readonly interrupts?: boolean;
  readonly centred?: boolean;
}

/** One message with at most one main action. Its heading takes the focus. */
export function Sheet({ title, icon: Icon, children, actions, interrupts = false, centred = false }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.section
      role={interrupts ? "alertdialog" : undefined}
      aria-label={title}
      width="min(520px, 100%)"
      m="auto"
      p={{ base: "24", md: "32" }}
      display="flex"
      flexDirection="column"
      gap="16"
      bg="bg.card"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      fontSize="md"
      lineHeight="exam"
      {...(interrupts ? { boxShadow: "float" } : {})}
      {...(centred ? { textAlign: "center" } : {})}
    >
      {Icon && (
        <chakra.span color="accent.mark">
          <Icon size={32} strokeWidth={1.75} aria-hidden />
        </chakra.span>
      )}
      <chakra.h1 ref={heading} tabIndex={-1} outline="none" fontSize="xl">
        {title}
      </chakra.h1>
      {children}
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="8" mt="8">
          {actions}
        </chakra.div>
      )}
    </chakra.section>
  );
}

/** Centres a sheet on the page when no exam is drawn behind it. */
export const SheetPage = chakra(
  "main",
  { base: { minHeight: "100dvh", display: "grid", placeItems: "center", p: "16", bg: "bg.page" } },
  { defaultProps: { id: "main" } },
);
