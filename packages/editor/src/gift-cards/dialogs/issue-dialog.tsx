import type { CallAnswer } from '@sitewright/api/call';
import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { giftCardLimits } from '@sitewright/domain/gift-cards';
import { DEFAULT_CURRENCY, parsePrice, priceFaultText } from '@sitewright/domain/money';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  Switch,
  TextField,
  useToast,
} from '../../controls/index.ts';
import { dataOf, useFetched, useSending } from '../../data-fetching/index.ts';
import { usePriceFormat } from '../../site-prices/index.ts';
import { momentOf, useSiteZone } from '../../time-zones/index.ts';
import { useRefreshGiftCards } from '../use-gift-cards.ts';
import { CardDialog, useRefusal } from './card-dialog.tsx';

interface Issued {
  readonly id: string;
  readonly code: string;
}

const emptyValues = {
  amount: '',
  recipientName: '',
  recipientEmail: '',
  note: '',
  expiresOn: '',
  isSent: false,
  /** Undefined until it is chosen: as the store takes payments. */
  isTest: undefined as boolean | undefined,
};

/** The only time that the code is seen. */
const CodeDialog = ({
  issued: { id, code },
  onClose,
}: {
  readonly issued: Issued;
  readonly onClose: () => void;
}) => {
  const toast = useToast();
  const navigate = useNavigate();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      toast('Code copied');
    } catch {
      toast('The code could not be copied. Select it and copy it yourself.', 'bad');
    }
  };
  const close = (): void => {
    onClose();
    void navigate({ to: '/store/gift-cards/card', search: { id } });
  };
  return (
    <Dialog title="Gift card issued" isOpen onClose={close}>
      <DialogBody>
        <Notice tone="warning">This code is shown once. Copy it now: nobody can read it again.</Notice>
        <output className="gift-cards-issued">{code}</output>
      </DialogBody>
      <DialogFoot>
        <Button onPress={() => void copy()}>Copy code</Button>
        <Button kind="primary" onPress={close}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** The fields of a new card, with what is wrong with each. */
const useNewCard = () => {
  const [values, setValues] = useState(emptyValues);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<typeof emptyValues>): void => {
    setValues((before) => ({ ...before, ...part }));
    setFaults({});
  };
  return { values, faults, change, setFaults };
};

type TestPayments = CallAnswer<typeof giftCardsCalls.readFigures>['testPayments'];

/** Of a real card. */
const hints: Readonly<Record<TestPayments, string | undefined>> = {
  none: undefined,
  some: 'Off: the card is not taken for test payments, which this store offers too.',
  all: 'Off: the card pays nothing until the store takes real payments.',
};

const Fields = ({
  values,
  faults,
  change,
  currency,
  zone,
  isTest,
  testPayments,
}: ReturnType<typeof useNewCard> & {
  currency: string;
  zone: string;
  isTest: boolean;
  testPayments: TestPayments;
}) => (
  <>
    <TextField
      label="Amount"
      unit={currency}
      inputMode="decimal"
      takesFocus
      value={values.amount}
      error={faults['amountCents']}
      onChange={(amount) => change({ amount })}
    />
    <TextField
      label="Recipient’s name"
      value={values.recipientName}
      maxLength={giftCardLimits.NAME}
      onChange={(recipientName) => change({ recipientName })}
    />
    <TextField
      label="Recipient’s email"
      type="email"
      value={values.recipientEmail}
      maxLength={giftCardLimits.EMAIL}
      error={faults['recipientEmail']}
      onChange={(recipientEmail) => change({ recipientEmail })}
    />
    <TextField
      label="Expires"
      type="datetime-local"
      hint={`Empty for one that never expires. Site time zone: ${zone}`}
      value={values.expiresOn}
      error={faults['expiresOn']}
      onChange={(expiresOn) => change({ expiresOn })}
    />
    <Switch label="Send it by email" isOn={values.isSent} onChange={(isSent) => change({ isSent })} />
    <Switch
      label="Test card, pays test orders alone"
      hint={isTest ? undefined : hints[testPayments]}
      isOn={isTest}
      onChange={(isTest) => change({ isTest })}
    />
    <TextField
      label="Note"
      hint="For contributors alone."
      value={values.note}
      maxLength={giftCardLimits.NOTE}
      onChange={(note) => change({ note })}
    />
  </>
);

/** Issues a gift card, and shows its code once. */
export const IssueDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const fields = useNewCard();
  const [issued, setIssued] = useState<Issued>();
  const { refusal, setRefusal } = useRefusal();
  const { format } = usePriceFormat();
  const price = format ?? { currency: DEFAULT_CURRENCY, locale: 'en-US' };
  const zone = useSiteZone() ?? 'UTC';
  const { send, isSending } = useSending(giftCardsCalls.issue);
  const figures = dataOf(useFetched(giftCardsCalls.readFigures, {}).fetched);
  const testPayments = figures?.testPayments ?? 'none';
  const isTest = fields.values.isTest ?? testPayments === 'all';
  const refresh = useRefreshGiftCards();
  const submit = async (): Promise<void> => {
    const { amount, expiresOn: local, ...given } = fields.values;
    const parsed = parsePrice(amount, price);
    if ('fault' in parsed) return fields.setFaults({ amountCents: priceFaultText(parsed.fault, price) });
    const expires = local === '' ? undefined : momentOf(local, zone);
    const expiresOn = expires === undefined ? null : new Date(expires).toISOString();
    const outcome = await send({ body: { ...given, isTest, amountCents: parsed.minor, expiresOn } });
    if (!outcome.ok) {
      fields.setFaults(outcome.refusal.errors ?? {});
      return setRefusal(outcome.refusal.message);
    }
    await refresh();
    return setIssued(outcome.answer);
  };
  if (issued) return <CodeDialog issued={issued} onClose={onClose} />;
  return (
    <CardDialog
      title="Issue gift card"
      confirm="Issue"
      {...{ isSending, refusal, onClose }}
      onSubmit={() => void submit()}
    >
      <Fields {...fields} currency={price.currency} {...{ zone, isTest, testPayments }} />
    </CardDialog>
  );
};
