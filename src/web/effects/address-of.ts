const textOf = (value: unknown): string =>
  typeof value === "string" ? value : value === null ? "" : JSON.stringify(value);

/** The full address of a call: server, path, and each defined query value; a list becomes repeated parameters. */
export function requestAddress(base: string, path: string, query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, textOf(one)]),
  );
  const search = new URLSearchParams(pairs).toString();
  return `${base.replace(/\/$/, "")}${path}${search === "" ? "" : `?${search}`}`;
}
