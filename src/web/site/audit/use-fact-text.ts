import type { AuditEntry, AuditLog } from "../../../contract/site/audit";
import { localized, useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { useFaultText } from "../../ui/fault-text";
import { formatsOf } from "../../ui/format";
import {
  askedWords,
  browserWords,
  changeWords,
  decisionWords,
  factWords,
  refusalNamed,
  regradeRuleWords,
  roleWords,
  stateWords,
  wayWords,
} from "./fact-words";

const factOrder = Object.keys(factWords);
const placeOf = (fact: string): number => (factOrder.includes(fact) ? factOrder.indexOf(fact) : factOrder.length);

type Names = Pick<AuditLog, "titles" | "guests" | "assignments">;

/**
 * The facts of an audit entry, in the page's words and number formats; stored names and codes are translated where
 * possible.
 */
export function useFactText({
  titles = {},
  guests = {},
  assignments = {},
}: Names): (facts: AuditEntry["facts"]) => string {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const formats = formatsOf(language);
  const worded = (words: Readonly<Record<string, MessageId | undefined>>, value: string) =>
    t((Object.hasOwn(words, value) ? words[value] : undefined) ?? "audit.other");
  const counted = (value: string) => (/^\d+$/.test(value) ? formats.whole(Number(value)) : value);
  const values: Readonly<Record<string, (value: string) => string>> = {
    why: (value) => {
      const fault = refusalNamed(value);
      return fault === null ? t("audit.other") : faultText(fault);
    },
    by: (value) => worded(wayWords, value),
    role: (value) => formats.list(value.split(",").map((role) => worded(roleWords, role))),
    status: (value) => worded(stateWords, value),
    test: (value) => {
      const title = titles[value];
      return title === undefined ? value : localized(title, language);
    },
    assignment: (value) => {
      const known = assignments[value];
      return known === undefined
        ? value
        : t("audit.givenTo", { title: localized(known.title, language), class: known.class_name });
    },
    member: (value) => value || t("audit.deletedMember"),
    place: counted,
    version: counted,
    revision: counted,
    decision: (value) => worded(decisionWords, value),
    change: (value) => worded(changeWords, value),
    browser: (value) => worded(browserWords, value),
    rule: (value) => worded(regradeRuleWords, value),
    changed: counted,
    items: counted,
    members: counted,
    joined: counted,
    left: counted,
    renewed: counted,
    call: (value) => worded(askedWords, value),
    guest: (value) => guests[value] || t("audit.guestUnnamed"),
  };
  // the database stores the facts in an order of its own
  return (facts) =>
    Object.entries(facts)
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([name, value]) =>
        t("audit.told", { name: t(factWords[name] ?? "audit.fact.other"), value: values[name]?.(value) ?? value }),
      )
      .join(t("audit.between"));
}
