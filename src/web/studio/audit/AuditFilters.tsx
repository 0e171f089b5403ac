import { Flex } from "@chakra-ui/react/flex";
import { selectProfile } from "../../../../machines/session/session.selectors";
import type { Calls } from "../../../contract/calls/calls";
import { studioAuditKinds } from "../../../contract/site/audit-kinds";
import type { StudioAudit } from "../../../contract/studio/studio-audit";
import { useSession } from "../../contexts/session-context";
import { useCall } from "../../effects/use-call";
import { usePages } from "../../effects/use-pages";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { check } from "../../permissions/check";
import { Chooser } from "../../ui/Chooser";
import { dayAndTime } from "../../ui/times";

/** Which entries are shown. */
export type AuditFilter = Omit<Calls["studioAudit"]["input"], "page">;

interface AuditFiltersProps {
  readonly search: AuditFilter;
  /** The assignments of the entries on screen, by id. */
  readonly names: StudioAudit["assignments"];
  readonly onSearch: (search: AuditFilter) => void;
}

/** The classes of the person, those in use first; of all teachers for an administrator. */
function useClassOptions() {
  const profile = useSession(selectProfile);
  const enabled = profile !== null && check(["class.manage"], profile);
  const every = profile?.admin === true ? ({ every: "1" } as const) : {};
  const inUse = useCall("studioClasses", every, { enabled }).data?.classes ?? [];
  const archived = useCall("studioClasses", { ...every, archived: "1" }, { enabled }).data?.classes ?? [];
  return [...inUse, ...archived].map(({ class_id: value, name, school_year: year }) => ({
    value,
    label: year === "" ? name : `${name} · ${year}`,
  }));
}

/** The assignments of a class, the last to open first. */
function useAssignmentOptions(classId: string | undefined) {
  const language = useLanguage();
  const profile = useSession(selectProfile);
  const enabled = classId !== undefined && profile !== null && check(["assignment.manage"], profile);
  const { pages } = usePages("studioAssignments", { class_id: classId ?? "" }, { enabled });
  return pages.flatMap(({ assignments }) =>
    assignments.map(({ assignment_id: value, title, opens_at: opens }) => ({
      value,
      label: `${localized(title, language)} · ${dayAndTime(opens, language)}`,
    })),
  );
}

const withChosen = (
  options: readonly { readonly value: string; readonly label: string }[],
  value = "",
  label = value,
) => (value === "" || options.some((one) => one.value === value) ? options : [...options, { value, label }]);

/** Which class, which assignment of it, and what happened. */
export function AuditFilters({ search, names, onSearch }: AuditFiltersProps) {
  const t = useMessage();
  const language = useLanguage();
  const { class_id: classId, assignment_id: assignmentId, kind } = search;
  const classes = useClassOptions();
  const assignments = useAssignmentOptions(classId);
  const named = assignmentId === undefined ? undefined : names[assignmentId];
  const kindOnly = kind === undefined ? {} : { kind };
  return (
    <Flex gap="12" wrap="wrap" css={{ "& > *": { flex: "1 1 200px", maxWidth: { md: "320px" } } }}>
      <Chooser
        label={t("audit.class")}
        options={[{ value: "", label: t("audit.everyClass") }, ...withChosen(classes, classId, named?.class_name)]}
        chosen={classId ?? ""}
        onChoose={(chosen) => onSearch({ ...kindOnly, ...(chosen === "" ? {} : { class_id: chosen }) })}
      />
      {classId === undefined && assignmentId === undefined ? null : (
        <Chooser
          label={t("audit.assignment")}
          options={[
            { value: "", label: t("audit.everyAssignment") },
            ...withChosen(
              assignments,
              assignmentId,
              named === undefined ? undefined : localized(named.title, language),
            ),
          ]}
          chosen={assignmentId ?? ""}
          onChoose={(chosen) =>
            onSearch({
              ...kindOnly,
              ...(classId === undefined ? {} : { class_id: classId }),
              ...(chosen === "" ? {} : { assignment_id: chosen }),
            })
          }
        />
      )}
      <Chooser
        label={t("audit.kind")}
        options={[
          { value: "" as const, label: t("audit.every") },
          ...studioAuditKinds.map((value) => ({ value, label: t(`audit.is.${value}`) })),
        ]}
        chosen={kind ?? ""}
        onChoose={(chosen) => {
          const { kind: _, ...others } = search;
          onSearch({ ...others, ...(chosen === "" ? {} : { kind: chosen }) });
        }}
      />
    </Flex>
  );
}
