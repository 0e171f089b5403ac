import type { Plugin } from "vite";

/** Renders a picture as PNG, with the given number of pixels a side. */
type Draw = (svg: string, pixels: number) => Promise<Uint8Array>;

const ground = "#f6f8f9";
const pen = 'fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';
const mark = `<path d="M7 21l6-9 5 6 7-9" ${pen}/>`;
const square = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">${inside}</svg>`;
const rounded = square(`<rect width="32" height="32" rx="8" fill="#0074df"/>${mark}`);
/** For devices that cut the icon to their own shape: everything important is in the middle. */
const whole = square(
  `<rect width="32" height="32" fill="#0074df"/><g transform="translate(4.8 4.8) scale(0.7)">${mark}</g>`,
);

const icons = [
  { file: "app/icon-192.png", pixels: 192, picture: rounded, purpose: "any" },
  { file: "app/icon-512.png", pixels: 512, picture: rounded, purpose: "any" },
  { file: "app/icon-cut-512.png", pixels: 512, picture: whole, purpose: "maskable" },
] as const;
const onHomeScreen = { file: "app/icon-180.png", pixels: 180, picture: whole } as const;
const manifestFile = "app.webmanifest";

const manifest = {
  id: "/",
  name: "Invigil",
  short_name: "Invigil",
  description: "在线测试与学习记录。 Online tests and what one learns from them.",
  lang: "zh-CN",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: ground,
  theme_color: ground,
  icons: icons.map(({ file, pixels, purpose }) => ({
    src: `/${file}`,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
    purpose,
  })),
};

/** The manifest and icons with which a device installs the site as an app. */
export const appManifest = (draw: Draw): Plugin => ({
  name: "app-manifest",
  apply: "build",
  async generateBundle() {
    for (const { file, pixels, picture } of [...icons, onHomeScreen])
      this.emitFile({ type: "asset", fileName: file, source: await draw(picture, pixels) });
    this.emitFile({ type: "asset", fileName: manifestFile, source: JSON.stringify(manifest) });
  },
  transformIndexHtml: () => [
    { tag: "link", attrs: { rel: "manifest", href: `/${manifestFile}` }, injectTo: "head" },
    { tag: "link", attrs: { rel: "apple-touch-icon", href: `/${onHomeScreen.file}` }, injectTo: "head" },
  ],
});
