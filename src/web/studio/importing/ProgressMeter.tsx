import { Box } from "@chakra-ui/react/box";

/** A progress bar; `share` is the part done, 0–1, null: not known yet. */
export const ProgressMeter = ({ share, label }: { readonly share: number | null; readonly label: string }) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    {...(share === null ? {} : { "aria-valuenow": Math.floor(share * 100) })}
    height="6px"
    borderRadius="pill"
    bg="bg.subtle"
    overflow="hidden"
  >
    <Box
      height="full"
      bg="accent.solid"
      style={{ width: `${share === null ? 8 : Math.max(2, share * 100)}%` }}
      transition="width 160ms ease-out"
    />
  </Box>
);
