import { z } from "zod";

export const languages = ["zh", "en"] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;

/**
 * Text in the languages that exist for it, at least one. In items it is sanitised HTML with inline
 * MathML and SVG; in names and titles it is plain text.
 */
export const localizedSchema = z
  .strictObject({ zh: z.string().optional(), en: z.string().optional() })
  .refine((text) => text.zh !== undefined || text.en !== undefined, "a text needs at least one language");
export type Localized = z.infer<typeof localizedSchema>;
