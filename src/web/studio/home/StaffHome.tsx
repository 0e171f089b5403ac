import { Link } from "@tanstack/react-router";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Skeleton } from "../../ui/Skeleton";
import { AuthorHome } from "./AuthorHome";

/** The page `/` for those who publish tests; one click leads to what students see there. */
export function StaffHome() {
  const t = useMessage();
  const hasWords = [useMessagePart("bank"), useMessagePart("studio")].every(Boolean);
  if (!hasWords) return <Skeleton height="320px" role="status" aria-label={t("state.loading")} />;
  return (
    <AuthorHome
      beside={
        <Button asChild variant="outline" minH="44">
          <Link to="/" hash="student">
            {t("author.asStudent")}
          </Link>
        </Button>
      }
    />
  );
}
