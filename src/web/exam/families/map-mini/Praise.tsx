import { chakra } from "@chakra-ui/react/styled-system";
import { ArrowRight, Star } from "lucide-react";
import { useMessage } from "../../../i18n/use-message";
import { BigButton } from "../../audio/BigButton";
import { Sheet, SheetPage } from "../../sheets/Sheet";
import { useEnter } from "../../shell/use-enter";

/** The screen after the last question: three stars, praise, and one button. */
export function Praise({ onNext }: { readonly onNext: () => void }) {
  const t = useMessage();
  useEnter(true, onNext);
  return (
    <SheetPage>
      <Sheet centred title={t("exam.mini.praise")}>
        <chakra.div display="flex" justifyContent="center" alignItems="flex-end" gap="12" color="warn.mark" aria-hidden>
          <Star size={64} fill="currentColor" />
          <Star size={96} fill="currentColor" />
          <Star size={64} fill="currentColor" />
        </chakra.div>
        <chakra.p fontSize="lg">{t("exam.mini.praiseText")}</chakra.p>
        <BigButton width="full" minH="96" onClick={onNext}>
          {t("exam.mini.toResult")}
          <ArrowRight size={40} aria-hidden />
        </BigButton>
      </Sheet>
    </SheetPage>
  );
}
