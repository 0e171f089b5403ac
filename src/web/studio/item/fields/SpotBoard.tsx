import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Media } from "../../../../contract/item/item";
import type { Spot, SpotShape } from "../../../../contract/item/spots";
import { useMessage } from "../../../i18n/use-message";
import { SpotLetter } from "../../../item/interactions/hot-spot/SpotLetter";
import { SpotMark } from "../../../item/interactions/hot-spot/SpotMark";
import { optionLetter } from "../../../item/interactions/interaction-props";
import { drawnShape, movedShape, resizedShape, withCornerMoved } from "../edits/spots";

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
};

/** What a pointer is doing: drawing a new spot, moving one, or moving a corner of one. */
type Drag = { readonly from: readonly [number, number] } & (
  | { readonly spotId: null }
  | { readonly spotId: string; readonly shape: SpotShape; readonly corner: number | null }
);

interface SpotBoardProps {
  readonly picture: Media;
  readonly spots: readonly Spot[];
  readonly right: readonly string[];
  readonly chosen: string | null;
  readonly kind: "rect" | "circle";
  readonly onChoose: (spotId: string | null) => void;
  readonly onShape: (spotId: string, shape: SpotShape) => void;
  readonly onDrawn: (shape: SpotShape) => void;
  readonly onRemove: (spotId: string) => void;
}

const Corner = chakra("button", {
  base: {
    position: "absolute",
    width: "20",
    height: "20",
    transform: "translate(-50%, -50%)",
    bg: "#ffffff",
    border: "2px solid #2b3a67",
    borderRadius: "pill",
    cursor: "move",
    touchAction: "none",
  },
});

/**
 * The picture with its spots. A pointer draws, moves and shapes them; with the keyboard arrows move the focused spot,
 * with Shift they make it larger or smaller, and Delete removes it.
 */
export function SpotBoard(props: SpotBoardProps) {
  const { picture, spots, right, chosen, kind, onChoose, onShape, onDrawn, onRemove } = props;
  const t = useMessage();
  const board = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [drawing, setDrawing] = useState<SpotShape | null>(null);

  const box = () => board.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const placeOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const { left, top, width, height } = box();
    return [(clientX - left) / (width || 1), (clientY - top) / (height || 1)];
  };
  const start = (event: PointerEvent, next: Drag) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    board.current?.setPointerCapture?.(event.pointerId);
    setDrag(next);
  };
  const move = (event: PointerEvent) => {
    if (drag === null) return;
    const to = placeOf(event);
    const [dx, dy] = [to[0] - drag.from[0], to[1] - drag.from[1]];
    if (drag.spotId === null) setDrawing(drawnShape(kind, drag.from, to, box().height / (box().width || 1)));
    else if (drag.corner !== null) onShape(drag.spotId, withCornerMoved(drag.shape, drag.corner, dx, dy));
    else if (Math.abs(dx) + Math.abs(dy) > 0) onShape(drag.spotId, movedShape(drag.shape, dx, dy));
  };
  const end = () => {
    if (drag?.spotId === null && drawing !== null) onDrawn(drawing);
    setDrag(null);
    setDrawing(null);
  };
  const byKey = (spot: Spot, corner: number | null) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === "Delete" && corner === null) onRemove(spot.spot_id);
    else if (step === undefined) return;
    else if (corner !== null) onShape(spot.spot_id, withCornerMoved(spot.shape, corner, ...step));
    else onShape(spot.spot_id, (event.shiftKey ? resizedShape : movedShape)(spot.shape, ...step));
    event.preventDefault();
  };
  return (
    <chakra.div
      ref={board}
      position="relative"
      maxW="640px"
      bg="#ffffff"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      cursor="crosshair"
      touchAction="none"
      data-own-keys
      onPointerDown={(event) => start(event, { from: placeOf(event), spotId: null })}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <chakra.img
        src={`/media/${picture.sha256}`}
        alt=""
        draggable={false}
        display="block"
        width="100%"
        minHeight="120px"
        pointerEvents="none"
      />
      {spots.map((spot, index) => (
        <SpotMark key={spot.spot_id} shape={spot.shape} tone={right.includes(spot.spot_id) ? "right" : "idle"}>
          <chakra.button
            type="button"
            data-spot-handle={spot.spot_id}
            aria-label={t("question.spot", { name: optionLetter(index) })}
            aria-describedby="spot-keys"
            aria-pressed={chosen === spot.spot_id}
            position="absolute"
            inset="0"
            cursor="move"
            touchAction="none"
            onFocus={() => onChoose(spot.spot_id)}
            onKeyDown={byKey(spot, null)}
            onPointerDown={(event) =>
              start(event, { from: placeOf(event), spotId: spot.spot_id, shape: spot.shape, corner: null })
            }
          />
          <SpotLetter aria-hidden chosen={chosen === spot.spot_id}>
            {optionLetter(index)}
          </SpotLetter>
        </SpotMark>
      ))}
      {spots.map((spot, index) =>
        spot.shape.kind === "poly" && chosen === spot.spot_id
          ? spot.shape.points.map(([x, y], corner) => (
              <Corner
                // corners have no ids; their place names them
                key={`${spot.spot_id} ${corner}`}
                type="button"
                aria-label={t("question.corner", { name: optionLetter(index), number: corner + 1 })}
                style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                onKeyDown={byKey(spot, corner)}
                onPointerDown={(event) =>
                  start(event, { from: placeOf(event), spotId: spot.spot_id, shape: spot.shape, corner })
                }
              />
            ))
          : null,
      )}
      {drawing === null ? null : (
        <SpotMark shape={drawing} tone="chosen">
          <span />
        </SpotMark>
      )}
    </chakra.div>
  );
}
