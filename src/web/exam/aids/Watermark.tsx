import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { selectGuest } from "../../../../machines/visitor/visitor.selectors";
import { localText, type TextStorage } from "../../effects/storage";
import { useSession } from "../../site/session-context";
import { useSite } from "../../site/site-context";
import { useVisitor } from "../../site/visitor-context";

const ofStudents = "1";
/** Of one tile, in CSS pixels. */
const tile = { width: 320, height: 200 };

/** Whether this browser shows the students' watermark, which is the usual one, or the teachers' (SPEC §3). */
export const isForStudents = (storage: TextStorage = localText): boolean =>
  (storage.get("visible_type") ?? ofStudents) === ofStudents;

/** The name of who sits, and the site's picture, faintly over the whole exam; what is under it is used as before. */
export function Watermark() {
  const pattern = useId();
  const site = useSite();
  const guest = useVisitor(selectGuest);
  const person = useSession((now) => {
    const profile = selectProfile(now);
    return profile === null ? "" : profile.nickname || profile.username;
  });
  const name = guest?.name ?? person;
  const picture = (isForStudents() ? site?.watermark_img : site?.watermark_img_teacher) ?? "";
  if (name === "" && picture === "") return null;
  return (
    <chakra.svg
      aria-hidden
      data-watermark
      position="fixed"
      inset="0"
      width="100%"
      height="100%"
      zIndex="overlay"
      pointerEvents="none"
      userSelect="none"
      color="fg"
      opacity={0.055}
      css={{ "@media (forced-colors: active)": { display: "none" } }}
    >
      <defs>
        <pattern id={pattern} {...tile} patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
          {picture !== "" && <image href={picture} x="24" y="20" width="96" height="72" />}
          <text x="24" y="124" fontSize="18" fontWeight="600" fill="currentColor">
            {name}
          </text>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </chakra.svg>
  );
}
