import { CallRefusal } from "../refusal";

/** What guessing starts with; compared without case. */
const common = new Set(
  (
    "password password1 password12 password123 passw0rd 12345678 123456789 1234567890 87654321 0123456789 " +
    "11223344 123123123 abc12345 abcd1234 a1234567 aa123456 qwertyui qwerty123 qwerty12 1q2w3e4r 1qaz2wsx " +
    "asdfghjk zxcvbnm1 iloveyou iloveyou1 sunshine princess football baseball superman letmein1 welcome1 " +
    "admin123 student1 student123 teacher123 woaini1314 woaini520 5201314a 1314520a invigil1"
  ).split(" "),
);

/** Refuses what anybody would guess first: a well-known password, the user name. */
export function refuseCommon(password: string, username: string): void {
  const word = password.toLowerCase();
  if (common.has(word) || word === username.toLowerCase()) throw new CallRefusal("passwordCommon");
}
