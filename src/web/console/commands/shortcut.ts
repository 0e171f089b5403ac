/** Whether the platform's modifier is ⌘. */
export const isMac = ({
  platform,
  userAgent,
}: { readonly platform: string; readonly userAgent: string } = navigator): boolean =>
  /mac|iphone|ipad/i.test(platform === "" ? userAgent : platform);

/** Ctrl or ⌘ with a letter, as written on this platform. */
export const shortcutText = (letter: string, onMac: boolean = isMac()): string =>
  onMac ? `⌘${letter.toUpperCase()}` : `Ctrl+${letter.toUpperCase()}`;

/** Ctrl or ⌘ with a letter, as `aria-keyshortcuts` value. */
export const ariaShortcut = (letter: string, onMac: boolean = isMac()): string =>
  `${onMac ? "Meta" : "Control"}+${letter.toUpperCase()}`;
