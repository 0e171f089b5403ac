import { createElement, Suspense, type ReactNode } from "react";
import type { InteractionType } from "../../../contract/item/item";
import { ItemContent } from "../content/ItemContent";
import type { ViewProps } from "./interaction-screen";
import { screenOf } from "./screen-records";

const viewOf = <Kind extends InteractionType>(type: Kind, props: ViewProps<Kind>): ReactNode => {
  const screen = screenOf(type);
  return screen && <Suspense fallback={null}>{createElement(screen.View, props)}</Suspense>;
};

/** Stem and interaction of one item. */
export function InteractionView(props: ViewProps<InteractionType>): ReactNode {
  const { stem, stemId, media, interaction } = props;
  const view = viewOf(interaction.type, props);
  if (screenOf(interaction.type)?.showsStem === true) return view;
  return (
    <>
      <ItemContent part="stem" headings={2} id={stemId} text={stem} media={media} />
      <div>{view}</div>
    </>
  );
}
