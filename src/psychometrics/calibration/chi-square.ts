/** ln Γ(df / 2) for whole df, by Γ(x + 1) = x Γ(x) from Γ(1) and Γ(1/2). */
const logGammaOfHalf = (df: number): number => {
  let sum = df % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let x = df % 2 === 0 ? 1 : 0.5; x < df / 2; x += 1) sum += Math.log(x);
  return sum;
};

const mostTerms = 500;

/**
 * Probability of a chi-square value at least as large as this for a whole number of degrees of freedom, by the series
 * of the incomplete gamma function below df + 2 and its continued fraction (Lentz) above.
 */
export const chiSquareTail = (value: number, df: number): number => {
  if (value <= 0) return 1;
  const [a, x] = [df / 2, value / 2];
  const front = Math.exp(a * Math.log(x) - x - logGammaOfHalf(df));
  if (x < a + 1) {
    let [term, sum] = [1 / a, 1 / a];
    for (let n = 1; n < mostTerms && term > sum * 1e-15; n += 1) {
      term *= x / (a + n);
      sum += term;
    }
    return 1 - front * sum;
  }
  let [b, c] = [x + 1 - a, 1e300];
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < mostTerms; n += 1) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b);
    c = b + step / c;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return front * h;
};
