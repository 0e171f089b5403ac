import { useSearch } from "@tanstack/react-router";
import { AttemptScreen } from "./AttemptScreen";

/** The exam page of every family: the attempt that the address names, drawn as its family draws it. */
export function ExamPage() {
  const { menu_id = "", mode, start_level } = useSearch({ strict: false });
  return (
    <AttemptScreen
      request={{
        menu_id,
        ...(mode === undefined ? {} : { mode }),
        ...(start_level === undefined ? {} : { start_level }),
      }}
    />
  );
}
