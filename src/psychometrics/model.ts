/** Parameters on the logit scale: P(θ) = c + (d − c) / (1 + exp(−D a (θ − b))). */
export interface ItemParameters {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Normal prior of ability, in logits. */
export interface Prior {
  readonly mean: number;
  readonly sd: number;
}

/** An ability in logits with its standard error; `se` is Infinity if the answers contain no information. */
export interface Ability {
  readonly theta: number;
  readonly se: number;
}

/** The logistic curve `s` and its complement `q`, with logarithms: each is exact even if the other rounds to 1. */
export const logistic = (z: number) => {
  const e = Math.exp(-Math.abs(z));
  const near = 1 / (1 + e);
  const far = e / (1 + e);
  const logNear = -Math.log1p(e);
  const logFar = logNear - Math.abs(z);
  return z >= 0 ? { s: near, q: far, logS: logNear, logQ: logFar } : { s: far, q: near, logS: logFar, logQ: logNear };
};

const exponent = ({ a, b }: ItemParameters, theta: number, D: number): number => {
  const z = D * a * (theta - b);
  return Number.isNaN(z) ? 0 : z;
};

/**
 * The quantities that estimators need of one item at one ability. `slope` = D a (d − c); `sOverP` = s / P and `qOverQ`
 * = q / (1 − P) stay finite if s or q underflows. An item with d <= c has no information: slope 0.
 */
export const curveAt = (item: ItemParameters, theta: number, D: number) => {
  const { c, d } = item;
  const { s, q, logS, logQ } = logistic(exponent(item, theta, D));
  const width = Math.max(0, d - c);
  const p = c + width * s;
  const complement = 1 - Math.max(c, d) + width * q;
  const flat = width === 0;
  return {
    s,
    q,
    p,
    complement,
    slope: D * item.a * width,
    sOverP: flat ? 0 : c === 0 ? 1 / d : s / p,
    qOverQ: flat ? 0 : d === 1 ? 1 / (1 - c) : q / complement,
    logSOverP: c === 0 ? -Math.log(d) : logS - Math.log(p),
    logQOverQ: d === 1 ? -Math.log1p(-c) : logQ - Math.log(complement),
    logS,
    logQ,
  };
};

/** Probability of a right answer, within [c, d]. */
export const probability = (item: ItemParameters, theta: number, D = 1): number =>
  Math.min(Math.max(item.c, item.d), item.c + Math.max(0, item.d - item.c) * logistic(exponent(item, theta, D)).s);

/** Fisher information P'² / (P Q), per squared logit (Birnbaum 1968; 4PL: Magis 2013); 0 or more, never NaN. */
export const information = (item: ItemParameters, theta: number, D = 1): number => {
  const { s, q, slope, sOverP, qOverQ } = curveAt(item, theta, D);
  return slope * slope * s * q * sOverP * qOverQ;
};

/** Natural logarithm of P (right) or 1 − P (wrong); an item with d <= c gives 0, the same at every ability. */
export const logProbability = (item: ItemParameters, right: boolean, theta: number, D = 1): number => {
  const { c, d } = item;
  if (d <= c) return 0;
  const { s, q, logS, logQ } = logistic(exponent(item, theta, D));
  if (right && c === 0) return Math.log(d) + logS;
  if (!right && d === 1) return Math.log1p(-c) + logQ;
  const p = c + (d - c) * s;
  const complement = 1 - d + (d - c) * q;
  if (right) return p > 0.5 ? Math.log1p(-complement) : Math.log(p);
  return complement > 0.5 ? Math.log1p(-p) : Math.log(complement);
};
