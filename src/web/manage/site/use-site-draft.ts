import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { faults } from "../../../contract/calls/faults";
import type { SiteSettings } from "../../../contract/site/site-admin";
import { siteFieldNames, siteFieldProblem, type SiteField, type SiteFields } from "../../../contract/site/site-fields";
import { useRenewSite } from "../../contexts/site-context";
import { useChange } from "../../effects/use-change";
import { showToast } from "../../ui/toasts";

const trimmed = (fields: SiteFields): SiteFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === "string" ? value.trim() : value,
    ]),
  ) as unknown as SiteFields;

/** The typed settings over the stored ones; changes saved by another person meanwhile are reported, not lost. */
export function useSiteDraft(saved: SiteSettings) {
  const queries = useQueryClient();
  const renew = useRenewSite();
  const [base, setBase] = useState(saved);
  const [fields, setFields] = useState(saved.fields);
  const [isChecked, setChecked] = useState(false);
  const isDirty = siteFieldNames.some((name) => fields[name] !== base.fields[name]);
  const take = (settings: SiteSettings) => {
    setBase(settings);
    setFields(settings.fields);
    setChecked(false);
  };
  // changes by others are taken over if nothing has been typed
  if (!isDirty && saved.version > base.version) take(saved);
  const done = (message: "manage.saved" | "site.undone") => (settings: SiteSettings) => {
    queries.setQueriesData({ queryKey: ["siteSettings"] }, settings);
    take(settings);
    renew();
    showToast("plain", { message });
  };
  const save = useChange("saveSite", done("manage.saved"));
  const undo = useChange("undoSite", done("site.undone"));
  const fault = save.error ?? undo.error;
  const isConflict = fault?.code === faults.siteChanged.code;
  const problemOf = (name: SiteField) => (isChecked ? siteFieldProblem(name, trimmed(fields)[name]) : null);
  const send = (version: number): SiteField | null => {
    setChecked(true);
    const wrong = siteFieldNames.find((name) => siteFieldProblem(name, trimmed(fields)[name]) !== null) ?? null;
    if (wrong === null)
      save.mutate(
        { fields: trimmed(fields), version },
        { onError: () => void queries.invalidateQueries({ queryKey: ["siteSettings"] }) },
      );
    return wrong;
  };
  return {
    fields,
    isDirty,
    isBusy: save.isPending || undo.isPending,
    /** The settings that others have saved meanwhile; null: none. */
    other: isDirty && saved.version > base.version ? saved : null,
    fault: isConflict ? null : fault,
    problemOf,
    change: (change: Partial<SiteFields>) => {
      save.reset();
      setFields((typed) => ({ ...typed, ...change }));
    },
    /** Sends the form; returns the first invalid field, or null if it was sent. */
    save: () => send(base.version),
    saveOver: () => send(saved.version),
    takeSaved: () => {
      save.reset();
      take(saved);
    },
    discard: () => {
      save.reset();
      take(base);
    },
    undo: () => undo.mutate({ version: base.version }),
    canUndo: base.version > 0 && !isDirty,
    changedBy: base.changed_by,
    changedAt: base.changed_at,
  };
}
