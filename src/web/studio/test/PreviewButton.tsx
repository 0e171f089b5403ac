import { Box } from "@chakra-ui/react/box";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Eye } from "lucide-react";
import { families } from "../../../contract/families";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";

interface PreviewButtonProps {
  /** null: the server does not have all of it. */
  readonly testId: string | null;
  /** A published edition; absent: the draft as it stands. */
  readonly edition?: number;
}

/** Opens a preview, which is sat as by a student and counts nowhere. */
export function PreviewButton({ testId, edition }: PreviewButtonProps) {
  const t = useMessage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const label = t(edition === undefined ? "assembly.preview" : "assembly.previewEdition", { edition: edition ?? 0 });
  const prepare = useChange("previewTest", ({ menu_id }) => {
    void queries.invalidateQueries({ queryKey: ["menuDetail"] });
    void navigate({ to: families.custom.pages.detail, search: { menu_id } } as never);
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={label}
      title={label}
      disabled={testId === null || prepare.isPending}
      onClick={() => {
        if (testId !== null) prepare.mutate({ test_id: testId, ...(edition === undefined ? {} : { edition }) });
      }}
    >
      <Eye size={16} aria-hidden />
      {edition === undefined ? (
        <Box as="span" display={{ base: "none", md: "inline" }}>
          {label}
        </Box>
      ) : (
        label
      )}
    </Button>
  );
}
