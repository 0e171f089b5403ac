import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ArrowLeft, ClipboardPaste, Dices, FolderSearch, ListChecks, PenLine } from "lucide-react";
import { Suspense, useEffect, useEffectEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Button } from "../../ui/Button";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import type { TestAssembly } from "./assembly";
import { newChoiceItem } from "./new-draft";
import { asAdaptive, asBlueprint } from "./ruled-changes";
import { itemIdsOf } from "./test-changes";

const BankPicker = lazyPart(() => import("./BankPicker"), "BankPicker");
const AssignPart = lazyPart(() => import("./AssignPart"), "AssignPart");
const EditionsPart = lazyPart(() => import("./EditionsPart"), "EditionsPart");
const ModelPart = lazyPart(() => import("./ModelPart"), "ModelPart");
const PastePart = lazyPart(() => import("./PastePart"), "PastePart");
const QuestionPart = lazyPart(() => import("./QuestionPart"), "QuestionPart");
const SettingsPart = lazyPart(() => import("./SettingsPart"), "SettingsPart");

/** A new test that begins with a question to write. */
function FirstQuestion({ assembly }: { readonly assembly: TestAssembly }) {
  const t = useMessage();
  const begin = useEffectEvent(() => {
    const [first] = itemIdsOf(assembly.test);
    if (first === undefined) void assembly.addNew(newChoiceItem(assembly.language)).catch(() => assembly.go({}));
    else assembly.go({ item_id: first });
  });
  useEffect(() => begin(), []);
  return <Box role="status">{t("state.loading")}</Box>;
}

function Nothing({ assembly }: { readonly assembly: TestAssembly }) {
  const t = useMessage();
  const { go, test, language, addNew, writing } = assembly;
  const count = itemIdsOf(test).length;
  return (
    <StateCard Icon={ListChecks} title={t(count === 0 ? "assembly.empty" : "assembly.chooseOne", { count })}>
      <Flex gap="8" wrap="wrap" justify="center" mt="8">
        <Button onClick={() => go({ way: "paste" })}>
          <ClipboardPaste size={16} aria-hidden />
          {t("assembly.paste")}
        </Button>
        <Button variant="outline" onClick={() => void addNew(newChoiceItem(language)).catch(() => undefined)}>
          <PenLine size={16} aria-hidden />
          {t("assembly.write")}
        </Button>
        <Button variant="outline" onClick={() => go({ way: "bank" })}>
          <FolderSearch size={16} aria-hidden />
          {t("assembly.bank")}
        </Button>
        <Button variant="outline" onClick={() => go({ way: "model" })}>
          <Dices size={16} aria-hidden />
          {t("assembly.model")}
        </Button>
      </Flex>
      {count > 0 ? null : (
        <Flex gap="8" wrap="wrap" justify="center" align="center" mt="24" fontSize="sm">
          {t("assembly.byRules")}
          <Button variant="quiet" size="sm" onClick={() => writing.change(() => asBlueprint(test, uuidv7()))}>
            {t("assembly.asBlueprint")}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => writing.change(() => asAdaptive(test))}>
            {t("assembly.asAdaptive")}
          </Button>
        </Flex>
      )}
    </StateCard>
  );
}

function Chosen({ assembly }: { readonly assembly: TestAssembly }) {
  const { way, itemId, test } = assembly;
  if (way === "paste") return <PastePart assembly={assembly} />;
  if (way === "bank") return <BankPicker assembly={assembly} />;
  if (way === "model") return <ModelPart assembly={assembly} />;
  if (way === "settings") return <SettingsPart assembly={assembly} />;
  if (way === "assign") return <AssignPart writing={assembly.writing} place={assembly} />;
  if (way === "editions") return <EditionsPart writing={assembly.writing} place={assembly} />;
  if (way === "write") return <FirstQuestion assembly={assembly} />;
  if (itemId !== undefined && itemIdsOf(test).includes(itemId))
    return <QuestionPart key={itemId} itemId={itemId} assembly={assembly} />;
  return <Nothing assembly={assembly} />;
}

/** What stands beside the list: a question, or a part of the page that was chosen. On a phone it stands alone. */
export function AssemblyPart({ assembly }: { readonly assembly: TestAssembly }) {
  const t = useMessage();
  return (
    <>
      <Box display={{ base: "block", md: "none" }} mb="8">
        <Button variant="quiet" size="sm" px="4" onClick={() => assembly.go({})}>
          <ArrowLeft size={16} aria-hidden />
          {t("assembly.toList")}
        </Button>
      </Box>
      <Suspense fallback={<Skeleton height="320px" role="status" aria-label={t("state.loading")} />}>
        <Chosen assembly={assembly} />
      </Suspense>
    </>
  );
}
