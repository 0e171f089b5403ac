import { isLoopbackHost } from "../support/loopback";
import { sendingMs, type Send } from "./message";

export interface SmtpSender {
  /** An smtp:// or smtps:// address, with user and password where the server requires them. */
  readonly address: string;
  readonly from: string;
}

/** Sends mail. An unencrypted connection must be upgraded to TLS, except to this machine. */
export const smtpSender = ({ address, from }: SmtpSender, timeoutMs = sendingMs): Send => {
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === "smtps:";
  const options = {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !isLoopbackHost(hostname),
    ignoreTLS: !isSecure && isLoopbackHost(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(username === "" ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
  return async ({ to, subject, text }) => {
    const { createTransport } = await import("nodemailer");
    await createTransport(options).sendMail({ from, to: { name: "", address: to }, subject, text });
  };
};
