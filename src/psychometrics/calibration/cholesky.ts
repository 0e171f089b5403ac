/** Smallest allowed share of a pivot in its diagonal element. */
const leastPivot = 1e-10;

/**
 * Diagonal of the inverse of a symmetric matrix (row by row; only its lower triangle is read); null if it is not
 * positive definite.
 */
export const inverseDiagonal = (matrix: Float64Array, size: number): Float64Array | null => {
  const lower = Float64Array.from(matrix);
  for (let row = 0; row < size; row += 1) {
    const at = row * size;
    for (let column = 0; column <= row; column += 1) {
      const other = column * size;
      let sum = lower[at + column] ?? 0;
      for (let k = 0; k < column; k += 1) sum -= (lower[at + k] ?? 0) * (lower[other + k] ?? 0);
      if (column < row) lower[at + column] = sum / (lower[other + column] ?? 1);
      else if (sum > leastPivot * (matrix[at + row] ?? 0)) lower[at + row] = Math.sqrt(sum);
      else return null;
    }
  }
  const diagonal = new Float64Array(size);
  const solved = new Float64Array(size);
  for (let unit = 0; unit < size; unit += 1) {
    let sum = 0;
    for (let row = unit; row < size; row += 1) {
      const at = row * size;
      let value = row === unit ? 1 : 0;
      for (let k = unit; k < row; k += 1) value -= (lower[at + k] ?? 0) * (solved[k] ?? 0);
      value /= lower[at + row] ?? 1;
      solved[row] = value;
      sum += value * value;
    }
    diagonal[unit] = sum;
  }
  return diagonal;
};
