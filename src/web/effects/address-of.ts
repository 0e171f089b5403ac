const textOf = (value: unknown): string =>
  typeof value === "string" ? value : value === null ? "" : JSON.stringify(value);

/** A whole address: where the server is, the path there, and each value of the query that is told, lists one by one. */
export function requestAddress(base: string, path: string, query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, textOf(one)]),
  );
  const search = new URLSearchParams(pairs).toString();
  return `${base.replace(/\/$/, "")}${path}${search === "" ? "" : `?${search}`}`;
}
