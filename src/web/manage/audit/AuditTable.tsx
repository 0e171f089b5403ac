import type { AuditLog } from "../../../contract/site/audit";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { useFactText } from "../../site/audit/use-fact-text";
import { BlockTable } from "../../ui/BlockTable";

/** One audit entry per row, latest first. */
export function AuditTable({ log: { list, ...names } }: { readonly log: AuditLog }) {
  const t = useMessage();
  const told = useFactText(names);
  const moment = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium", timeStyle: "medium" });
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
