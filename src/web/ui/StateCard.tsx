import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "./Card";

interface StateCardProps {
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  /** One button or link that leads on. */
  readonly action?: ReactNode;
  readonly heading?: "h1" | "h2" | "h3";
}

/** Stands in place of missing content: empty, failed, offline, not found. */
export function StateCard({ Icon, title, children, action, heading = "h2" }: StateCardProps) {
  return (
    <Card py="48">
      <Flex direction="column" align="center" textAlign="center" gap="12" maxW="prose" mx="auto">
        <Box color="fg.muted">
          <Icon size={32} strokeWidth={1.5} aria-hidden="true" />
        </Box>
        <Box as={heading} fontSize="lg" fontWeight="semibold">
          {title}
        </Box>
        {children === undefined ? null : <Box color="fg.muted">{children}</Box>}
        {action === undefined ? null : <Box mt="8">{action}</Box>}
      </Flex>
    </Card>
  );
}
