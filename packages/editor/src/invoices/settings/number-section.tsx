import type { CallAnswer } from '@sitewright/api/call';
import { invoicesCalls } from '@sitewright/api/invoices';
import { invoiceLimits } from '@sitewright/domain/invoices';
import { useForm } from 'react-hook-form';
import { Button, Card, CardBody, CardFoot, Section, Skeleton, useToast } from '../../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import { Form, FormNumberField, FormRefusal, showRefusal } from '../../form-fields/index.ts';
import { useUnsavedChanges } from '../../leave-guard/index.ts';

type Numbering = CallAnswer<typeof invoicesCalls.readNumbering>;

const NumberForm = ({ numbering }: { readonly numbering: Numbering }) => {
  const form = useForm({ defaultValues: numbering });
  const { isDirty } = form.formState;
  const { send, isSending } = useSending(invoicesCalls.setNextNumbers);
  const refresh = useRefresh();
  const showToast = useToast();
  const submit = async (body: Numbering): Promise<boolean> => {
    const outcome = await send({ body });
    if (outcome.ok) {
      form.reset(outcome.answer);
      showToast('Numbers saved');
      await refresh(invoicesCalls.readNumbering);
    } else showRefusal(form, outcome.refusal);
    return outcome.ok;
  };
  useUnsavedChanges({
    isDirty,
    save: async () => {
      let isSaved = false;
      await form.handleSubmit(async (values) => {
        isSaved = await submit(values);
      })();
      return isSaved;
    },
  });
  const shared = { control: form.control, min: 1, max: invoiceLimits.MAX_NUMBER };
  return (
    <Form form={form} onSubmit={submit} label="Invoice numbers">
      <CardBody>
        <FormRefusal form={form} />
        <FormNumberField
          {...shared}
          name="invoice"
          label="Next invoice number"
          hint={`It can be ${numbering.invoice} or higher, so that no number is used twice.`}
        />
        <FormNumberField
          {...shared}
          name="creditNote"
          label="Next credit note number"
          hint={`It can be ${numbering.creditNote} or higher.`}
        />
      </CardBody>
      <CardFoot>
        <Button type="submit" isDisabled={!isDirty} isPending={isSending}>
          Set numbers
        </Button>
      </CardFoot>
    </Form>
  );
};

/** Numbers count on their own: beside the settings that are saved together. */
export const NumberSection = () => {
  const { fetched, refetch } = useFetched(invoicesCalls.readNumbering, {});
  return (
    <Section title="Numbers" text="They go up by one, without gaps. Those of test orders are numbered apart.">
      <Card>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={2} shape="form" />}>
          {(numbering) => <NumberForm numbering={numbering} />}
        </Fetched>
      </Card>
    </Section>
  );
};
