import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { useRef, type SubmitEvent } from "react";
import type { SiteSettings } from "../../../contract/site/site-admin";
import type { SiteField } from "../../../contract/site/site-fields";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { useUnsaved } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import { dayAndTime } from "../../ui/times";
import { PageTitle } from "../PageTitle";
import { fieldGroups } from "./field-groups";
import { SiteFieldInput } from "./SiteFieldInput";
import { SitePreview } from "./SitePreview";
import { useSiteDraft } from "./use-site-draft";

function Editor({ saved }: { readonly saved: SiteSettings }) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const form = useRef<HTMLFormElement>(null);
  const draft = useSiteDraft(saved);
  useUnsaved(draft.isDirty);
  const point = (field: SiteField | null) =>
    field === null ? undefined : form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!draft.isBusy && draft.isDirty) point(draft.save());
  };
  const time = (at: number | null) => (at === null ? "" : dayAndTime(at, language));
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(280px, 34%)" }}
      gap="16"
      alignItems="start"
    >
      <form ref={form} noValidate onSubmit={submit}>
        <Flex direction="column" gap="16">
          {fieldGroups.map(({ title, fields }) => (
            <Card key={title} aria-label={t(title)}>
              <Box as="h2" fontSize="lg" mb="16">
                {t(title)}
              </Box>
              <Flex direction="column" gap="16" maxW="560px">
                {fields.map((field) => (
                  <SiteFieldInput
                    key={field}
                    field={field}
                    fields={draft.fields}
                    problem={draft.problemOf(field)}
                    onChange={draft.change}
                  />
                ))}
              </Flex>
            </Card>
          ))}
          {draft.other === null ? null : (
            <Alert>
              {t("site.conflict", { name: draft.other.changed_by ?? "", time: time(draft.other.changed_at) })}
              <Flex wrap="wrap" gap="8" mt="8">
                <Button variant="outline" size="sm" onClick={draft.takeSaved}>
                  {t("site.conflict.load")}
                </Button>
                <Button variant="outline" size="sm" onClick={() => point(draft.saveOver())}>
                  {t("site.conflict.over")}
                </Button>
              </Flex>
            </Alert>
          )}
          {draft.fault === null ? null : <Alert>{faultText(draft.fault)}</Alert>}
          <Flex align="center" wrap="wrap" gap="8">
            <Button type="submit" minH="44" aria-busy={draft.isBusy} aria-disabled={!draft.isDirty || draft.isBusy}>
              {t(draft.isBusy ? "manage.saving" : "manage.save")}
            </Button>
            {draft.isDirty ? (
              <>
                <Button variant="quiet" minH="44" onClick={draft.discard}>
                  {t("manage.discard")}
                </Button>
                <Box color="fg.muted">{t("manage.unsaved")}</Box>
              </>
            ) : null}
            {draft.canUndo ? (
              <Button variant="quiet" minH="44" aria-disabled={draft.isBusy} onClick={draft.undo}>
                {t("manage.undo")}
              </Button>
            ) : null}
            <Box color="fg.muted" ms={{ md: "auto" }}>
              {draft.changedAt === null
                ? t("site.never")
                : t("manage.changedBy", { name: draft.changedBy ?? "", time: time(draft.changedAt) })}
            </Box>
          </Flex>
        </Flex>
      </form>
      <SitePreview fields={draft.fields} />
    </Grid>
  );
}

/** `/site/config`: the site's public settings, with a preview. */
export function SiteConfigPage() {
  const t = useMessage();
  const settings = useCall("siteSettings", {});
  return (
    <Flex direction="column" gap="16">
      <PageTitle title={t("title.siteConfig")} lead={t("site.lead")} />
      {settings.data !== undefined ? (
        <Editor saved={settings.data} />
      ) : settings.isError ? (
        <FaultCard fault={settings.error} onRetry={() => void settings.refetch()} />
      ) : (
        <Skeleton height="480px" role="status" aria-label={t("state.loading")} />
      )}
    </Flex>
  );
}
