import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useMessage } from "../../../i18n/use-message";
import { inputRecipe } from "../../../theme/recipes";
import { Button } from "../../../ui/Button";
import { IconButton } from "../../../ui/IconButton";
import { ShareField } from "./ShareField";

const Input = chakra("input", inputRecipe);

/** A form of a typed answer; share 1: all points, 0 or less: it loses points. */
export interface AcceptedForm {
  readonly text: string;
  readonly share: number;
}

interface AcceptedFormsProps {
  readonly label: string;
  readonly forms: readonly AcceptedForm[];
  readonly longest: number;
  /** Whether each form may earn a share of its own. */
  readonly hasShares: boolean;
  readonly onChange: (place: string, forms: readonly AcceptedForm[]) => void;
}

/** The forms of a typed answer that count, one a row; an empty last row takes the next. */
export function AcceptedForms({ label, forms, longest, hasShares, onChange }: AcceptedFormsProps) {
  const t = useMessage();
  const list = useRef<HTMLUListElement>(null);
  const [hasEmpty, setEmpty] = useState(false);
  const shown = hasEmpty || forms.length === 0 ? [...forms, { text: "", share: 1 }] : forms;
  const write = (index: number, text: string) => {
    const next = shown.map((form, place) => (place === index ? { ...form, text } : form));
    if (index === forms.length) setEmpty(false);
    onChange(
      `${label} ${index}`,
      next.filter((form) => form.text !== ""),
    );
    if (text === "" && index < forms.length) setEmpty(true);
  };
  const add = () => {
    setEmpty(true);
    requestAnimationFrame(() =>
      [...(list.current?.querySelectorAll<HTMLInputElement>("input[data-form]") ?? [])].at(-1)?.focus(),
    );
  };
  return (
    <div>
      <chakra.ul ref={list} listStyleType="none" m="0" p="0" display="flex" flexDirection="column" gap="8">
        {shown.map((form, index) => (
          // a form has no id; its place names it
          <Flex as="li" key={index} gap="8" align="flex-end" wrap="wrap">
            <Input
              data-form
              flex="1 1 160px"
              aria-label={t("question.formOf", { name: label, number: index + 1 })}
              autoComplete="off"
              maxLength={longest}
              value={form.text}
              onChange={({ target }) => write(index, target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
            {hasShares && form.text !== "" ? (
              <ShareField
                label={t("question.earns")}
                share={form.share}
                onChange={(share) =>
                  onChange(
                    `share ${label} ${index}`,
                    forms.map((one, place) => (place === index ? { ...one, share: share ?? 1 } : one)),
                  )
                }
              />
            ) : null}
            <IconButton
              label={t("question.remove", { name: form.text === "" ? String(index + 1) : form.text })}
              Icon={Trash2}
              minH="44"
              disabled={form.text === "" && forms.length === 0}
              onClick={() => {
                setEmpty(false);
                if (index < forms.length)
                  onChange(
                    "",
                    forms.filter((_, place) => place !== index),
                  );
              }}
            />
          </Flex>
        ))}
      </chakra.ul>
      {shown.length < 50 ? (
        <Button variant="quiet" size="sm" mt="4" onClick={add}>
          <Plus size={16} aria-hidden />
          {t("question.addForm")}
        </Button>
      ) : null}
    </div>
  );
}
