import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus, Users } from "lucide-react";
import { useState } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import type { ClassEntry } from "../../../contract/classes/classes";
import { useSession } from "../../contexts/session-context";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ChipGroup } from "../../ui/ChipGroup";
import { FaultCard } from "../../ui/FaultCard";
import { useUnsaved } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { classPlace } from "../studio-places";
import { NewClass } from "./NewClass";

function ClassTable({ classes, caption }: { readonly classes: readonly ClassEntry[]; readonly caption: string }) {
  const t = useMessage();
  return (
    <BlockTable aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">{t("classes.column.class")}</th>
          <th scope="col">{t("classes.column.members")}</th>
          <th scope="col">{t("classes.column.assignments")}</th>
          <th scope="col">{t("classes.column.teachers")}</th>
        </tr>
      </thead>
      <tbody>
        {classes.map(({ class_id: classId, name, school_year: year, members, assignments, teachers }) => (
          <tr key={classId}>
            <th scope="row">
              <Link to={classPlace(classId)}>{name}</Link>
              {year === "" ? null : <small>{year}</small>}
            </th>
            <Box as="td" fontVariantNumeric="tabular-nums">
              {t("classes.members", { count: members })}
            </Box>
            <Box as="td" fontVariantNumeric="tabular-nums" color={assignments === 0 ? "fg.muted" : undefined}>
              {t("classes.openAssignments", { count: assignments })}
            </Box>
            <Box as="td" color="fg.muted" overflowWrap="anywhere">
              {teachers.length === 0 ? t("classes.noTeacher") : teachers.join(", ")}
            </Box>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}

function ArchivedClasses({ every }: { readonly every: boolean }) {
  const t = useMessage();
  const [isOpen, setOpen] = useState(false);
  const { data, isError, error, refetch } = useCall(
    "studioClasses",
    { archived: "1", ...(every ? { every: "1" } : {}) },
    { enabled: isOpen },
  );
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box as="summary" minH="44" alignContent="center" cursor="pointer" color="fg.muted">
        {t("classes.archived")}
      </Box>
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="80px" role="status" aria-label={t("state.loading")} />
        )
      ) : data.classes.length === 0 ? (
        <Box color="fg.muted">{t("classes.noArchived")}</Box>
      ) : (
        <Card py="12">
          <ClassTable classes={data.classes} caption={t("classes.archived")} />
        </Card>
      )}
    </details>
  );
}

/** The page `/studio/classes`: the classes of a teacher, a new one, and those of earlier years. */
export function ClassesPage() {
  const t = useMessage();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const isAdmin = useSession(selectProfile)?.admin === true;
  const [isNew, setNew] = useState(false);
  const [isDirty, markDirty] = useState(false);
  const [every, setEvery] = useState(false);
  useUnsaved(isDirty);
  const close = () => {
    setNew(false);
    markDirty(false);
  };
  const { data, isError, error, refetch } = useCall("studioClasses", every ? { every: "1" } : {}, { keepsLast: true });
  const made = (classId: string) => {
    close();
    void queries.invalidateQueries({ queryKey: ["studioClasses"] });
    void navigate({ to: classPlace(classId) });
  };
  const begin = (
    <Button minH="44" onClick={() => setNew(true)}>
      <Plus size={16} aria-hidden="true" />
      {t("classes.new")}
    </Button>
  );
  return (
    <Flex direction="column" gap="16">
      <Flex align="end" justify="space-between" wrap="wrap" gap="12">
        <Box minW="0">
          <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
            {t("title.classes")}
          </Box>
          <Box color="fg.muted" maxW="prose">
            {t("classes.lead")}
          </Box>
        </Box>
        {isNew || data === undefined || data.classes.length === 0 ? null : begin}
      </Flex>
      {isNew ? <NewClass onMade={made} onDirty={markDirty} onClose={close} /> : null}
      {isAdmin ? (
        <ChipGroup
          label={t("classes.show")}
          chips={[
            { value: "mine", label: t("classes.show.mine") },
            { value: "every", label: t("classes.show.every") },
          ]}
          chosen={every ? "every" : "mine"}
          onChoose={(value) => setEvery(value === "every")}
        />
      ) : null}
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="240px" role="status" aria-label={t("state.loading")} />
        )
      ) : data.classes.length > 0 ? (
        <Card py="12">
          <ClassTable classes={data.classes} caption={t("title.classes")} />
        </Card>
      ) : isNew ? null : (
        <StateCard Icon={Users} title={t("classes.empty")} action={begin}>
          {t("classes.emptyDetail")}
        </StateCard>
      )}
      {data === undefined ? null : <ArchivedClasses every={every} />}
    </Flex>
  );
}
