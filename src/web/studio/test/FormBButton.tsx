import { Box } from "@chakra-ui/react/box";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Files } from "lucide-react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { BlueprintDraftTest, DraftTest, FixedDraftTest } from "../../../contract/studio/draft-test";
import { call } from "../../effects/call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { filingsOf } from "./filings-of";
import { formB, otherForm } from "./form-b";

const newKeys = () => ({ same: uuidv7(), other: uuidv7() });

interface FormBButtonProps {
  readonly test: FixedDraftTest | BlueprintDraftTest;
  /** The id of the test; null: it is not stored yet. */
  readonly testId: string | null;
}

/** Makes a second form of a test as a draft of its own: with other questions, or the same in another order. */
export function FormBButton({ test, testId }: FormBButtonProps) {
  const t = useMessage();
  const language = useLanguage();
  // the same call sent twice makes one draft
  const [keys, setKeys] = useState(newKeys);
  const title = t("assembly.formB", { title: localized(test.title, language) });
  const definitionOf = async (way: "same" | "other"): Promise<DraftTest> => {
    if (test.kind === "fixed" && way === "same") return formB(test, title, language);
    const id = testId ?? "";
    const filings = test.kind === "fixed" ? await filingsOf(id) : new Map<string, never>();
    return otherForm(test, { testId: id, title, language, filings });
  };
  const make = useMutation({
    networkMode: "always",
    mutationFn: async (way: "same" | "other") =>
      call("saveTest", { idempotency_key: keys[way], definition: await definitionOf(way) }),
    onSuccess: () => setKeys(newKeys()),
  });
  return (
    <>
      {test.kind === "fixed" ? (
        <Button variant="outline" size="sm" disabled={make.isPending} onClick={() => make.mutate("same")}>
          <Files size={16} aria-hidden />
          {t("assembly.makeFormB")}
        </Button>
      ) : null}
      {testId === null ? null : (
        <Button variant="outline" size="sm" disabled={make.isPending} onClick={() => make.mutate("other")}>
          <Files size={16} aria-hidden />
          {t("assembly.makeOtherForm")}
        </Button>
      )}
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
