import { History } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import type { TestPlace } from "./assembly";
import type { PublishedState } from "./use-editions";

interface EditionNoteProps {
  readonly state: PublishedState;
  readonly place: TestPlace;
}

/** What students get of this test at present; it leads to the editions. */
export function EditionNote({ state: { open, isChanged }, place: { way, go } }: EditionNoteProps) {
  const t = useMessage();
  const words =
    open === null
      ? t("assembly.withdrawn")
      : t(isChanged ? "assembly.openChanged" : "assembly.openEdition", { edition: open });
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={way === "editions"}
      onClick={() => go(way === "editions" ? {} : { way: "editions" })}
    >
      <History size={16} aria-hidden />
      {words}
    </Button>
  );
}
