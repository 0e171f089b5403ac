import { Component, type ErrorInfo, type ReactNode } from "react";
import type { Answer } from "../../../contract/item/item";
import { BrokenItem } from "./BrokenItem";

interface ItemBoundaryProps {
  readonly answer: Answer | null;
  /** Reports the error; the item shows what is kept and offers another try. */
  readonly onBroken?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  readonly children: ReactNode;
}

/** Keeps an error inside one item from taking the sitting with it. Give it the item's id as key. */
export class ItemBoundary extends Component<ItemBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onBroken?.(error, info);
  }

  override render() {
    return this.state.broken ? (
      <BrokenItem answer={this.props.answer} onRetry={() => this.setState({ broken: false })} />
    ) : (
      this.props.children
    );
  }
}
