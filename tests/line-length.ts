import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const longest = 120;
const roots = ["src", "machines", "tests"];

/** In characters as a person counts them. */
const lengthOf = (line: string): number => Array.from(line).length;

const files = ["vite.config.ts"].concat(
  roots.flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => `${root}/${file}`)),
);
const found = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        lengthOf(line) > longest ? `${file.replaceAll(path.sep, "/")}:${index + 1}: ${lengthOf(line)}` : [],
      ),
  );
if (found.length > 0) {
  console.error(`Longer than ${longest} characters:\n${found.join("\n")}`);
  process.exitCode = 1;
}
