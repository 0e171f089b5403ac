/** The style of the pages that show a bank: a readable line length, and keys marked by more than colour. */
export const previewStyle = `
:root{color-scheme:light dark;--rule:#d5dae2;--soft:#566173;--key:#007a5a;--wash:#e6f5ef}
@media (prefers-color-scheme:dark){:root{--rule:#323b47;--soft:#a3adba;--key:#3fc79a;--wash:#16302a}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:76ch;padding:24px 16px 64px;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,
"Noto Sans","Noto Sans SC",sans-serif}
h1{font-size:26px;margin:0 0 8px}
h2{font-size:19px;margin:40px 0 12px;scroll-margin-top:12px}
h2 small{font-weight:400;color:var(--soft)}
nav p{margin:4px 0}
nav a{display:inline-block;padding:4px 6px}
article{border:1px solid var(--rule);border-radius:8px;padding:12px 16px;margin:0 0 16px;overflow-x:auto}
header,footer{font-size:13px;color:var(--soft)}
.stimulus{border-left:3px solid var(--rule);padding-left:12px}
svg{max-width:100%;height:auto;vertical-align:middle}
table{display:block;max-width:100%;overflow-x:auto;border-collapse:collapse}
mfrac>*{padding-block:0.08em}
.formula{white-space:nowrap}
td,th{border:1px solid var(--rule);padding:4px 8px}
ol{padding-left:28px}
li{padding:2px 8px;margin:4px 0}
.key,mark{background:var(--wash);color:inherit;outline:1px solid var(--key)}
li.key::after{content:" ✓";color:var(--key);font-weight:700}
.mistake{display:block;opacity:.75}
audio{display:block;width:100%;max-width:340px;height:40px;margin:6px 0}
@media (max-width:480px){body{padding-inline:8px}article{padding-inline:8px}ol{padding-left:22px}li{padding-inline:4px}}
.why{border-top:1px solid var(--rule);margin-top:12px;padding-top:4px;font-size:15px}
`;
