import type { Fault } from "../../../machines/support/fault";
import { FaultCard } from "../ui/FaultCard";
import { PageFrame } from "./PageFrame";

interface UnconfirmedPageProps {
  readonly fault: Fault;
  readonly onRetry: () => void;
}

/** In place of a page while the server cannot confirm the person: the fault, retried until it is gone. */
export function UnconfirmedPage({ fault, onRetry }: UnconfirmedPageProps) {
  return (
    <PageFrame>
      <FaultCard heals fault={fault} onRetry={onRetry} />
    </PageFrame>
  );
}
