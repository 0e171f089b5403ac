import { Box } from "@chakra-ui/react/box";

/** A progress bar; `share` is the part done, 0–1. */
export const ProgressMeter = ({ share, label }: { readonly share: number; readonly label: string }) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(share * 100)}
    height="6px"
    borderRadius="pill"
    bg="bg.subtle"
    overflow="hidden"
  >
    <Box
      height="full"
      bg="accent.solid"
      style={{ width: `${Math.max(2, share * 100)}%` }}
      transition="width 160ms ease-out"
    />
  </Box>
);
