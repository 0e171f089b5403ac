import { Flex } from "@chakra-ui/react/flex";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Archive, CircleSlash2 } from "lucide-react";
import { useEffect } from "react";
import { asFault, isPassing, type Fault } from "../../../machines/support/fault";
import type { Calls } from "../../contract/calls/calls";
import { families } from "../../contract/families";
import { call } from "../effects/call";
import { claimIn } from "../effects/claim";
import { useMessage } from "../i18n/use-message";
import { sessionText } from "../platform/storage";
import { Button } from "../ui/Button";
import { useFaultText } from "../ui/fault-text";
import { StateCard } from "../ui/StateCard";
import { showToast } from "../ui/toasts";

/** Moves a guest's result into the account of the signed-in person, then shows it there. */
export function ClaimedResult({ token }: { readonly token: string }) {
  const t = useMessage();
  const faultText = useFaultText();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation<Calls["claimResult"]["output"], Fault, string>({
    networkMode: "always",
    mutationFn: (vtk) =>
      call("claimResult", { vtk }).catch((thrown: unknown): never => {
        throw asFault(thrown);
      }),
    onSuccess: ({ attempt_id, family }) => {
      claimIn(sessionText).drop();
      showToast("plain", { message: "guest.kept" });
      void navigate({ to: families[family].pages.result, search: { attempt_id }, replace: true });
    },
  });
  useEffect(() => mutate(token), [mutate, token]);
  const giveUp = () => {
    claimIn(sessionText).drop();
    void navigate({ to: "/", replace: true });
  };
  if (error === null || isPending)
    return (
      <StateCard heading="h1" Icon={Archive} title={t("guest.keepTitle")}>
        <p role="status">{t("guest.keeping")}</p>
      </StateCard>
    );
  return (
    <StateCard
      heading="h1"
      Icon={CircleSlash2}
      title={t("guest.keepFailed")}
      action={
        <Flex gap="12" wrap="wrap" justify="center">
          {isPassing(error) || error.code === "network" ? (
            <Button onClick={() => mutate(token)}>{t("guest.again")}</Button>
          ) : null}
          <Button variant="outline" onClick={giveUp}>
            {t("app.toHome")}
          </Button>
        </Flex>
      }
    >
      {faultText(error)}
    </StateCard>
  );
}
