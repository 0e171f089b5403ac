import { Flex } from "@chakra-ui/react/flex";
import { languageNames, languageOffers } from "../i18n/language";
import { useLanguageOffer, useSwitchLanguage } from "../i18n/MessagesProvider";
import { Button } from "./Button";
import { showToast } from "./toasts";

/** A line that offers the language preferred by the browser if the page is in another; the answer is remembered. */
export function LanguageOffer() {
  const [offered, decline] = useLanguageOffer();
  const switchTo = useSwitchLanguage();
  if (offered === null) return null;
  const { told, stay } = languageOffers[offered];
  return (
    <Flex
      as="aside"
      lang={offered}
      aria-label={languageNames[offered]}
      className="no-print"
      position="fixed"
      insetInline="0"
      bottom="0"
      zIndex="header"
      wrap="wrap"
      align="center"
      justify="center"
      columnGap="16"
      rowGap="4"
      px="16"
      py="8"
      bg="bg.card"
      borderTopWidth="1px"
    >
      <span>{told}</span>
      <Flex gap="8">
        <Button
          size="sm"
          minH="44"
          onClick={() => void switchTo(offered).catch(() => showToast("warning", { fault: { code: "network" } }))}
        >
          {languageNames[offered]}
        </Button>
        <Button variant="quiet" size="sm" minH="44" onClick={decline}>
          {stay}
        </Button>
      </Flex>
    </Flex>
  );
}
