import { chakra } from "@chakra-ui/react/styled-system";
import { useMessage } from "../../../i18n/use-message";
import { FloatingPanel } from "../panel/FloatingPanel";
import type { ToolProps } from "../tool-record";
import { areaFormulas, triangles, volumes, type ReferenceEntry } from "./formulas";

const size = { width: 640, height: 560 };
const least = { width: 280, height: 240 };

const groups = [
  { title: "tools.reference.areas", entries: areaFormulas },
  { title: "tools.reference.rightTriangles", entries: triangles },
  { title: "tools.reference.volumes", entries: volumes },
] as const;
const facts = ["tools.reference.degrees", "tools.reference.radians", "tools.reference.angles"] as const;

function Entry({ name, figure, formulas }: ReferenceEntry) {
  const t = useMessage();
  return (
    <chakra.li display="flex" flexDirection="column" alignItems="center" gap="4" textAlign="center">
      {figure}
      {formulas.map((one, index) => (
        <chakra.div key={index} fontSize="lg">
          {one}
        </chakra.div>
      ))}
      <chakra.p fontSize="sm" color="fg.muted">
        {t(name)}
      </chakra.p>
    </chakra.li>
  );
}

/** Formulas for areas, right triangles and volumes, and three facts about angles. */
export function ReferenceSheet({ store, onClose }: ToolProps) {
  const t = useMessage();
  return (
    <FloatingPanel
      store={store}
      tool="referenceSheet"
      title={t("tools.reference.title")}
      size={size}
      least={least}
      sheet="whole"
      onClose={onClose}
    >
      <chakra.div tabIndex={0} data-first="" overflowY="auto" p="16" outlineOffset="-3px" flex="1" minHeight="0">
        {groups.map(({ title, entries }) => (
          <chakra.section key={title} mb="24">
            <chakra.h3 fontSize="md" mb="12">
              {t(title)}
            </chakra.h3>
            <chakra.ul
              listStyleType="none"
              display="grid"
              gridTemplateColumns="repeat(auto-fill, minmax(148px, 1fr))"
              gap="24"
            >
              {entries.map((entry) => (
                <Entry key={entry.name} {...entry} />
              ))}
            </chakra.ul>
          </chakra.section>
        ))}
        <chakra.ul listStyleType="disc" ps="20" display="flex" flexDirection="column" gap="4">
          {facts.map((fact) => (
            <li key={fact}>{t(fact)}</li>
          ))}
        </chakra.ul>
      </chakra.div>
    </FloatingPanel>
  );
}
