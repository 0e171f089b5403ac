/** A title as a short name of lower-case Latin letters and hyphens; if that is empty, a name from the file's digest. */
export const slug = (title: string, digest: string): string => {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 48)
    .replace(/-$/, "");
  return words === "" ? `package-${digest.slice(0, 8)}` : words;
};
