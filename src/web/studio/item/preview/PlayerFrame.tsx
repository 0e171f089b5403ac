import { chakra } from "@chakra-ui/react/styled-system";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from "react";
import { createPortal } from "react-dom";

const Frame = chakra("iframe");

interface PlayerFrameProps {
  readonly title: string;
  readonly width: string;
  readonly height: string;
  readonly isDark: boolean;
  readonly language: string;
  readonly children: ReactNode;
}

interface Inside {
  readonly body: HTMLElement;
  readonly cache: ReturnType<typeof createCache>;
}

/** The rules of a style sheet; none where they may not be read. */
const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
};

/** Gives the frame the page's styles, rule by rule: a style with a text of its own would not be allowed. */
const dress = (page: Document): void => {
  const style = page.createElement("style");
  page.head.append(style);
  for (const { cssText } of [...document.styleSheets].flatMap(rulesOf))
    try {
      style.sheet?.insertRule(cssText, style.sheet.cssRules.length);
    } catch {
      // a rule that this browser does not know
    }
};

/**
 * A page of its own for what students see, so that its width, colours and size of text are those of their device. Its
 * content stays a part of this page: it is drawn at once and needs no messages.
 */
export function PlayerFrame({ title, width, height, isDark, language, children }: PlayerFrameProps) {
  const [inside, setInside] = useState<Inside | null>(null);
  const open = (frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument ?? null;
    if (page === null || inside?.body === page.body) return;
    dress(page);
    setInside({ body: page.body, cache: createCache({ key: "iv", container: page.head }) });
  };
  useLayoutEffect(() => {
    const root = inside?.body.ownerDocument.documentElement;
    if (root === undefined) return;
    for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value);
    root.setAttribute("data-mode", isDark ? "dark" : "light");
    root.setAttribute("lang", language);
  }, [inside, isDark, language]);
  return (
    <Frame
      ref={open}
      title={title}
      onLoad={({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => open(currentTarget)}
      display="block"
      maxWidth="100%"
      bg="bg.page"
      style={{ width, height }}
    >
      {inside === null
        ? null
        : createPortal(<CacheProvider value={inside.cache}>{children}</CacheProvider>, inside.body)}
    </Frame>
  );
}
