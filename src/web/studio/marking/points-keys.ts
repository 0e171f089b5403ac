/** Points that are being typed. */
export interface TypedPoints {
  /** Digits that wait for Enter. */
  readonly digits: string;
  readonly half: boolean;
}

export const noPoints: TypedPoints = { digits: "", half: false };

const worth = ({ digits, half }: TypedPoints): number => Number(digits) + (half ? 0.5 : 0);

/** Whether a digit gives points at once: where no points have two digits. */
const isAtOnce = (most: number): boolean => most < 10;

/**
 * What a key does to typed points, of `most` at most: the points that it gives, or what is typed after it; null: it is
 * not a key of points.
 */
export function afterPointsKey(typed: TypedPoints, key: string, most: number): TypedPoints | number | null {
  if (key === "." || key === ",") return { ...typed, half: !typed.half };
  if (/^\d$/.test(key)) {
    const next = { ...typed, digits: `${typed.digits}${key}` };
    if (worth(next) > most) return typed;
    return isAtOnce(most) ? worth(next) : next;
  }
  if (typed.digits === "") return null;
  if (key === "Enter") return worth(typed);
  return key === "Backspace" ? { ...typed, digits: typed.digits.slice(0, -1) } : null;
}

/** The points that have a button each: all whole ones, and all there are. Empty: there would be too many. */
export const pointsWithButton = (most: number): readonly number[] => {
  if (most > 12) return [];
  const whole = Array.from({ length: Math.floor(most) + 1 }, (_, points) => points);
  return Number.isInteger(most) ? whole : [...whole, most];
};
