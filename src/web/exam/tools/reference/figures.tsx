import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

const Drawing = chakra("svg", {
  base: {
    width: "136px",
    height: "92px",
    overflow: "visible",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "1.5",
    "& text": { fill: "currentColor", stroke: "none", fontSize: "13px", fontStyle: "italic", textAnchor: "middle" },
    "& .plain": { fontStyle: "normal", fontSize: "10px" },
    "& .hidden": { strokeDasharray: "4 3", strokeWidth: "1.1" },
  },
});

const Figure = ({ children }: { readonly children: ReactNode }) => (
  <Drawing viewBox="0 0 136 92" aria-hidden>
    {children}
  </Drawing>
);

export const Circle = () => (
  <Figure>
    <circle cx="68" cy="46" r="38" />
    <path d="M68 46h38" />
    <circle cx="68" cy="46" r="2" fill="currentColor" />
    <text x="87" y="41">
      {"r"}
    </text>
  </Figure>
);

export const Rectangle = () => (
  <Figure>
    <rect x="20" y="18" width="88" height="50" />
    <text x="64" y="84">
      {"ℓ"}
    </text>
    <text x="118" y="47">
      {"w"}
    </text>
  </Figure>
);

export const Triangle = () => (
  <Figure>
    <path d="M16 72L50 12L120 72Z" />
    <path className="hidden" d="M50 12V72" />
    <path d="M50 64h8v8" />
    <text x="59" y="50">
      {"h"}
    </text>
    <text x="68" y="88">
      {"b"}
    </text>
  </Figure>
);

export const RightTriangle = () => (
  <Figure>
    <path d="M28 72V14L116 72Z" />
    <path d="M28 64h8v8" />
    <text x="19" y="48">
      {"b"}
    </text>
    <text x="72" y="88">
      {"a"}
    </text>
    <text x="80" y="38">
      {"c"}
    </text>
  </Figure>
);

const special = {
  thirty: {
    path: "M18 72H116V14Z",
    corner: "M108 72v-8h8",
    up: "x",
    across: "x√3",
    long: "2x",
    near: "30°",
    far: "60°",
  },
  fortyFive: {
    path: "M40 72H100V12Z",
    corner: "M92 72v-8h8",
    up: "s",
    across: "s",
    long: "s√2",
    near: "45°",
    far: "45°",
  },
} as const;

export const Special = ({ kind }: { readonly kind: keyof typeof special }) => {
  const { path, corner, up, across, long, near, far } = special[kind];
  const isThirty = kind === "thirty";
  return (
    <Figure>
      <path d={path} />
      <path d={corner} />
      <text x={isThirty ? 126 : 110} y="48">
        {up}
      </text>
      <text x={isThirty ? 72 : 70} y="88">
        {across}
      </text>
      <text x={isThirty ? 56 : 58} y={isThirty ? 38 : 36}>
        {long}
      </text>
      <text className="plain" x={isThirty ? 56 : 65} y="68">
        {near}
      </text>
      <text className="plain" x={isThirty ? 103 : 88} y={isThirty ? 44 : 46}>
        {far}
      </text>
    </Figure>
  );
};

export const Box = () => (
  <Figure>
    <path d="M18 34H88V76H18ZM18 34L42 14H112V56L88 76M88 34L112 14" />
    <path className="hidden" d="M42 14V56H112M42 56L18 76" />
    <text x="53" y="90">
      {"ℓ"}
    </text>
    <text x="107" y="74">
      {"w"}
    </text>
    <text x="121" y="38">
      {"h"}
    </text>
  </Figure>
);

export const Cylinder = () => (
  <Figure>
    <ellipse cx="64" cy="18" rx="34" ry="10" />
    <path d="M30 18V74A34 10 0 0 0 98 74V18" />
    <path className="hidden" d="M30 74A34 10 0 0 1 98 74" />
    <path d="M64 18H98" />
    <text x="80" y="14">
      {"r"}
    </text>
    <text x="109" y="50">
      {"h"}
    </text>
  </Figure>
);

export const Ball = () => (
  <Figure>
    <circle cx="68" cy="46" r="38" />
    <path d="M30 46A38 11 0 0 0 106 46" />
    <path className="hidden" d="M30 46A38 11 0 0 1 106 46" />
    <path d="M68 46H106" />
    <text x="87" y="42">
      {"r"}
    </text>
  </Figure>
);

export const Cone = () => (
  <Figure>
    <path d="M30 74L64 10L98 74" />
    <path d="M30 74A34 10 0 0 0 98 74" />
    <path className="hidden" d="M30 74A34 10 0 0 1 98 74M64 10V74" />
    <path d="M64 74H98" />
    <text x="57" y="50">
      {"h"}
    </text>
    <text x="80" y="71">
      {"r"}
    </text>
  </Figure>
);

export const Pyramid = () => (
  <Figure>
    <path d="M14 76H86L114 56L64 10ZM86 76L64 10" />
    <path className="hidden" d="M14 76L42 56H114M42 56L64 10M64 10V66" />
    <text x="71" y="52">
      {"h"}
    </text>
    <text x="50" y="90">
      {"ℓ"}
    </text>
    <text x="108" y="74">
      {"w"}
    </text>
  </Figure>
);
