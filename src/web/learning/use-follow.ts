import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { followInside } from "../site/links";

/**
 * Opens links inside the application. For long lists, where a router's link on each row would follow every navigation.
 */
export function useFollow(): ReturnType<typeof followInside> {
  const { history } = useRouter();
  return useMemo(() => followInside((address) => history.push(address)), [history]);
}
