import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../i18n/use-message";
import { paint } from "../../theme/paint";
import { bandArea, estimateLine, picturedItems, sittingPictureSize, placeX, placeY } from "./sitting-picture";

const last = picturedItems.length - 1;
const Svg = chakra("svg", { base: { width: "full", height: "auto", display: "block", overflow: "visible" } });

/** An adaptive test closing in on a score: items as dots at their difficulty, the estimate with its narrowing band. */
export function AdaptivePicture() {
  const t = useMessage();
  const final = picturedItems[last];
  const { width, height } = sittingPictureSize;
  return (
    <Svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("landing.picture")}>
      <path d={bandArea} fill={paint("accent.mark")} opacity="0.16" />
      <path d={estimateLine} fill="none" stroke={paint("accent.mark")} strokeWidth="2" strokeLinejoin="round" />
      {picturedItems.map((item, index) => (
        <circle
          key={index}
          cx={placeX(index)}
          cy={placeY(item.difficulty)}
          r="5.5"
          fill={item.right ? paint("accent.mark") : paint("bg.page")}
          stroke={paint("accent.mark")}
          strokeWidth="2"
        />
      ))}
      {final === undefined ? null : (
        <>
          <path
            d={`M${placeX(last) + 14},${placeY(final.estimate + final.half)}V${placeY(final.estimate - final.half)}`}
            stroke={paint("accent.mark")}
            strokeWidth="3"
            strokeLinecap="round"
          />
          <text
            x={placeX(last) + 24}
            y={placeY(final.estimate) + 3}
            style={{ fontSize: 24, fontWeight: 600 }}
            fill={paint("fg")}
          >
            {final.estimate}
          </text>
          <text x={placeX(last) + 24} y={placeY(final.estimate) + 22} style={{ fontSize: 14 }} fill={paint("fg.muted")}>
            {`± ${Math.round(final.half)}`}
          </text>
        </>
      )}
    </Svg>
  );
}
