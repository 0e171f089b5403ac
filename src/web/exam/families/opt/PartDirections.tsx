import { chakra } from "@chakra-ui/react/styled-system";
import { Headphones, ListChecks } from "lucide-react";
import type { SectionInfo } from "../../../../contract/tests";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ItemContent } from "../../../item/content/ItemContent";
import { ActionButton } from "../../../ui/ActionButton";
import { Sheet } from "../../sheets/Sheet";

interface PartDirectionsProps {
  readonly section: SectionInfo;
  readonly onBegin: () => void;
}

/** The directions of the part that begins; the clock keeps running while they are read. */
export function PartDirections({ section, onBegin }: PartDirectionsProps) {
  const t = useMessage();
  const language = useLanguage();
  const { title, directions, items, heard = false } = section;
  return (
    <chakra.div display="grid" minHeight="100%" p="16">
      <Sheet
        icon={heard ? Headphones : ListChecks}
        title={localized(title, language)}
        actions={
          <ActionButton size="lg" onClick={onBegin}>
            {t("opt.part.begin")}
          </ActionButton>
        }
      >
        {directions !== undefined && <ItemContent text={directions} media={[]} />}
        {heard && <p>{t("opt.part.heard")}</p>}
        <chakra.p color="fg.muted">{t("opt.part.count", { items })}</chakra.p>
      </Sheet>
    </chakra.div>
  );
}
