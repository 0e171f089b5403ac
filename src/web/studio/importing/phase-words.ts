import type { ImportingPhase } from "../../../../machines/importing/importing.selectors";
import type { ImportState } from "../../../contract/importing/import-limits";
import type { MessageId } from "../../i18n/message-id";

/** A short description of each state of an import. */
export const importPhaseWords: Readonly<Record<ImportingPhase, MessageId>> = {
  restoring: "import.phase.loading",
  unreachable: "import.phase.unreachable",
  announcing: "import.phase.sending",
  sending: "import.phase.sending",
  unknown: "import.phase.unsent",
  unsent: "import.phase.unsent",
  interrupted: "import.state.sending",
  reading: "import.phase.reading",
  reviewing: "import.state.reviewing",
  changing: "import.phase.saving",
  committing: "import.phase.committing",
  committed: "import.state.committed",
  publishing: "import.phase.publishing",
  undoing: "import.phase.undoing",
  refused: "import.state.committed",
  discarding: "import.phase.discarding",
  undone: "import.state.undone",
  unreadable: "import.state.refused",
  failed: "import.state.failed",
  discarded: "import.phase.discarded",
};

/** The state of an import in the list. */
export const importStateWords: Readonly<Record<ImportState, MessageId>> = {
  sending: "import.state.sending",
  reading: "import.phase.reading",
  reviewing: "import.state.reviewing",
  committed: "import.state.committed",
  undone: "import.state.undone",
  refused: "import.state.refused",
  failed: "import.state.failed",
};
