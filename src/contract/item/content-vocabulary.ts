const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const htmlElements = words(`
  p div span br hr wbr b strong i em u s del ins sub sup small mark
  code pre kbd samp var q blockquote cite abbr dfn bdi bdo
  ul ol li dl dt dd table caption thead tbody tfoot tr th td colgroup col
  figure figcaption img h3 h4 h5 h6 ruby rt rp`);
export const mathElements = words(`
  math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup
  munder mover munderover mmultiscripts mprescripts mtable mtr mtd mstyle mpadded mphantom`);
export const svgElements = words("svg g path line polyline polygon rect circle ellipse text tspan defs marker");

/** Elements that are removed with their content, which is not meant to be read. */
export const silentElements = words(`
  script style textarea option xmp noscript title iframe noembed noframes plaintext template object applet annotation
  annotation-xml metadata desc foreignobject canvas audio video head`);

export const everywhere = words("style dir lang role aria-label aria-hidden");
const cell = words("colspan rowspan scope align valign width height");
export const htmlAttributes: Readonly<Record<string, readonly string[]>> = {
  img: words("src alt width height"),
  table: words("border cellpadding cellspacing align width"),
  td: cell,
  th: cell,
  tr: words("align valign"),
  col: words("span width"),
  colgroup: words("span"),
  ol: words("start type reversed"),
  li: words("value"),
};
export const mathAttributes = words(`
  display displaystyle scriptlevel mathvariant stretchy fence form separator
  accent accentunder largeop movablelimits symmetric
  minsize maxsize lspace rspace width height depth voffset linethickness columnspan rowspan columnalign rowalign`);
export const svgAttributes = words(`
  viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry d points
  dx dy rotate transform pathLength textLength lengthAdjust fill fill-opacity fill-rule
  stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  opacity visibility vector-effect paint-order font-size font-family font-weight font-style
  text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift letter-spacing
  focusable marker-start marker-mid marker-end`);
export const markerAttributes = words("id markerWidth markerHeight markerUnits refX refY orient");

/** HTML parsers fold attribute names to lower case; this maps them back to the spelling that SVG in XML needs. */
export const casedAttributes: Readonly<Record<string, string>> = Object.fromEntries(
  [...svgAttributes, ...markerAttributes]
    .filter((name) => /[A-Z]/.test(name))
    .map((name) => [name.toLowerCase(), name]),
);
