import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense, type ComponentProps } from "react";
import { lazyPart } from "../../loading/lazy-part";
import type { SpeakerButtonProps } from "./SpeakerButton";

const SpeakerButton = lazyPart(() => import("./SpeakerButton"), "SpeakerButton");

/** Reserves the space while the button is loading, so that nothing around it moves. */
const Room = chakra("div");

type Sizes = Pick<ComponentProps<typeof Room>, "minH" | "minW">;

/** A button that plays one part of an item; lazily loaded. */
export const Speaker = ({ minH = "44", minW = "44", ...rest }: SpeakerButtonProps & Sizes) => (
  <Suspense fallback={<Room minH={minH} minW={minW} />}>
    <SpeakerButton minH={minH} minW={minW} {...rest} />
  </Suspense>
);
