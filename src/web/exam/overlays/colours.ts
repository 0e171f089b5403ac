import type { ExamColours } from "../../../contract/attempt/exam-colours";

/** The colours of the exam screens, by the names of the theme's tokens. */
export interface ColourPalette {
  readonly scheme: "light" | "dark";
  readonly page: string;
  readonly card: string;
  readonly subtle: string;
  readonly fg: string;
  readonly muted: string;
  readonly border: string;
  readonly strong: string;
  /**
   * mark: bars, icons, focus rings; solid: background of white text; text: readable on every background and on the
   * tint.
   */
  readonly accent: { readonly [Part in "mark" | "solid" | "solidHover" | "tint" | "text"]: string };
  readonly good: Tone;
  readonly bad: Tone;
  readonly warn: Tone;
}

interface Tone {
  readonly text: string;
  readonly tint: string;
  readonly mark: string;
}

const darkTones = {
  good: { text: "#1d5f43", tint: "#dff0e6", mark: "#1d5f43" },
  bad: { text: "#a31606", tint: "#fbe1dc", mark: "#b81a08" },
  warn: { text: "#6b4300", tint: "#fbe9c2", mark: "#8a5a00" },
} as const;

/**
 * Contrast ratios: at least 4.5 to 1 between text and background, at least 3 to 1 for borders of controls and marks.
 */
export const palettes: Readonly<Record<ExamColours, ColourPalette>> = {
  blackOnCream: {
    scheme: "light",
    page: "#fbf1d6",
    card: "#fff8e6",
    subtle: "#f3e6c4",
    fg: "#15130d",
    muted: "#4b4433",
    border: "#dccda3",
    strong: "#857648",
    accent: { mark: "#0b5cb0", solid: "#0a56a6", solidHover: "#08468a", tint: "#e9ecdf", text: "#084c94" },
    ...darkTones,
  },
  blueOnLight: {
    scheme: "light",
    page: "#e6f0fa",
    card: "#f4f9ff",
    subtle: "#d8e6f5",
    fg: "#0a2a63",
    muted: "#2c4a80",
    border: "#bcd0e8",
    strong: "#5b7bab",
    accent: { mark: "#0b5cc4", solid: "#0a53b4", solidHover: "#084392", tint: "#d5e6fb", text: "#08479a" },
    ...darkTones,
  },
  yellowOnBlack: {
    scheme: "dark",
    page: "#000000",
    card: "#101010",
    subtle: "#262626",
    fg: "#ffe94a",
    muted: "#dccb62",
    border: "#4d4a36",
    strong: "#a39857",
    accent: { mark: "#5cb3ff", solid: "#0a6ed1", solidHover: "#085cae", tint: "#0f2a44", text: "#8ecbff" },
    good: { text: "#7fe0ae", tint: "#0e2f20", mark: "#3fae7a" },
    bad: { text: "#ff9d8f", tint: "#3d1410", mark: "#d8321c" },
    warn: { text: "#ffc861", tint: "#3a2a06", mark: "#e0a021" },
  },
  highContrast: {
    scheme: "light",
    page: "#ffffff",
    card: "#ffffff",
    subtle: "#f0f0f0",
    fg: "#000000",
    muted: "#1f1f1f",
    border: "#000000",
    strong: "#000000",
    accent: { mark: "#0000d6", solid: "#0000b8", solidHover: "#00008f", tint: "#e4e4ff", text: "#0000b8" },
    good: { text: "#00532d", tint: "#e2f5ea", mark: "#00532d" },
    bad: { text: "#9c0000", tint: "#ffe6e6", mark: "#9c0000" },
    warn: { text: "#5c3a00", tint: "#fff3d6", mark: "#7a4d00" },
  },
};

const name = (token: string): string => `--iv-colors-${token}`;

/** A palette as the CSS custom properties that all components read. */
export const colourTokens = ({ page, card, subtle, fg, muted, border, strong, ...tones }: ColourPalette) => ({
  [name("bg-page")]: page,
  [name("bg-card")]: card,
  [name("bg-subtle")]: subtle,
  [name("fg")]: fg,
  [name("fg-muted")]: muted,
  [name("border")]: border,
  [name("border-strong")]: strong,
  [name("accent-mark")]: tones.accent.mark,
  [name("accent-solid")]: tones.accent.solid,
  [name("accent-solid-hover")]: tones.accent.solidHover,
  [name("accent-tint")]: tones.accent.tint,
  [name("accent-text")]: tones.accent.text,
  ...Object.fromEntries(
    (["good", "bad", "warn"] as const).flatMap((tone) =>
      (["text", "tint", "mark"] as const).map((part) => [name(`${tone}-${part}`), tones[tone][part]]),
    ),
  ),
});

/** Pictures are drawn for white paper, so on dark backgrounds they get a white one. */
const paper = { backgroundColor: "#ffffff", color: "#1f2430", borderRadius: "6px", padding: "4px" };

/** The global styles of the exam screens in these colours. */
export const stylesOf = (colours: ExamColours) => {
  const palette = palettes[colours];
  return {
    html: { ...colourTokens(palette), colorScheme: palette.scheme, background: palette.page, color: palette.fg },
    ...(palette.scheme === "dark" ? { "#main article img, #main [data-part] img": paper } : {}),
    ...(palette.scheme === "dark" ? { "#main :is(article, [data-part]) svg:not(.lucide)": paper } : {}),
  };
};
