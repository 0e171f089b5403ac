import { Flex } from "@chakra-ui/react/flex";
import { settings } from "../contexts/settings";
import { useSite } from "../contexts/site-context";
import { paint } from "../theme/paint";

/** Mark and name of the site, or of the product if the site has none. */
export function Brand({ size = 24 }: { readonly size?: number }) {
  const site = useSite();
  return (
    <Flex as="span" align="center" gap="8" fontSize="md" fontWeight="semibold" color="fg">
      {site?.logo ? (
        <img src={site.logo} alt="" width={size} height={size} style={{ objectFit: "contain" }} />
      ) : (
        <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
          <rect width="32" height="32" rx="8" fill={paint("accent.solid")} />
          <path
            d="M7 21l6-9 5 6 7-9"
            fill="none"
            stroke="#fff"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      {site?.name || settings.productTitle}
    </Flex>
  );
}
