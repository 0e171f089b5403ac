/**
 * The base styles of components, in addition to those in index.html, which need no script and apply from the first
 * paint. Fonts are left to the browser except for controls and headings: a rule that gave every element its parent's
 * font would override the sizes inside drawings and formulas. The layers are those of Chakra, and the variables those
 * of its tokens.
 */
export const baseStyles = `
@layer reset, base, tokens, recipes;
@layer base {
  *, *::before, *::after, *::backdrop {
    box-sizing: border-box;
    border: 0 solid var(--iv-colors-border);
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after, *::backdrop {
      animation-duration: 1ms !important;
      animation-delay: 0ms !important;
      animation-iteration-count: 1 !important;
      transition-property: none !important;
      scroll-behavior: auto !important;
    }
  }
  * { margin: 0; padding: 0; -webkit-tap-highlight-color: transparent; }
  html {
    font-family: var(--iv-fonts-body);
    line-height: var(--iv-line-heights-body);
    font-size: var(--iv-font-sizes-sm);
    color: var(--iv-colors-fg);
    background: var(--iv-colors-bg-page);
    text-rendering: optimizeLegibility;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body, #root { min-height: 100dvh; }
  h1, h2, h3, h4, h5, h6 {
    font-size: inherit;
    font-weight: var(--iv-font-weights-semibold);
    line-height: var(--iv-line-heights-tight);
    overflow-wrap: break-word;
  }
  button, input, select, textarea, optgroup { font: inherit; color: inherit; letter-spacing: inherit; }
  button, [type=button], [type=submit] { appearance: button; background: transparent; }
  *::placeholder { opacity: 1; color: var(--iv-colors-fg-muted); }
  ol, ul { list-style: none; }
  img, svg, video, canvas { display: block; vertical-align: middle; }
  img, video { max-width: 100%; height: auto; }
  table { border-collapse: collapse; border-color: inherit; text-indent: 0; }
  th { font-weight: inherit; text-align: inherit; }
  sub, sup { font-size: 75%; line-height: 0; position: relative; vertical-align: baseline; }
  sub { bottom: -0.25em; }
  sup { top: -0.5em; }
  code, kbd, samp, pre { font-family: var(--iv-fonts-mono); font-size: 1em; }
  dialog { color: inherit; }
  summary { display: list-item; list-style: none; cursor: pointer; min-height: 44px; padding-block: 10px; }
  summary::-webkit-details-marker { display: none; }
  /* where there is no picture of its own */
  summary:not(:has(> svg))::before {
    content: "";
    display: inline-block;
    width: 0.4em;
    height: 0.4em;
    margin-inline: 0.15em 0.6em;
    vertical-align: 0.12em;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  details[open] > summary:not(:has(> svg))::before { transform: rotate(45deg); }
  a { color: var(--iv-colors-accent-text); }
  [hidden]:not([hidden=until-found]) { display: none !important; }
  :focus-visible, input[type|="datetime"]:focus-within {
    outline: 3px solid var(--iv-colors-accent-mark);
    outline-offset: 2px;
  }
  main:focus, h1:focus { outline: none; }
  #nprogress { pointer-events: none; }
  [data-progress=false] #nprogress { display: none; }
  #nprogress .bar {
    position: fixed;
    inset-inline: 0;
    top: 0;
    height: 2px;
    background: var(--iv-colors-accent-mark);
    z-index: var(--iv-z-index-toast);
  }
}
`;
