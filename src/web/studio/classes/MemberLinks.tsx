import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Global } from "@emotion/react";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { Calls } from "../../../contract/calls/calls";
import type { ClassDetail } from "../../../contract/classes/classes";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { useFaultText } from "../../ui/fault-text";
import { dayAndTime } from "../../ui/times";

type MadeLinks = Calls["memberLinks"]["output"];

/** Prints the list of links alone: strips to cut, one for each member. */
const printed = `@media print {
  @page { size: A4; margin: 14mm; }
  html, body { background: #fff !important; }
  body header, body nav, .no-print { display: none !important; }
  section:not([data-part]), h1 { display: none !important; }
  [data-part] { border: 0 !important; }
  [data-part] tr { break-inside: avoid; }
}`;

const addressOf = (code: string): string => `${window.location.origin}/?t=${encodeURIComponent(code)}`;

function LinkList({ links, name }: { readonly links: MadeLinks["links"]; readonly name: string }) {
  const t = useMessage();
  const language = useLanguage();
  return (
    <>
      <Global styles={printed} />
      <Box className="no-print" role="status" bg="warn.tint" borderRadius="control" px="12" py="8" mb="12">
        {t("classes.links.once")}
      </Box>
      <BlockTable aria-label={t("classes.links.of", { name })}>
        <thead>
          <tr>
            <th scope="col">{t("classes.fact.name")}</th>
            <th scope="col">{t("classes.links.link")}</th>
            <th scope="col">{t("classes.links.until")}</th>
          </tr>
        </thead>
        <tbody>
          {links.map(({ member_id: memberId, name: member, username, code, expires_at: until }) => (
            <tr key={memberId}>
              <th scope="row">
                {member}
                <small>{username}</small>
              </th>
              <Box as="td" fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
                {addressOf(code)}
              </Box>
              <Box as="td" whiteSpace="nowrap">
                {dayAndTime(until, language)}
              </Box>
            </tr>
          ))}
        </tbody>
      </BlockTable>
    </>
  );
}

interface LinkChoiceProps {
  readonly detail: ClassDetail;
  readonly isBusy: boolean;
  /** null: for all who need one. */
  readonly onMake: (member: string | null) => void;
}

interface MemberLinksProps {
  readonly detail: ClassDetail;
  /** Members have accounts now. */
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Links for all who need one, or a new link for one member who has lost the earlier one. */
function LinkChoice({ detail, isBusy, onMake }: LinkChoiceProps) {
  const t = useMessage();
  const [whose, setWhose] = useState("");
  const linked = detail.members.filter(({ access }) => access === "link");
  return (
    <Flex direction="column" gap="12">
      <Box maxW="prose">{t("classes.links.lead")}</Box>
      {linked.length === 0 ? null : (
        <Box maxW="320px">
          <Chooser
            label={t("classes.links.whose")}
            options={[
              { value: "", label: t("classes.links.everybody") },
              ...linked.map(({ member_id: value, name: label }) => ({ value, label })),
            ]}
            chosen={whose}
            onChoose={setWhose}
          />
        </Box>
      )}
      <Flex>
        <Button minH="44" aria-busy={isBusy} disabled={isBusy} onClick={() => onMake(whose === "" ? null : whose)}>
          {t("classes.links.make")}
        </Button>
      </Flex>
    </Flex>
  );
}

/** A link for each member that signs in once, to print and hand out; it is shown only this time. */
export function MemberLinks({ detail, onMade, onClose }: MemberLinksProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const [made, setMade] = useState<MadeLinks | null>(null);
  const make = useChange("memberLinks", (more) => {
    setMade((before) => (before === null ? more : { ...more, links: [...before.links, ...more.links] }));
    onMade();
  });
  const begin = (member: string | null) =>
    make.mutate({
      idempotency_key: uuidv7(),
      class_id: detail.class_id,
      ...(member === null ? {} : { members: [member] }),
    });
  return (
    <>
      {made === null ? (
        <LinkChoice detail={detail} isBusy={make.isPending} onMake={begin} />
      ) : made.links.length === 0 ? (
        <Box role="status" color="fg.muted">
          {t("classes.links.none")}
        </Box>
      ) : (
        <LinkList links={made.links} name={detail.name} />
      )}
      {made === null || made.without.length === 0 ? null : (
        <Box className="no-print" color="fg.muted" fontSize="sm" mt="8">
          {t("classes.links.without", { names: made.without.map(({ name }) => name).join(", ") })}
        </Box>
      )}
      {make.error === null ? null : (
        <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(make.error)}
        </Box>
      )}
      <Flex className="no-print" gap="8" mt="16" wrap="wrap">
        {made === null || made.links.length === 0 ? null : (
          <Button minH="44" onClick={() => window.print()}>
            {t("classes.links.print")}
          </Button>
        )}
        {made === null || made.left_over === 0 ? null : (
          <Button variant="outline" minH="44" disabled={make.isPending} onClick={() => begin(null)}>
            {t("classes.links.more", { count: made.left_over })}
          </Button>
        )}
        <Button variant="outline" minH="44" onClick={onClose}>
          {t(made === null ? "classes.cancel" : "classes.done")}
        </Button>
      </Flex>
    </>
  );
}
