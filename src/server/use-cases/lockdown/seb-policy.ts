import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { z } from "zod";
import type { saveSebPolicyInput, SebPolicy, sebPolicyInput } from "../../../contract/integrations/lockdown";
import { sebPolicies, type StoredSebSettings } from "../../db/lockdown-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { configKeyOf } from "../../seb/config-key";
import { unpackSeb } from "../../seb/container";
import type { ExpectedKeys } from "../../seb/expected-keys";
import { SebFault } from "../../seb/faults";
import { findingSentence, sebFindings, type SebFindingKind } from "../../seb/findings";
import { makeSettings, writePlist } from "../../seb/make-settings";
import { readPlist, type PlistDict } from "../../seb/plist";
import { CallRefusal } from "../../support/refusal";
import { findAssignment, lockAssignment } from "../assignments/assignment-row";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { checkAddress, configAddress, launchAddress, quitAddress } from "./seb-addresses";

type PolicyRow = typeof sebPolicies.$inferSelect;
type Change = z.output<typeof saveSebPolicyInput>["policy"];
type Site = Pick<Dependencies, "siteAddress">;

/** The row of an assignment; undefined: it is sat in any browser. */
export async function policyRowOf(queries: Queries, assignmentId: string): Promise<PolicyRow | undefined> {
  const [row] = await queries.select().from(sebPolicies).where(eq(sebPolicies.assignmentId, assignmentId));
  return row;
}

const settingsOf = (site: Site, assignmentId: string, settings: StoredSebSettings): PlistDict =>
  makeSettings({
    startAddress: checkAddress(site, assignmentId),
    quitAddress: quitAddress(site),
    ...settings,
  });

/** The keys of which a browser must show one to sit an assignment. */
export const expectedKeys = (site: Site, { assignmentId, settings, configKey, examKeys }: PolicyRow): ExpectedKeys => ({
  configKey: settings === null ? configKey : configKeyOf(settingsOf(site, assignmentId, settings)),
  examKeys,
});

/** The configuration file of an assignment, as a browser opens it; null: it has none. */
export async function sebFileOf(deps: Pick<Dependencies, "db" | "siteAddress">, assignmentId: string) {
  const row = await policyRowOf(deps.db, assignmentId);
  if (row === undefined) return null;
  if (row.settings !== null) return Buffer.from(writePlist(settingsOf(deps, assignmentId, row.settings)));
  return row.file;
}

const policyToWire = (site: Site, assignmentId: string, row: PolicyRow | undefined): SebPolicy => {
  const hasFile = row?.kind === "settings" || row?.kind === "file";
  return {
    kind: row?.kind ?? "none",
    settings:
      row?.settings == null
        ? null
        : {
            quit_allowed: row.settings.quitAllowed,
            addresses: [...row.settings.addresses],
            programs: [...row.settings.programs],
            has_quit_password: row.settings.quitPasswordHash !== null,
          },
    file:
      row?.kind === "file"
        ? {
            name: row.fileName ?? "",
            begins_elsewhere: row.startAddress !== checkAddress(site, assignmentId),
            findings: (row.findings ?? []).map(({ kind, key }) => ({
              key,
              ...findingSentence(kind as SebFindingKind),
            })),
          }
        : null,
    exam_keys: [...(row?.examKeys ?? [])],
    config_key: row === undefined ? null : expectedKeys(site, row).configKey,
    start_address: checkAddress(site, assignmentId),
    config_address: hasFile ? configAddress(site, assignmentId) : null,
    launch_address: hasFile ? launchAddress(site, assignmentId) : null,
  };
};

/** What an assignment asks of the browser. Throws `assignmentUnknown`. */
export async function sebPolicy(
  deps: Dependencies,
  caller: Caller,
  { assignment_id: assignmentId }: z.output<typeof sebPolicyInput>,
): Promise<SebPolicy> {
  await findAssignment(deps.db, caller, assignmentId);
  return policyToWire(deps, assignmentId, await policyRowOf(deps.db, assignmentId));
}

const passwordHashOf = (password: string): string | null =>
  password === "" ? null : createHash("sha256").update(password, "utf8").digest("hex");

/** What is stored of an uploaded file. Throws `sebFileRefused` with the reason in both languages. */
function readFile({ name, content, password }: Extract<Change, { kind: "file" }>) {
  try {
    const file = Buffer.from(content, "base64");
    const settings = readPlist(unpackSeb(file, password).xml);
    const start = settings.entries.find(([key]) => key === "startURL")?.[1];
    return {
      file,
      fileName: name,
      configKey: configKeyOf(settings),
      findings: sebFindings(settings).map(({ kind, key }) => ({ kind, key })),
      startAddress: start?.type === "string" ? start.text : "",
    };
  } catch (error) {
    if (error instanceof SebFault) throw new CallRefusal("sebFileRefused", { reason: error.sentence });
    throw error;
  }
}

const none = { settings: null, file: null, fileName: null, configKey: null, findings: null, startAddress: null };

function columnsOf(before: PolicyRow | undefined, change: Exclude<Change, { kind: "none" }>) {
  if (change.kind === "examKeys") return { ...none, examKeys: [...new Set(change.keys)] };
  if (change.kind === "file") return { ...none, ...readFile(change), examKeys: [] };
  const { quit_allowed: quitAllowed, addresses, programs, quit_password: password } = change;
  const quitPasswordHash =
    password === undefined ? (before?.settings?.quitPasswordHash ?? null) : passwordHashOf(password);
  return { ...none, settings: { quitAllowed, addresses, programs, quitPasswordHash }, examKeys: [] };
}

/**
 * Says in which browser an assignment is sat. Sittings under way go on; those that begin need a check of the browser.
 * Throws `assignmentUnknown`, and `sebFileRefused` for a file that cannot be read.
 */
export const saveSebPolicy = (
  deps: Dependencies,
  caller: Caller,
  { assignment_id: assignmentId, policy, address }: z.output<typeof saveSebPolicyInput> & { readonly address: string },
): Promise<SebPolicy> =>
  inTransaction(deps.db, async (tx) => {
    const { row: ofClass, assignment } = await lockAssignment(tx, caller, assignmentId);
    const before = await policyRowOf(tx, assignmentId);
    const now = deps.clock();
    if (policy.kind === "none") await tx.delete(sebPolicies).where(eq(sebPolicies.assignmentId, assignmentId));
    else {
      const columns = {
        kind: policy.kind,
        ...columnsOf(before, policy),
        changedBy: caller.userId,
        changedAt: now,
      };
      await tx
        .insert(sebPolicies)
        .values({ assignmentId, ...columns })
        .onConflictDoUpdate({ target: sebPolicies.assignmentId, set: columns });
    }
    const after = await policyRowOf(tx, assignmentId);
    await writeAudit(
      { db: tx, clock: () => now },
      {
        kind: "browserPolicyChanged",
        account: caller.username,
        address,
        facts: { class: ofClass.name, test: assignment.menuId, browser: policy.kind },
        classId: assignment.classId,
        assignmentId,
      },
    );
    return policyToWire(deps, assignmentId, after);
  });
