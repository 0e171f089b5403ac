import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useId, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";

interface PersonalFormProps {
  readonly title: string;
  readonly note: string;
  /** An error that belongs to none of the fields. */
  readonly problem: string | undefined;
  readonly isBusy: boolean;
  /** The label of the submit button. */
  readonly action: string;
  /** Content beside the submit button. */
  readonly beside?: ReactNode;
  readonly onSubmit: (form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** A form for one part of the account that is saved separately: its fields and one button. */
export function PersonalForm({ title, note, problem, isBusy, action, beside, onSubmit, children }: PersonalFormProps) {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onSubmit(event.currentTarget);
  };
  return (
    <Card aria-labelledby={id}>
      <Box as="h2" id={id} fontSize="lg">
        {title}
      </Box>
      <Box mt="4" mb="20" color="fg.muted" maxW="prose">
        {note}
      </Box>
      <form noValidate onSubmit={submit}>
        <Flex direction="column" gap="20" maxW="420px">
          {children}
          {problem === undefined ? null : (
            <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
              {problem}
            </Box>
          )}
          <Flex align="center" wrap="wrap" gap="12">
            <Button type="submit" minH="44" aria-busy={isBusy} aria-disabled={isBusy}>
              {action}
            </Button>
            {beside}
          </Flex>
        </Flex>
      </form>
    </Card>
  );
}
