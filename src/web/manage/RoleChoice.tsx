import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { roleNames, type RoleName } from "../../contract/role-names";
import { useMessage } from "../i18n/use-message";

const Choice = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "8", minH: "40", cursor: "pointer" },
});
const Group = chakra("fieldset", { base: { borderWidth: "0", m: "0", p: "0" } });

interface RoleChoiceProps {
  readonly legend: string;
  readonly chosen: readonly RoleName[];
  /** A role that cannot be taken away here. */
  readonly fixed?: RoleName;
  readonly onChange: (roles: readonly RoleName[]) => void;
}

/** Any of the roles. */
export function RoleChoice({ legend, chosen, fixed, onChange }: RoleChoiceProps) {
  const t = useMessage();
  const toggle = (role: RoleName) =>
    onChange(roleNames.filter((name) => (name === role ? !chosen.includes(name) : chosen.includes(name))));
  return (
    <Group>
      <chakra.legend fontWeight="medium">{legend}</chakra.legend>
      <Flex wrap="wrap" columnGap="16">
        {roleNames.map((role) => (
          <Choice key={role}>
            <input
              type="checkbox"
              checked={chosen.includes(role)}
              disabled={role === fixed}
              onChange={() => toggle(role)}
            />
            {t(`users.role.${role}`)}
          </Choice>
        ))}
      </Flex>
    </Group>
  );
}
