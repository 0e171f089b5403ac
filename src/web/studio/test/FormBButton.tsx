import { Box } from "@chakra-ui/react/box";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Files } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { FixedDraftTest } from "../../../contract/studio/draft-test";
import { call } from "../../effects/call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { formB } from "./form-b";

/** Makes a second form of a test: a draft of its own with the same questions in another order. */
export function FormBButton({ test }: { readonly test: FixedDraftTest }) {
  const t = useMessage();
  const language = useLanguage();
  const [key, setKey] = useState(() => uuidv7());
  const title = t("assembly.formB", { title: localized(test.title, language) });
  const make = useMutation({
    networkMode: "always",
    mutationFn: () => call("saveTest", { idempotency_key: key, definition: formB(test, title, language) }),
    onSuccess: () => setKey(uuidv7()),
  });
  return (
    <>
      <Button variant="outline" size="sm" disabled={make.isPending} onClick={() => make.mutate()}>
        <Files size={16} aria-hidden />
        {t("assembly.makeFormB")}
      </Button>
      <Box role="status" alignSelf="center" color="accent.text">
        {make.data === undefined ? null : (
          <Link to="/studio/test" search={{ test_id: make.data.test_id }}>
            {t("assembly.toFormB")}
          </Link>
        )}
      </Box>
    </>
  );
}
