import { Box } from "@chakra-ui/react/box";
import { useNavigate } from "@tanstack/react-router";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { draftTestPlace } from "../studio-places";

/** Opens an imported test for editing; it becomes the next edition of the test when it is published again. */
export function EditImported({ menuId }: { readonly menuId: string }) {
  const t = useMessage();
  const faultText = useFaultText();
  const navigate = useNavigate();
  const open = useChange("editImported", ({ test_id }) => void navigate({ to: draftTestPlace(test_id) }));
  return (
    <Box mt="12">
      <Button
        variant="outline"
        minH="44"
        disabled={open.isPending}
        aria-busy={open.isPending}
        onClick={() => open.mutate({ menu_id: menuId })}
      >
        {t("import.editQuestions")}
      </Button>
      {open.error === null ? null : (
        <Box role="alert" mt="8" color="bad.text">
          {faultText(open.error)}
        </Box>
      )}
    </Box>
  );
}
