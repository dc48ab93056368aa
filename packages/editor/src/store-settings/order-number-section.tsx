import { ordersCalls } from '@sitewright/api/orders';
import { orderLimits } from '@sitewright/domain/orders';
import { useForm } from 'react-hook-form';
import { Button, Card, CardBody, CardFoot, Section, Skeleton, useToast } from '../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../data-fetching/index.ts';
import { Form, FormNumberField, FormRefusal, showRefusal } from '../form-fields/index.ts';
import { useUnsavedChanges } from '../leave-guard/index.ts';

const NumberForm = ({ nextNumber }: { readonly nextNumber: number }) => {
  const form = useForm({ defaultValues: { nextNumber } });
  const { isDirty } = form.formState;
  const { send, isSending } = useSending(ordersCalls.setNextNumber);
  const refresh = useRefresh();
  const showToast = useToast();
  const submit = async (body: { readonly nextNumber: number }): Promise<boolean> => {
    const outcome = await send({ body });
    if (outcome.ok) {
      form.reset(outcome.answer);
      showToast(`The next order has the number ${outcome.answer.nextNumber}`);
      await refresh(ordersCalls.readNumbering);
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
  return (
    <Form form={form} onSubmit={submit} label="Order numbers">
      <CardBody>
        <FormRefusal form={form} />
        <FormNumberField
          control={form.control}
          name="nextNumber"
          label="Next order number"
          hint={`Numbers go up by one. It can be ${nextNumber} or higher, so that no number is used twice.`}
          min={1}
          max={orderLimits.MAX_NUMBER}
        />
      </CardBody>
      <CardFoot>
        <Button type="submit" isDisabled={!isDirty} isPending={isSending}>
          Set number
        </Button>
      </CardFoot>
    </Form>
  );
};

/** Numbers of orders, which count on their own: beside the settings that are saved together. */
export const OrderNumberSection = () => {
  const { fetched, refetch } = useFetched(ordersCalls.readNumbering, {});
  return (
    <Section title="Order numbers" text="Test orders are numbered apart.">
      <Card>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="form" />}>
          {({ nextNumber }) => <NumberForm nextNumber={nextNumber} />}
        </Fetched>
      </Card>
    </Section>
  );
};
