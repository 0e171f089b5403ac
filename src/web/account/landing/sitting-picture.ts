interface PicturedItem {
  /** Difficulty and the estimate after the answer, on the scale 180–240; `half` is half the band. */
  readonly difficulty: number;
  readonly right: boolean;
  readonly estimate: number;
  readonly half: number;
}

const row = (difficulty: number, right: boolean, estimate: number, half: number): PicturedItem => ({
  difficulty,
  right,
  estimate,
  half,
});

/** An invented attempt: each item is chosen near the estimate, and each answer narrows the band. */
export const picturedItems: readonly PicturedItem[] = [
  row(200, true, 206, 17),
  row(207, true, 213, 15),
  row(214, false, 208, 12.5),
  row(208, true, 212, 11),
  row(213, true, 216, 9.8),
  row(217, false, 213, 8.8),
  row(213, false, 210, 8),
  row(210, true, 212, 7.3),
  row(213, true, 214.5, 6.7),
  row(215, false, 212.5, 6.1),
  row(212, true, 213.6, 5.6),
  row(214, false, 212.2, 5.1),
  row(212, true, 213.2, 4.7),
  row(213, true, 214, 4.3),
];

export const sittingPictureSize = { width: 520, height: 240, left: 16, right: 76, top: 16, bottom: 16 } as const;
const [lowest, highest] = [186, 232];

export const placeX = (index: number): number =>
  sittingPictureSize.left +
  (index / (picturedItems.length - 1)) *
    (sittingPictureSize.width - sittingPictureSize.left - sittingPictureSize.right);
export const placeY = (value: number): number =>
  sittingPictureSize.top +
  ((highest - value) / (highest - lowest)) *
    (sittingPictureSize.height - sittingPictureSize.top - sittingPictureSize.bottom);

const points = (value: (item: PicturedItem) => number, items: readonly PicturedItem[] = picturedItems) =>
  items.map((item) => `${placeX(picturedItems.indexOf(item)).toFixed(1)},${placeY(value(item)).toFixed(1)}`);

export const estimateLine = `M${points((item) => item.estimate).join("L")}`;
const upperEdge = points((item) => item.estimate + item.half);
const lowerEdge = points((item) => item.estimate - item.half, [...picturedItems].reverse());
export const bandArea = `M${[...upperEdge, ...lowerEdge].join("L")}Z`;
