import { chakra } from "@chakra-ui/react/styled-system";

/** Text for screen readers only. */
export const Hidden = chakra("span", { base: { srOnly: true } });
