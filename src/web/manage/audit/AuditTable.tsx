import type { AuditEntry } from "../../../contract/audit";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../BlockTable";

const factWords = {
  why: "audit.fact.why",
  by: "audit.fact.by",
  whose: "audit.fact.whose",
  role: "audit.fact.role",
  status: "audit.fact.status",
  test: "audit.fact.test",
  version: "audit.fact.version",
  sitting: "audit.fact.sitting",
  call: "audit.fact.call",
  guest: "audit.fact.guest",
  items: "audit.fact.items",
} as const;
const isKnown = (name: string): name is keyof typeof factWords => Object.hasOwn(factWords, name);

/** One happening a row, the latest first. */
export function AuditTable({ list }: { readonly list: readonly AuditEntry[] }) {
  const t = useMessage();
  const moment = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium", timeStyle: "medium" });
  const told = (facts: AuditEntry["facts"]) =>
    Object.entries(facts)
      .map(([name, value]) => `${isKnown(name) ? t(factWords[name]) : name}: ${value}`)
      .join(" · ");
  return (
    <BlockTable>
      <thead>
        <tr>
          <th scope="col">{t("audit.when")}</th>
          <th scope="col">{t("audit.kind")}</th>
          <th scope="col">{t("audit.who")}</th>
          <th scope="col">{t("audit.from")}</th>
          <th scope="col">{t("audit.facts")}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ number, at, kind, account, address, facts }) => (
          <tr key={number}>
            <td>
              <time dateTime={new Date(at).toISOString()}>{moment.format(at)}</time>
            </td>
            <th scope="row">{t(`audit.is.${kind}`)}</th>
            <td>{account === "" ? t(address === "" ? "audit.server" : "audit.nobody") : account}</td>
            <td>{address}</td>
            <td>{told(facts)}</td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}
