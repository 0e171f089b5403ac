/** The colours of Okabe and Ito (2008), which colour-blind people can distinguish, in a light and a dark set. */
const colours = {
  light: ["#0072b2", "#d55e00", "#007a5a", "#a8457f", "#5b4bb0", "#8a6a00", "#3f7f9f", "#7a3b00", "#555555"],
  dark: ["#56b4e9", "#f0904d", "#3fc79a", "#e39cc6", "#b0a5f5", "#e6c34d", "#9fd3ee", "#d8a47f", "#bbbbbb"],
};

const variables = (names: readonly string[]): string => names.map((colour, place) => `--s${place}:${colour};`).join("");

export const pageStyle = `
:root{--page:#fff;--panel:#fff;--text:#1c2430;--soft:#566173;--rule:#dde2ea;--grid:#e8ecf2;${variables(colours.light)}}
@media (prefers-color-scheme:dark){:root{--page:#12161c;--panel:#191f27;--text:#e8ecf1;--soft:#a3adba;--rule:#323b47;
--grid:#28303a;${variables(colours.dark)}}}
*{box-sizing:border-box}
body{margin:0 auto;padding:24px clamp(16px,3vw,40px) 48px;max-width:1480px;background:var(--page);color:var(--text);
font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
h1{font-size:26px;line-height:1.25;margin:0 0 6px}
h2{font-size:19px;margin:40px 0 12px;scroll-margin-top:12px}
h2 small{font-size:14px;font-weight:400;color:var(--soft);margin-left:8px}
header p{margin:0 0 4px;max-width:78ch;color:var(--soft)}
nav{display:flex;flex-wrap:wrap;gap:4px 18px;margin-top:10px}
a{color:var(--s0);padding:4px 0}
a:focus-visible,summary:focus-visible,.scroll:focus-visible{outline:2px solid var(--s0);outline-offset:2px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:14px}
th,td{padding:4px 12px;text-align:right;border-bottom:1px solid var(--rule);white-space:nowrap}
th{font-weight:600}
th:first-child{text-align:left;padding-left:0}
tbody th{font-weight:400}
#facts+.scroll tbody th{white-space:normal;min-width:12em}
thead th{color:var(--soft)}
.charts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,400px),1fr));gap:20px;margin-top:20px}
figure{margin:0;padding:14px 16px 10px;border:1px solid var(--rule);border-radius:8px;background:var(--panel);
break-inside:avoid;min-width:0;display:flex;flex-direction:column}
figcaption{font-weight:600;margin-bottom:6px}
.plot{display:block;width:100%;height:auto}
svg text{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;fill:var(--soft);
font-variant-numeric:tabular-nums}
.grid{stroke:var(--grid)}
.axis{stroke:var(--soft)}
path.reference{stroke:var(--text);stroke-width:1.5;fill:none;stroke-dasharray:4 4}
.column{fill:var(--s0)}
.line path{fill:none;stroke-width:2;stroke:currentColor}
.line circle,.line rect,.line path[d$="Z"]{fill:currentColor}
${colours.light.map((_, place) => `.s${place}{color:var(--s${place})}`).join("")}
.key{display:flex;flex-wrap:wrap;gap:2px 14px;list-style:none;margin:4px 0 0;padding:0;font-size:13px;
color:var(--soft)}
.key svg{width:28px;height:12px;margin-right:6px;vertical-align:-1px}
details{margin-top:auto;padding-top:8px;font-size:13px}
summary{cursor:pointer;color:var(--soft);padding:2px 0}
details table{font-size:13px;margin-top:4px}
@media (max-width:600px){th,td{padding:4px 8px}figure{padding:12px 10px 8px}}
@media print{body{padding:0;max-width:none;font-size:12px}nav{display:none}.charts{grid-template-columns:1fr 1fr}
section{break-before:auto}h2{break-after:avoid}}
`;
