import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig, type SystemContext } from "@chakra-ui/react/styled-system";

const px = (value: number) => ({ value: `${value}px` });
/** A font size that scales with the text size setting; index.html sets the factor. */
const letters = (value: number) => ({ value: `calc(${value}px * var(--iv-text, 1))` });
const steps = Object.fromEntries(
  [1, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 44, 48, 64, 96].map((value) => [value, px(value)]),
);

/**
 * Colours that depend on the theme: declared here, while their values are in the style of index.html, which the first
 * paint needs too.
 */
const themed = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { value: "initial" }]));

/**
 * One scale of type and space. Spacing and size tokens are named by their pixels: `p="16"`, `gap="8"`.
 * Colours are semantic only; a theme changes `accent.*`, `menu.*`, `strip.*` and `top.*`, the dark mode all of them.
 */
const config = defineConfig({
  cssVarsPrefix: "iv",
  preflight: false,
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "992px", xl: "1280px" },
    tokens: {
      spacing: steps,
      sizes: { ...steps, full: { value: "100%" }, page: px(1120), prose: { value: "68ch" } },
      radii: { control: px(6), card: px(10), pill: px(999) },
      fonts: {
        body: {
          value:
            'Inter, "Inter Stand-in", system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", ' +
            '"Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
        },
        mono: { value: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace' },
      },
      fontSizes: {
        xs: letters(12),
        sm: letters(14),
        md: letters(16),
        lg: letters(18),
        xl: letters(22),
        "2xl": letters(28),
        "3xl": letters(36),
      },
      fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 }, bold: { value: 700 } },
      lineHeights: { tight: { value: 1.25 }, body: { value: 1.5 }, exam: { value: 1.65 } },
      shadows: { float: { value: "0 8px 28px rgba(31, 36, 48, 0.14)" } },
      durations: { quick: { value: "140ms" } },
      zIndex: { header: { value: 10 }, overlay: { value: 40 }, toast: { value: 60 } },
    },
    semanticTokens: {
      colors: {
        bg: themed("page", "card", "subtle"),
        fg: themed("DEFAULT", "muted"),
        border: themed("DEFAULT", "strong"),
        /** behind a dialog */
        scrim: { value: "initial" },
        /** mark: bars, icons, focus rings; solid: fills that carry white text; text: on white and on the tint */
        accent: themed("mark", "solid", "solidHover", "tint", "text"),
        /** mark: a bar or an icon on it */
        menu: themed("bg", "fg", "fgMuted", "hoverBg", "hoverFg", "activeBg", "activeFg", "border", "mark"),
        /** the first level of the column layout */
        strip: themed("bg", "fg", "hoverBg", "hoverFg", "activeBg", "activeFg"),
        /** the header: white, or the menu's ground in the layouts whose header holds the menu or the logo */
        top: themed("bg", "fg", "hoverBg", "hoverFg", "activeBg", "activeFg", "border"),
        /** text: on every ground and on the tint; mark: bars and icons; bad.mark and bad.hover carry white text */
        good: themed("text", "tint", "mark"),
        bad: themed("text", "tint", "mark", "hover"),
        warn: themed("text", "tint", "mark"),
        /** chart hues, at most five in one picture */
        chart: themed("1", "2", "3", "4", "5"),
      },
    },
    keyframes: {
      breathe: { "50%": { opacity: 0.5 } },
      appear: { from: { opacity: 0 } },
    },
  },
});

let made: SystemContext | undefined;

/** The theme as Chakra's system, created on the first call: as much work as all the modules of the first load. */
export const getSystem = (): SystemContext => (made ??= createSystem(defaultBaseConfig, config));
