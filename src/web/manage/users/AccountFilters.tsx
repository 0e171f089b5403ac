import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { roleNames, type RoleName } from "../../../contract/role-names";
import { useMessage } from "../../i18n/use-message";
import { Chooser } from "../../ui/Chooser";
import { Field } from "../../ui/Field";

export interface AccountFilter {
  readonly query: string;
  readonly role: RoleName | "";
  readonly status: "0" | "1" | "";
}

interface AccountFiltersProps {
  readonly filter: AccountFilter;
  readonly onChange: (filter: AccountFilter) => void;
}

/** Which accounts are listed. */
export function AccountFilters({ filter, onChange }: AccountFiltersProps) {
  const t = useMessage();
  const all = { value: "", label: t("users.all") } as const;
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
          options={[all, ...roleNames.map((role) => ({ value: role, label: t(`users.role.${role}`) }))]}
          chosen={filter.role}
          onChoose={(role) => onChange({ ...filter, role })}
        />
      </Box>
      <Box flex="0 1 160px">
        <Chooser
          label={t("users.state")}
          options={[all, { value: "0", label: t("users.on") }, { value: "1", label: t("users.off") }]}
          chosen={filter.status}
          onChoose={(status) => onChange({ ...filter, status })}
        />
      </Box>
    </Flex>
  );
}
