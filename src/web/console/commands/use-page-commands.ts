import { useRouter } from "@tanstack/react-router";
import { CircleUserRound, Languages, LogOut, Maximize, RotateCw } from "lucide-react";
import { useLanguage } from "../../i18n/language";
import type { Command } from "./command";
import { isFullScreen, toggleFullScreen } from "./full-screen";
import { useLanguageChoice } from "./use-language-choice";
import { useReload } from "./use-reload";
import { useSignOut } from "./use-sign-out";

export const personalCenterPath = "/setting/personalCenter";

/** Commands for the page on screen and the person. */
export function usePageCommands(): readonly Command[] {
  const router = useRouter();
  const reload = useReload();
  const signOut = useSignOut();
  const choose = useLanguageChoice();
  const other = useLanguage() === "zh" ? "en" : "zh";
  return [
    ...(reload === null ? [] : [{ id: "page.reload", title: "tools.reload", icon: RotateCw, run: reload } as const]),
    {
      id: "page.fullScreen",
      title: "tools.fullScreen",
      icon: Maximize,
      isOn: isFullScreen,
      run: () => void toggleFullScreen(),
    },
    { id: "language.switch", title: "tools.otherLanguage", icon: Languages, run: () => choose(other) },
    {
      id: "person.center",
      title: "tools.center",
      icon: CircleUserRound,
      run: () => void router.navigate({ to: personalCenterPath }),
    },
    { id: "person.signOut", title: "account.signOut", icon: LogOut, run: signOut },
  ];
}
