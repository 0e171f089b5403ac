import { chakra } from "@chakra-ui/react/styled-system";
import { House, Minus, Plus } from "lucide-react";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import type { GraphView } from "../../tool-state/shape";
import { homeView, zoomed } from "./view";

interface GraphButtonsProps {
  readonly view: GraphView;
  readonly onView: (view: GraphView) => void;
}

/** Zoom in, zoom out, and reset of the view. */
export function GraphButtons({ view, onView }: GraphButtonsProps) {
  const t = useMessage();
  const buttons = [
    { label: t("tools.graphing.closer"), Icon: Plus, next: zoomed(view, 0.5) },
    { label: t("tools.graphing.farther"), Icon: Minus, next: zoomed(view, 2) },
    { label: t("tools.graphing.home"), Icon: House, next: homeView },
  ];
  return (
    <chakra.div position="absolute" top="8" right="8" display="flex" flexDirection="column" gap="4">
      {buttons.map(({ label, Icon, next }) => (
        <ActionButton
          key={label}
          variant="outline"
          size="sm"
          px="0"
          width="44"
          minHeight="44"
          aria-label={label}
          title={label}
          onClick={() => onView(next)}
        >
          <Icon size={18} aria-hidden />
        </ActionButton>
      ))}
    </chakra.div>
  );
}
