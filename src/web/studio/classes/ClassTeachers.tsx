import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useNavigate } from "@tanstack/react-router";
import { useState, type SubmitEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import { selectProfile } from "../../../../machines/session/session.selectors";
import type { ClassDetail, ClassTeacherRole } from "../../../contract/classes/classes";
import { useSession } from "../../contexts/session-context";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";

interface ClassTeachersProps {
  readonly detail: ClassDetail;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** The teachers of a class; its owners and administrators add others and let them go. */
export function ClassTeachers({ detail, onChanged, onClose }: ClassTeachersProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const profile = useSession(selectProfile);
  const navigate = useNavigate();
  const isAdmin = profile?.admin === true;
  const [username, setUsername] = useState("");
  const [role, setRole] = useState<ClassTeacherRole>("teacher");
  const share = useChange("shareClass", (_, { username: whose, role: as }) => {
    // a class that one has left cannot be looked at any more
    if (as === null && whose === profile?.username && !isAdmin) void navigate({ to: "/studio/classes" });
    else onChanged();
  });
  const mayChange = detail.role === "owner" || isAdmin;
  const set = (whose: string, as: ClassTeacherRole | null) =>
    share.mutate({ idempotency_key: uuidv7(), class_id: detail.class_id, username: whose, role: as });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (username.trim() !== "" && !share.isPending) set(username.trim(), role);
  };
  return (
    <>
      <Box as="ul" listStyleType="none" m="0" p="0">
        {detail.teachers.map((teacher) => (
          <Flex
            as="li"
            key={teacher.username}
            align="center"
            gap="12"
            wrap="wrap"
            py="8"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <Box flex="1" minW="140px" overflowWrap="anywhere">
              {teacher.nickname}{" "}
              <Box as="span" color="fg.muted">
                {teacher.username}
                {teacher.active ? "" : ` · ${t("classes.switchedOff")}`}
              </Box>
            </Box>
            <Box color="fg.muted">{t(`classes.role.${teacher.role}`)}</Box>
            {mayChange || teacher.username === profile?.username ? (
              <Button
                variant="outline"
                size="sm"
                disabled={share.isPending}
                aria-label={
                  teacher.username === profile?.username
                    ? undefined
                    : t("classes.removeTeacher", { name: teacher.nickname })
                }
                onClick={() => set(teacher.username, null)}
              >
                {t(teacher.username === profile?.username ? "classes.leave" : "classes.remove")}
              </Button>
            ) : null}
          </Flex>
        ))}
      </Box>
      {mayChange ? (
        <form onSubmit={submit}>
          <Flex gap="12" align="end" wrap="wrap" mt="16">
            <Box flex="1 1 200px">
              <Field
                label={t("classes.teacherName")}
                autoComplete="off"
                autoCapitalize="none"
                maxLength={64}
                value={username}
                onChange={({ target }) => setUsername(target.value)}
              />
            </Box>
            <Box flex="1 1 160px">
              <Chooser
                label={t("classes.teacherRole")}
                options={(["teacher", "owner"] as const).map((value) => ({ value, label: t(`classes.role.${value}`) }))}
                chosen={role}
                onChoose={setRole}
              />
            </Box>
            <Button type="submit" minH="44" disabled={username.trim() === ""} aria-busy={share.isPending}>
              {t("classes.addTeacher")}
            </Button>
          </Flex>
        </form>
      ) : (
        <Box color="fg.muted" mt="12">
          {t("classes.onlyOwners")}
        </Box>
      )}
      {share.error === null ? null : (
        <Box role="alert" mt="12" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {faultText(share.error)}
        </Box>
      )}
      <Flex mt="16">
        <Button variant="outline" minH="44" onClick={onClose}>
          {t("classes.done")}
        </Button>
      </Flex>
    </>
  );
}
