interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 6;
const margin = 8;

/**
 * The position of a popup of `anchor`: under it, right edges aligned; above it if there is no room below; never outside
 * the window.
 */
export function placeUnder(anchor: Area, popup: Size, frame: Size): { left: number; top: number } {
  const left = Math.max(margin, Math.min(anchor.right - popup.width, frame.width - margin - popup.width));
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - popup.height;
  const hasRoom = below + popup.height <= frame.height - margin;
  return { left, top: hasRoom || above < margin ? below : above };
}
