import { Component, type ErrorInfo, type ReactNode } from "react";
import type { Answer } from "../../../contract/item/item";
import { BrokenItem } from "./BrokenItem";

interface ItemBoundaryProps {
  readonly answer: Answer | null;
  /** Reports the error; the item then shows the stored answer and a button to try again. */
  readonly onBroken?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  readonly children: ReactNode;
}

/** Error boundary of one item, so that its error does not end the sitting. Use the item's id as its key. */
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
