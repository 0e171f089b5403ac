import { useSearch } from "@tanstack/react-router";
import { AttemptRegistryProvider } from "./attempt-registry-context";
import { AttemptScreen } from "./AttemptScreen";
import { windowAttempts } from "./window-attempts";

/** The exam page of every family: opens the attempt that the address names and shows the screen of its family. */
export function ExamPage() {
  const { menu_id = "", mode, start_level, assignment_id } = useSearch({ strict: false });
  return (
    <AttemptRegistryProvider value={windowAttempts}>
      <AttemptScreen
        request={{
          menu_id,
          ...(mode === undefined ? {} : { mode }),
          ...(start_level === undefined ? {} : { start_level }),
          ...(assignment_id === undefined ? {} : { assignment_id }),
        }}
      />
    </AttemptRegistryProvider>
  );
}
