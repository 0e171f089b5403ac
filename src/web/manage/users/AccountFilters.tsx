import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { roleNames, type RoleName } from "../../../contract/account/role-names";
import { useMessage } from "../../i18n/use-message";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";
import { optionsWithAll, type AllValue } from "../../ui/options";

export interface AccountFilter {
  readonly query: string;
  readonly role: RoleName | AllValue;
  readonly status: "0" | "1" | AllValue;
}

interface AccountFiltersProps {
  readonly filter: AccountFilter;
  readonly onChange: (filter: AccountFilter) => void;
}

/** The filters of the accounts. */
export function AccountFilters({ filter, onChange }: AccountFiltersProps) {
  const t = useMessage();
  const all = t("users.all");
  const states = [
    { value: "0", name: t("users.on") },
    { value: "1", name: t("users.off") },
  ] as const;
  return (
    <Flex gap="16" wrap="wrap" align="end">
      <Box flex="1 1 240px" maxW="420px">
        <Field
          label={t("users.find")}
          type="search"
          autoComplete="off"
          value={filter.query}
          onChange={({ target }) => onChange({ ...filter, query: target.value })}
        />
      </Box>
      <Box flex="0 1 160px">
        <Chooser
          label={t("users.role")}
          options={optionsWithAll(
            roleNames.map((role) => ({ value: role, name: t(`users.role.${role}`) })),
            all,
          )}
          chosen={filter.role}
          onChoose={(role) => onChange({ ...filter, role })}
        />
      </Box>
      <Box flex="0 1 160px">
        <Chooser
          label={t("users.state")}
          options={optionsWithAll(states, all)}
          chosen={filter.status}
          onChoose={(status) => onChange({ ...filter, status })}
        />
      </Box>
    </Flex>
  );
}
