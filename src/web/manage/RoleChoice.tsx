import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { roleNames, type RoleName } from "../../contract/account/role-names";
import { useMessage } from "../i18n/use-message";
import { Hint } from "./Hint";

const Choice = chakra("label", {
  base: { display: "flex", alignItems: "center", gap: "8", minH: "40", cursor: "pointer" },
});
const Group = chakra("fieldset", { base: { borderWidth: "0", m: "0", p: "0" } });

interface RoleChoiceProps {
  readonly legend: string;
  readonly chosen: readonly RoleName[];
  /** A role that cannot be removed here. */
  readonly fixed?: RoleName;
  /** Roles that cannot be granted here, and the reason. */
  readonly unavailable?: { readonly roles: readonly RoleName[]; readonly why: string };
  readonly onChange: (roles: readonly RoleName[]) => void;
}

/** Chooses any number of roles. */
export function RoleChoice({ legend, chosen, fixed, unavailable, onChange }: RoleChoiceProps) {
  const t = useMessage();
  const why = useId();
  const isUnavailable = (role: RoleName) => unavailable?.roles.includes(role) === true && !chosen.includes(role);
  const isLimited = roleNames.some(isUnavailable);
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
              disabled={role === fixed || isUnavailable(role)}
              {...(isUnavailable(role) ? { "aria-describedby": why } : {})}
              onChange={() => toggle(role)}
            />
            {t(`users.role.${role}`)}
          </Choice>
        ))}
      </Flex>
      {isLimited ? <Hint id={why}>{unavailable?.why}</Hint> : null}
    </Group>
  );
}
