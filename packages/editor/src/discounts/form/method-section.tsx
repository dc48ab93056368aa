import { discountsCalls } from '@sitewright/api/discounts';
import { discountLimits, foldDiscountCode } from '@sitewright/domain/discounts';
import { Dices } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { Button, Card, CardBody, Section, Segmented, TextField, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { FormTextField } from '../../form-fields/index.ts';
import type { DiscountForm } from './use-discount-form.ts';

const segments = [
  { id: 'code', name: 'Discount code' },
  { id: 'automatic', name: 'Automatic discount' },
] as const;

const CodeField = ({ form }: { readonly form: DiscountForm }) => {
  const { send, isSending } = useSending(discountsCalls.generateCode);
  const toast = useToast();
  const generate = async (): Promise<void> => {
    const outcome = await send({});
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    form.clearErrors('code');
    return form.setValue('code', outcome.answer.code, { shouldDirty: true });
  };
  return (
    <div className="discount-code">
      <Controller
        control={form.control}
        name="code"
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <TextField
            label="Code"
            hint="Shoppers enter it in their cart. Capitals and small letters are the same."
            autoComplete="off"
            spellCheck="false"
            maxLength={discountLimits.CODE_LENGTH}
            inputRef={ref}
            value={value}
            onChange={onChange}
            onBlur={() => {
              if (value !== foldDiscountCode(value)) onChange(foldDiscountCode(value));
              onBlur();
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button icon={Dices} isPending={isSending} onPress={() => void generate()}>
        Generate code
      </Button>
    </div>
  );
};

/** How shoppers get the discount, and what they see of it. */
export const MethodSection = ({ form }: { readonly form: DiscountForm }) => {
  const trigger = form.watch('trigger');
  return (
    <Section title="Discount">
      <Card>
        <CardBody>
          <FormTextField
            control={form.control}
            name="name"
            label="Name"
            hint="Shoppers see it in their cart and at checkout."
            autoComplete="off"
            maxLength={discountLimits.NAME_LENGTH}
          />
          <Controller
            control={form.control}
            name="trigger"
            render={({ field: { value, onChange } }) => (
              <Segmented label="Method" segments={segments} value={value} onChange={onChange} />
            )}
          />
          {trigger === 'code' ? (
            <CodeField form={form} />
          ) : (
            <p className="field-hint">
              {`Applies by itself to every order that qualifies. A store can have up to ${discountLimits.AUTOMATIC} automatic discounts.`}
            </p>
          )}
        </CardBody>
      </Card>
    </Section>
  );
};
