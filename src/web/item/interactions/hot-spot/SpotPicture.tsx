import { chakra } from "@chakra-ui/react/styled-system";
import { useState, type ReactNode } from "react";
import type { InteractionOf, Media } from "../../../../contract/item/item";
import { localized, useLanguage } from "../../../i18n/language";
import { PictureNotice } from "../../content/PictureNotice";

interface SpotPictureProps {
  readonly interaction: InteractionOf<"hot_spot">;
  readonly media: readonly Media[];
  /** The spots, positioned in percent of the picture. */
  readonly children: ReactNode;
}

/** The picture with its spots, in the width of the column. */
export function SpotPicture({ interaction, media, children }: SpotPictureProps) {
  const language = useLanguage();
  const [tries, setTries] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const picture = media.find(({ media_id }) => media_id === interaction.picture);
  return (
    <div>
      <chakra.div
        position="relative"
        maxWidth="640px"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        bg="#ffffff"
      >
        <chakra.img
          key={tries}
          src={picture === undefined ? undefined : `/media/${picture.sha256}`}
          alt={picture?.description === undefined ? "" : localized(picture.description, language)}
          draggable={false}
          onError={() => setBroken(true)}
          display="block"
          width="100%"
          minHeight={isBroken ? "200px" : undefined}
          borderRadius="control"
        />
        {children}
      </chakra.div>
      {isBroken && (
        <PictureNotice
          onRetry={() => {
            setBroken(false);
            setTries(tries + 1);
          }}
        />
      )}
    </div>
  );
}
