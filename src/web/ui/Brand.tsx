import { Flex } from "@chakra-ui/react/flex";

const productName = "Invigil";

/** Mark and name of the product. */
export function Brand({ size = 24 }: { readonly size?: number }) {
  return (
    <Flex as="span" align="center" gap="8" fontSize="md" fontWeight="semibold" color="fg">
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="#0074df" />
        <path
          d="M7 21l6-9 5 6 7-9"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {productName}
    </Flex>
  );
}
