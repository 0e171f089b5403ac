import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { ClipboardPaste, FileInput, FolderSearch, PenLine } from "lucide-react";
import { useMessage } from "../../i18n/use-message";

const Way = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "12",
    height: "full",
    minH: "64",
    px: "16",
    py: "12",
    bg: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    textDecoration: "none",
    transitionProperty: "border-color",
    transitionDuration: "quick",
    _hover: { borderColor: "accent.solid" },
  },
});

const ways = [
  { id: "write", to: "/studio/test?way=write", Icon: PenLine },
  { id: "paste", to: "/studio/test?way=paste", Icon: ClipboardPaste },
  { id: "import", to: "/studio/import", Icon: FileInput },
  { id: "bank", to: "/studio/test?way=bank", Icon: FolderSearch },
] as const;

/** The ways in which a new test begins. `imports`: whether the person may import files. */
export function NewTest({ imports }: { readonly imports: boolean }) {
  const t = useMessage();
  return (
    <section aria-labelledby="new-test">
      <Box as="h2" id="new-test" fontSize="lg" mb="12">
        {t("author.new")}
      </Box>
      <Grid
        as="ul"
        templateColumns={{ base: "repeat(2, minmax(0, 1fr))", xl: "repeat(4, minmax(0, 1fr))" }}
        gap={{ base: "8", md: "16" }}
        listStyleType="none"
        p="0"
        m="0"
      >
        {ways
          .filter(({ id }) => imports || id !== "import")
          .map(({ id, to, Icon }) => (
            <li key={id}>
              <Way asChild>
                <Link to={to as string}>
                  <Box color="accent.text" flex="none">
                    <Icon size={22} aria-hidden="true" />
                  </Box>
                  <Box minW="0">
                    <Box fontWeight="medium">{t(`author.way.${id}`)}</Box>
                    <Box color="fg.muted" fontSize="sm">
                      {t(`author.way.${id}Note`)}
                    </Box>
                  </Box>
                </Link>
              </Way>
            </li>
          ))}
      </Grid>
    </section>
  );
}
