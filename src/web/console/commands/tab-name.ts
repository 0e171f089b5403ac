import type { Tab } from "../../../../machines/tabs/tab";
import type { MessageId } from "../../i18n/message-id";
import type { Translate } from "../../i18n/use-message";

/** What a tab is called: by its page, else by its title. */
export const tabName = ({ name, title }: Pick<Tab, "name" | "title">, t: Translate): string => name ?? t(title as MessageId);
