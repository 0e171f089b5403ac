import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, type ReactNode } from "react";
import { roleNames, type RoleName } from "../../../contract/role-names";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Field } from "../../ui/Field";

const Select = chakra("select", inputRecipe);

export interface AccountFilter {
  readonly query: string;
  readonly role: RoleName | "";
  readonly status: "0" | "1" | "";
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <Box flex="0 1 160px">
      <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
        {label}
      </chakra.label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </Select>
    </Box>
  );
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
