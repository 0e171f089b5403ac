import { chakra } from "@chakra-ui/react/styled-system";

/** Said to screen readers, not shown. */
export const Hidden = chakra("span", { base: { srOnly: true } });
