import { userInfo } from "node:os";

/** Who runs a command, by the system's name; "" where it has none. */
export const systemUserName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return "";
  }
};
