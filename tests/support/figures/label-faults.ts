/** A fault of the texts of one drawing on the page: its kind, the text, and the text or line that it meets. */
export type LabelFault = string;

/**
 * Runs in the page, self-contained: for each drawing, the texts that are closer to each other than half a letter, are
 * crossed by a line or an edge, or are cut off.
 */
export function labelFaults(): LabelFault[][] {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const canvas = document.createElement("canvas").getContext("2d");
  if (canvas === null) throw new Error("no canvas to measure letters on");
  /** As a share of the size of a text. */
  const halfLetter = 0.3;
  /** A letter of this size is itself the picture. */
  const picture = 60;
  /** Half of the widest stroke, and how deep a line may reach into the box of a letter, whose corners are empty. */
  const [widest, touching] = [5, 0.4];
  const shapes = "line,path,polyline,polygon,circle,ellipse,rect";

  /** From an element's coordinates to those of its drawing. */
  const toDrawing = (root: SVGSVGElement, element: SVGGraphicsElement): DOMMatrix => {
    const [outer, inner] = [root.getScreenCTM(), element.getScreenCTM()];
    if (outer === null || inner === null) throw new Error("a drawing that is not shown");
    return DOMMatrix.fromMatrix(outer).inverse().multiply(DOMMatrix.fromMatrix(inner));
  };
  const around = (corners: readonly DOMPoint[]): Box => ({
    left: Math.min(...corners.map(({ x }) => x)),
    right: Math.max(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  });
  const placed = ({ left, right, top, bottom }: Box, matrix: DOMMatrix): Box =>
    around(
      [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ].map(([x, y]) => new DOMPoint(x, y).matrixTransform(matrix)),
    );

  /** The room of the ink of a text, not that of its line. */
  const inkOf = (root: SVGSVGElement, text: SVGTextElement): Box => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text);
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const measured = canvas.measureText(text.textContent ?? "");
    const box = text.getBBox();
    const share = box.height / (measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent);
    const line = box.y + measured.fontBoundingBoxAscent * share;
    return placed(
      {
        left: box.x,
        right: box.x + box.width,
        top: line - measured.actualBoundingBoxAscent * share,
        bottom: line + measured.actualBoundingBoxDescent * share,
      },
      toDrawing(root, text),
    );
  };
  const gapBetween = (one: Box, other: Box): number =>
    Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

  const isOpaque = (style: CSSStyleDeclaration): boolean =>
    style.fill !== "none" && !style.fill.startsWith("rgba") && Number(style.fillOpacity) > 0.95;
  const pale = (style: CSSStyleDeclaration): boolean => {
    const [red = 0, green = 0, blue = 0] = (style.fill.match(/[\d.]+/g) ?? []).map(Number);
    return style.fill === "none" || Number(style.fillOpacity) < 0.5 || Math.min(red, green, blue) > 200;
  };
  const isDrawn = (style: CSSStyleDeclaration): boolean =>
    (style.stroke !== "none" && Number(style.strokeOpacity) > 0) || !pale(style);

  /** Points of the outline of a shape, a third of a pixel from each other, that lie inside a box of the drawing. */
  const pointsInside = (shape: SVGGeometryElement, matrix: DOMMatrix, box: Box): DOMPoint[] => {
    const length = shape.getTotalLength();
    const steps = Math.ceil(length * 3 * Math.hypot(matrix.a, matrix.b)) + 1;
    return Array.from({ length: steps + 1 }, (_, k) =>
      DOMPoint.fromPoint(shape.getPointAtLength((length * k) / steps)).matrixTransform(matrix),
    ).filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  };

  const faultsOf = (root: SVGSVGElement): LabelFault[] => {
    const texts = [...root.querySelectorAll("text")].map((text) => ({
      text,
      content: text.textContent ?? "",
      size: Number.parseFloat(getComputedStyle(text).fontSize),
      isHaloed:
        getComputedStyle(text).paintOrder.startsWith("stroke") &&
        Number.parseFloat(getComputedStyle(text).strokeWidth) >= 3,
      ink: inkOf(root, text),
    }));
    const outlines = [...root.querySelectorAll<SVGGeometryElement>(shapes)].map((shape) => {
      const { x, y, width, height } = shape.getBBox();
      const matrix = toDrawing(root, shape);
      return { shape, matrix, box: placed({ left: x, right: x + width, top: y, bottom: y + height }, matrix) };
    });
    const isBefore = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    const near = texts.flatMap((one, k) =>
      texts
        .slice(k + 1)
        .filter((other) => gapBetween(one.ink, other.ink) < Math.min(one.size, other.size) * halfLetter)
        .map((other) => `"${one.content}" runs into "${other.content}"`),
    );
    const crossed = texts
      .filter(({ size }) => size < picture)
      .flatMap(({ text, content, ink, isHaloed }) => {
        const close = outlines.filter(({ box }) => gapBetween(box, ink) < widest);
        return close
          .filter(({ shape, matrix }) => {
            const style = getComputedStyle(shape);
            if (!isDrawn(style) || (isHaloed && isBefore(shape, text))) return false;
            const width = style.stroke === "none" ? 0 : Number.parseFloat(style.strokeWidth);
            const reach = (width / 2) * Math.hypot(matrix.a, matrix.b) - touching;
            const { left, right, top, bottom } = ink;
            const room = { left: left - reach, right: right + reach, top: top - reach, bottom: bottom + reach };
            const covers = close.filter(
              (other) =>
                isBefore(shape, other.shape) && isBefore(other.shape, text) && isOpaque(getComputedStyle(other.shape)),
            );
            return pointsInside(shape, matrix, room).some(
              (point) =>
                !covers.some((cover) => cover.shape.isPointInFill(point.matrixTransform(cover.matrix.inverse()))),
            );
          })
          .map(({ shape }) => `a ${shape.tagName} (${getComputedStyle(shape).stroke}) crosses "${content}"`);
      });
    const { width, height } = root.viewBox.baseVal;
    const cut = texts
      .filter(({ ink }) => ink.left < 0 || ink.top < 0 || ink.right > width || ink.bottom > height)
      .map(({ content }) => `"${content}" is cut off`);
    return [...near, ...crossed, ...cut];
  };
  return [...document.querySelectorAll<SVGSVGElement>("body > div > svg")].map(faultsOf);
}
