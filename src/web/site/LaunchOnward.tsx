import { chakra } from "@chakra-ui/react/styled-system";
import { useRouter } from "@tanstack/react-router";
import { LogIn } from "lucide-react";
import { useEffect } from "react";
import { useMessage } from "../i18n/use-message";
import { StateCard } from "../ui/StateCard";

/** Leads on to the next place of a launch: a page of the application, or a document of the server. */
export function LaunchOnward({ to }: { readonly to: string }) {
  const t = useMessage();
  const router = useRouter();
  useEffect(() => {
    if (to.startsWith("/launch/")) void router.navigate({ href: to, replace: true });
    else window.location.assign(to);
  }, [router, to]);
  return (
    <StateCard
      heading="h1"
      Icon={LogIn}
      title={t("launch.onTheWay")}
      action={
        <chakra.a href={to} color="accent.text" textDecoration="underline">
          {t("launch.go")}
        </chakra.a>
      }
    >
      {t("launch.onTheWayDetail")}
    </StateCard>
  );
}
