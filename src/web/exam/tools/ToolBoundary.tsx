import { Component, type ReactNode } from "react";

interface ToolBoundaryProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Error boundary of a tool: a tool that fails is closed, and the exam goes on without it. */
export class ToolBoundary extends Component<ToolBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onClose();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
