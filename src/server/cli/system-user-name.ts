import { userInfo } from "node:os";

/** The system's user name of the person who runs a command; "" where it has none. */
export const systemUserName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return "";
  }
};
