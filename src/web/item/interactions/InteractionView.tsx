import { Suspense, type ReactNode } from "react";
import type { Localized } from "../../../contract/content";
import type { Answer, Interaction } from "../../../contract/item";
import { ItemContent } from "../content/ItemContent";
import type { InteractionProps } from "./interaction-props";
import {
  Categorise,
  GapEntry,
  HotSpot,
  InlineChoice,
  MatchInteraction,
  MultipleChoice,
  NumericEntry,
  OrderInteraction,
  TextEntry,
} from "./lazy-interactions";
import { SingleChoice } from "./SingleChoice";

export interface InteractionViewProps extends Omit<InteractionProps, "interaction" | "answer"> {
  readonly stem: Localized;
  readonly interaction: Interaction;
  readonly answer: Answer | null;
}

/** Stem and interaction of one item. */
export function InteractionView({ stem, interaction, ...rest }: InteractionViewProps): ReactNode {
  if (interaction.type === "inline_choice")
    return (
      <Suspense fallback={null}>
        <InlineChoice interaction={interaction} stem={stem} {...rest} />
      </Suspense>
    );
  if (interaction.type === "gap_entry")
    return (
      <Suspense fallback={null}>
        <GapEntry interaction={interaction} stem={stem} {...rest} />
      </Suspense>
    );
  return (
    <>
      <ItemContent part="stem" headings={2} id={rest.stemId} text={stem} media={rest.media} />
      <div>
        <Suspense fallback={null}>{interactionOf(interaction, rest)}</Suspense>
      </div>
    </>
  );
}

const interactionOf = (
  interaction: Exclude<Interaction, { type: "inline_choice" | "gap_entry" }>,
  rest: Omit<InteractionProps, "interaction">,
): ReactNode => {
  switch (interaction.type) {
    case "single_choice":
      return <SingleChoice interaction={interaction} {...rest} />;
    case "multiple_choice":
      return <MultipleChoice interaction={interaction} {...rest} />;
    case "text_entry":
      return <TextEntry interaction={interaction} {...rest} />;
    case "numeric_entry":
      return <NumericEntry interaction={interaction} {...rest} />;
    case "order":
      return <OrderInteraction interaction={interaction} {...rest} />;
    case "match":
      return <MatchInteraction interaction={interaction} {...rest} />;
    case "categorise":
      return <Categorise interaction={interaction} {...rest} />;
    case "hot_spot":
      return <HotSpot interaction={interaction} {...rest} />;
  }
};
