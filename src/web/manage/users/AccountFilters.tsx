import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { roleNames, type RoleName } from "../../../contract/role-names";
import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";
import { Choice } from "../Choice";

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
      <Choice
        label={t("users.role")}
        value={filter.role}
        onChange={(value) => onChange({ ...filter, role: roleNames.find((name) => name === value) ?? "" })}
      >
        <option value="">{t("users.all")}</option>
        {roleNames.map((role) => (
          <option key={role} value={role}>
            {t(`users.role.${role}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t("users.state")}
        value={filter.status}
        onChange={(value) => onChange({ ...filter, status: value === "0" || value === "1" ? value : "" })}
      >
        <option value="">{t("users.all")}</option>
        <option value="0">{t("users.on")}</option>
        <option value="1">{t("users.off")}</option>
      </Choice>
    </Flex>
  );
}
