import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { sebPolicyKinds, type SebPolicyKind } from "../../../contract/integrations/lockdown-kinds";
import { useMessage } from "../../i18n/use-message";

interface KindChoiceProps {
  readonly chosen: SebPolicyKind;
  readonly onChoose: (kind: SebPolicyKind) => void;
}

/** In which browser an assignment is sat. */
export function KindChoice({ chosen, onChoose }: KindChoiceProps) {
  const t = useMessage();
  const name = useId();
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend p="0" mb="4" fontWeight="medium">
        {t("browser.kind")}
      </chakra.legend>
      {sebPolicyKinds.map((kind) => (
        <Flex as="label" key={kind} gap="12" minH="44" py="4" align="center" cursor="pointer">
          <input type="radio" name={name} checked={chosen === kind} onChange={() => onChoose(kind)} />
          <span>
            {t(`browser.kind.${kind}`)}
            <Box as="span" display="block" color="fg.muted" fontSize="xs">
              {t(`browser.kind.${kind}Text`)}
            </Box>
          </span>
        </Flex>
      ))}
    </chakra.fieldset>
  );
}
