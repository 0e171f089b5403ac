import type { RoleName } from "../../../contract/account/role-names";
import type { Calls } from "../../../contract/calls/calls";
import { isBlank } from "../../../contract/validators/blank";
import { isStrongPassword } from "../../../contract/validators/password";
import type { MessageId } from "../../i18n/message-id";

export interface AccountFields {
  readonly username: string;
  readonly nickname: string;
  readonly password: string;
  readonly role: readonly RoleName[];
}
export type AccountProblems = Partial<Record<keyof AccountFields, MessageId>>;

export const emptyAccount: AccountFields = { username: "", nickname: "", password: "", role: ["student"] };

/** The problems of a new account, by field. */
export const accountProblems = ({ username, nickname, password, role }: AccountFields): AccountProblems => ({
  ...(/^[A-Za-z0-9_]{4,32}$/.test(username) ? {} : { username: "users.usernameWrong" as const }),
  ...(isBlank(nickname) ? { nickname: "users.nicknameWrong" as const } : {}),
  ...(password === "" || isStrongPassword(password) ? {} : { password: "users.passwordWrong" as const }),
  ...(role.length === 0 ? { role: "users.roleNone" as const } : {}),
});

/** The request for a new account; without a password it is signed in by a link. */
export function accountInput({ username, nickname, password, role }: AccountFields): Calls["makeAccount"]["input"] {
  const named = { username, nickname: nickname.trim(), role: [...role] };
  return password === "" ? named : { ...named, password };
}

/** Letters that cannot be mistaken for one another. */
const letters = "abcdefghijkmnpqrstuvwxyz";
const digits = "23456789";

/** Three groups of three letters and one digit, from random numbers below 2³². */
export function passwordFrom(random: readonly number[]): string {
  const sign = (place: number) => {
    const signs = place % 4 === 3 ? digits : letters;
    return signs[(random[place] ?? 0) % signs.length] ?? "";
  };
  return [0, 4, 8].map((start) => [0, 1, 2, 3].map((place) => sign(start + place)).join("")).join("-");
}
