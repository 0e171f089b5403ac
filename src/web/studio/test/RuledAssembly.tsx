import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { AdaptiveDraftTest, BlueprintDraftTest } from "../../../contract/studio/draft-test";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { AdaptiveForm } from "./AdaptiveForm";
import type { TestPlace } from "./assembly";
import { AssignPart } from "./AssignPart";
import { BlueprintForm } from "./BlueprintForm";
import { EditionsPart } from "./EditionsPart";
import { FormBButton } from "./FormBButton";
import { PolicyFields } from "./PolicyFields";
import { TestNameFields } from "./TestNameFields";
import type { TestWriting } from "./use-test-draft";

interface RuledAssemblyProps {
  readonly writing: TestWriting;
  readonly test: BlueprintDraftTest | AdaptiveDraftTest;
  readonly place: TestPlace;
}

/** A test whose questions are found by rules. */
export function RuledAssembly({ writing, test, place }: RuledAssemblyProps) {
  const t = useMessage();
  if (place.way === "assign") return <AssignPart writing={writing} place={place} />;
  if (place.way === "editions") return <EditionsPart writing={writing} place={place} />;
  if (place.way === "settings")
    return (
      <Card>
        <Box as="h2" fontSize="lg" mb="12">
          {t("assembly.settings")}
        </Box>
        <TestNameFields test={test} onChange={(part, field) => writing.change((now) => ({ ...now, ...part }), field)} />
        <Box mt="24">
          <PolicyFields
            policies={test.policies}
            onChange={(part) => writing.change((now) => ({ ...now, policies: { ...now.policies, ...part } }))}
          />
        </Box>
        {test.kind === "blueprint" ? (
          <Flex gap="8" mt="24" wrap="wrap">
            <FormBButton test={test} testId={writing.snapshot.context.id} />
          </Flex>
        ) : null}
      </Card>
    );
  return test.kind === "blueprint" ? (
    <BlueprintForm writing={writing} test={test} />
  ) : (
    <AdaptiveForm writing={writing} test={test} />
  );
}
