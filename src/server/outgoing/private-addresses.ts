import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** Networks that no address on the internet lies in, and those by which IPv4 hides in IPv6. */
const inner = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  inner.addSubnet(network, bits);
for (const [network, bits] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 9],
  ["ff00::", 8],
] as const)
  inner.addSubnet(network, bits, "ipv6");

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an IP address is this machine's own, in a network that the internet does not reach, or of neither. */
export function reachOf(address: string): "public" | "private" | "loopback" {
  const [plain = ""] = address.split("%");
  const written = mapped.exec(plain)?.[1] ?? plain;
  const version = isIP(written);
  if (version === 0) return "private";
  const family = version === 6 ? "ipv6" : "ipv4";
  if (loopback.check(written, family)) return "loopback";
  return inner.check(written, family) ? "private" : "public";
}
