import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Suspense } from "react";
import { useMessage } from "../../i18n/use-message";
import type { ItemSearch } from "../../site/search";
import { LazyDraftReports } from "../reports/lazy-draft-reports";
import { useUnsentDrafts } from "../use-unsent-drafts";
import { ItemEditor } from "./ItemEditor";

/** The page `/studio/item`: one question; without the parameter `item_id` a new one. */
export function ItemPage() {
  const t = useMessage();
  const navigate = useNavigate();
  const { item_id: itemId }: ItemSearch = useSearch({ strict: false });
  useUnsentDrafts(itemId ?? null);
  return (
    <Flex direction="column" gap="12">
      <Box as="h1" fontSize={{ base: "lg", md: "xl" }}>
        {t(itemId === undefined ? "question.newTitle" : "question.title")}
      </Box>
      <ItemEditor
        itemId={itemId ?? null}
        onCreated={(id) => void navigate({ to: "/studio/item", search: { item_id: id }, replace: true })}
      />
      {itemId === undefined ? null : (
        <Suspense fallback={null}>
          <LazyDraftReports key={itemId} itemId={itemId} />
        </Suspense>
      )}
    </Flex>
  );
}
