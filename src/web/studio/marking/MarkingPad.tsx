import { Flex } from "@chakra-ui/react/flex";
import type { RefObject } from "react";
import type { MarkingContext } from "../../../../machines/studio/marking-facts";
import type { AnswerToMark } from "../../../contract/classes/marking";
import { Card } from "../../ui/Card";
import { CommentField } from "./CommentField";
import { shownComment } from "./marking-view";
import type { TypedPoints } from "./points-keys";
import { PointsPad } from "./PointsPad";

interface MarkingPadProps {
  readonly context: MarkingContext;
  readonly answer: AnswerToMark;
  readonly most: number;
  readonly bank: readonly string[];
  readonly typed: TypedPoints;
  readonly isOpen: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly firstComment: RefObject<HTMLButtonElement | null>;
  readonly onHalf: () => void;
  readonly onGive: (points: number) => void;
  readonly onComment: (text: string) => void;
  readonly onLeave: () => void;
}

/** Points and comment of the chosen answer. */
export function MarkingPad({
  context,
  answer,
  most,
  bank,
  typed,
  isOpen,
  field,
  firstComment,
  onHalf,
  onGive,
  onComment,
  onLeave,
}: MarkingPadProps) {
  return (
    <Card>
      <Flex direction="column" gap="16">
        {isOpen ? (
          <PointsPad
            most={most}
            given={(answer.settled ?? answer.own)?.points ?? null}
            typed={typed}
            onHalf={onHalf}
            onGive={onGive}
          />
        ) : null}
        <CommentField
          text={shownComment(context)}
          bank={bank}
          field={field}
          firstComment={firstComment}
          isReadOnly={!isOpen || answer.state === "settled"}
          onChange={onComment}
          onLeave={onLeave}
        />
      </Flex>
    </Card>
  );
}
