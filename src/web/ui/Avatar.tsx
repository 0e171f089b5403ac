import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";

const Round = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flex: "none",
    borderRadius: "pill",
    overflow: "hidden",
    bg: "accent.solid",
    color: "white",
    fontWeight: "semibold",
    lineHeight: "1",
    boxShadow: "0 0 0 1px color-mix(in srgb, currentColor 55%, transparent)",
    "&[data-initial]::before": { content: "attr(data-initial)" },
  },
  variants: {
    size: {
      sm: { width: "28px", height: "28px", fontSize: "sm" },
      lg: { width: "64", height: "64", fontSize: "2xl" },
    },
  },
});

interface AvatarProps {
  readonly name: string;
  /** URL of the picture; empty: none. */
  readonly image: string;
  readonly size?: "sm" | "lg";
}

/** The picture of a person, or the first letter of the name where there is none. */
export function Avatar({ name, image, size = "sm" }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const [initial = "?"] = name.trim();
  // drawn by CSS, so that the letter is not part of the button's accessible name
  if (image === "" || image === missing) {
    return <Round size={size} aria-hidden="true" data-initial={initial.toLocaleUpperCase()} />;
  }
  return (
    <Round size={size} aria-hidden="true">
      <chakra.img src={image} alt="" width="full" height="full" objectFit="cover" onError={() => setMissing(image)} />
    </Round>
  );
}
