import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { selectGuest } from "../../../../machines/visitor/visitor.selectors";
import { useSession } from "../../contexts/session-context";
import { useVisitor } from "../../contexts/visitor-context";

/** Size of one tile, in CSS pixels. */
const tile = { width: 320, height: 200 };

/**
 * The student's name, faint on the background of the exam. Elements with a background of their own (options, cards,
 * figures, dialogs) cover it, so that nothing the student has to compare is shaded.
 */
export function Watermark() {
  const pattern = useId();
  const guest = useVisitor(selectGuest);
  const person = useSession((now) => {
    const profile = selectProfile(now);
    return profile === null ? "" : profile.nickname || profile.username;
  });
  const name = guest?.name ?? person;
  if (name === "") return null;
  return (
    <chakra.svg
      aria-hidden
      data-watermark
      position="fixed"
      inset="0"
      width="100%"
      height="100%"
      zIndex="-1"
      pointerEvents="none"
      userSelect="none"
      color="fg"
      opacity={0.055}
      css={{ "@media (forced-colors: active)": { display: "none" } }}
    >
      <defs>
        <pattern id={pattern} {...tile} patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
          <text x="24" y="124" fontSize="18" fontWeight="600" fill="currentColor">
            {name}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </chakra.svg>
  );
}
