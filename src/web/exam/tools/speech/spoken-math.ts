/** How the parts of a formula are spoken: {1} and {2} stand for what is in them. */
interface MathWords {
  readonly fraction: string;
  readonly power: string;
  readonly square: string;
  readonly cube: string;
  readonly index: string;
  readonly root: string;
  readonly nthRoot: string;
  readonly signs: Readonly<Record<string, string>>;
}

const words: Readonly<Record<"en" | "zh", MathWords>> = {
  en: {
    fraction: "{1} over {2}",
    power: "{1} to the power of {2}",
    square: "{1} squared",
    cube: "{1} cubed",
    index: "{1} sub {2}",
    root: "the square root of {1}",
    nthRoot: "the root of {1} of degree {2}",
    signs: {
      "+": "plus",
      "−": "minus",
      "-": "minus",
      "±": "plus or minus",
      "×": "times",
      "⋅": "times",
      "·": "times",
      "÷": "divided by",
      "=": "equals",
      "≠": "is not equal to",
      "<": "is less than",
      ">": "is greater than",
      "≤": "is at most",
      "≥": "is at least",
      "≈": "is about",
      "%": "percent",
      "°": "degrees",
      π: "pi",
      "∠": "angle",
      "∥": "is parallel to",
      "⊥": "is perpendicular to",
    },
  },
  zh: {
    fraction: "{2} 分之 {1}",
    power: "{1} 的 {2} 次方",
    square: "{1} 的平方",
    cube: "{1} 的立方",
    index: "{1} 下标 {2}",
    root: "根号 {1}",
    nthRoot: "{1} 的 {2} 次方根",
    signs: {
      "+": "加",
      "−": "减",
      "-": "减",
      "±": "正负",
      "×": "乘以",
      "⋅": "乘以",
      "·": "乘以",
      "÷": "除以",
      "=": "等于",
      "≠": "不等于",
      "<": "小于",
      ">": "大于",
      "≤": "小于等于",
      "≥": "大于等于",
      "≈": "约等于",
      "%": "百分号",
      "°": "度",
      π: "派",
      "∠": "角",
      "∥": "平行于",
      "⊥": "垂直于",
    },
  },
};

const filled = (pattern: string, first: string, second = ""): string =>
  pattern.replace("{1}", () => first).replace("{2}", () => second);

/** A formula in MathML as people say it; what it has no words for is said as it stands. */
export function spokenMath(node: Element, language: "en" | "zh"): string {
  const own = words[language];
  const said = (child: Element | undefined): string => (child === undefined ? "" : spokenMath(child, language));
  const children = [...node.children].filter((child) => child.localName !== "annotation");
  const [first, second] = children;
  const exponent = second?.textContent?.trim() ?? "";
  switch (node.localName) {
    case "mfrac":
      return filled(own.fraction, said(first), said(second));
    case "msup":
      if (exponent === "∘" || exponent === "°") return `${said(first)} ${own.signs["°"] ?? ""}`;
      if (exponent === "2") return filled(own.square, said(first));
      if (exponent === "3") return filled(own.cube, said(first));
      return filled(own.power, said(first), said(second));
    case "msub":
      return filled(own.index, said(first), said(second));
    case "msqrt":
      return filled(own.root, children.map(said).join(" "));
    case "mroot":
      return filled(own.nthRoot, said(first), said(second));
    default: {
      if (children.length > 0) return children.map(said).filter(Boolean).join(" ");
      const text = (node.textContent ?? "").replace(/[\u2061-\u2064]/g, "").trim();
      return own.signs[text] ?? text;
    }
  }
}
