import { chakra } from "@chakra-ui/react/styled-system";
import { Global } from "@emotion/react";
import { useEffect, useRef, type ReactNode } from "react";
import { useMessage } from "../../i18n/use-message";
import { LazyShortcutKeys } from "../shortcuts/LazyShortcutKeys";

interface ExamShellProps {
  /** The test's title, or a SectionTitle. */
  readonly title: ReactNode;
  /** A control beside the title, such as the directions of the section. */
  readonly beside?: ReactNode;
  readonly clock?: ReactNode;
  readonly tools?: ReactNode;
  /** A warning that stays on screen, such as StorageWarning. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
  readonly saveState: ReactNode;
  readonly position?: ReactNode;
  readonly navigation?: ReactNode;
  /** Drawn above everything; the sheet under it turns grey and is inert. When it closes, its heading has the focus. */
  readonly cover?: ReactNode;
  /** Under the cover the items cannot be read either; what was entered stays as it is. */
  readonly isConcealed?: boolean;
}

const Bar = chakra("div", {
  base: {
    display: "grid",
    alignItems: "center",
    gap: "8",
    bg: "bg.card",
    borderColor: "border",
    minHeight: "64",
    paddingInline: { base: "12", md: "24" },
    paddingBlock: "8",
    gridTemplateColumns: { base: "minmax(0, 1fr) auto auto", md: "minmax(0, 1fr) auto minmax(0, 1fr)" },
  },
});

/** The regions of an exam screen: upper bar, sheet, lower bar. Contains nothing that is not part of the exam. */
export function ExamShell({
  title,
  beside,
  clock,
  tools,
  banner,
  children,
  saveState,
  position,
  navigation,
  cover,
  isConcealed = false,
}: ExamShellProps) {
  const t = useMessage();
  const covered = Boolean(cover);
  const page = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const wasCovered = useRef(false);
  useEffect(() => {
    if (wasCovered.current && !covered) main.current?.querySelector<HTMLElement>("h1")?.focus();
    wasCovered.current = covered;
  }, [covered]);
  return (
    <chakra.div
      ref={page}
      position="relative"
      height="100dvh"
      css={{ "@media (max-height: 420px)": { height: "auto", minHeight: "100dvh" } }}
    >
      <Global styles={{ html: { scrollbarGutter: "auto" } }} />
      <chakra.div
        inert={covered}
        display="flex"
        flexDirection="column"
        height="100%"
        minHeight="inherit"
        {...(covered ? { filter: "grayscale(1)", opacity: 0.45 } : {})}
      >
        <Bar as="header" aria-label={t("exam.regions.top")} borderBottomWidth="1px">
          <chakra.div display="flex" alignItems="center" columnGap={{ md: "8" }} minWidth="0">
            <chakra.p
              fontSize={{ base: "sm", md: "md" }}
              fontWeight="medium"
              overflow="hidden"
              textOverflow="ellipsis"
              whiteSpace="nowrap"
            >
              {title}
            </chakra.p>
            {beside}
          </chakra.div>
          <div>{clock}</div>
          <chakra.div
            role="group"
            aria-label={t("exam.tools.label")}
            display="flex"
            justifyContent="flex-end"
            alignItems="center"
            gap="4"
          >
            <LazyShortcutKeys page={page} />
            {tools}
          </chakra.div>
        </Bar>
        {banner}
        <chakra.main
          id="main"
          ref={main}
          aria-label={t("exam.regions.main")}
          flex="1"
          minHeight="0"
          overflowY="auto"
          position="relative"
          visibility={isConcealed ? "hidden" : undefined}
          // on a phone it ends where an open tool begins: padding of the covered height, less the lower bar
          pb={{ base: "max(0px, calc(var(--covered, 0px) - 80px))", md: "0" }}
        >
          {children}
        </chakra.main>
        <Bar
          as="footer"
          aria-label={t("exam.regions.bottom")}
          borderTopWidth="1px"
          gridTemplateColumns={{ base: "auto minmax(0, 1fr)", md: "minmax(0, 1fr) auto minmax(0, 1fr)" }}
          rowGap="4"
        >
          <chakra.div gridColumn={{ base: "1 / -1", md: "auto" }}>{saveState}</chakra.div>
          <div>{position}</div>
          <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="8">
            {navigation}
          </chakra.div>
        </Bar>
      </chakra.div>
      {covered && (
        <chakra.div
          position="absolute"
          inset="0"
          zIndex="overlay"
          display="grid"
          placeItems="center"
          p="16"
          overflowY="auto"
        >
          {cover}
        </chakra.div>
      )}
    </chakra.div>
  );
}
