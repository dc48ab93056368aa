import { donateUrl, donationLimits } from '@sitewright/domain/donations';
import { Plus } from 'lucide-react';
import { Button, FieldMessages, Switch, TextField } from '../../controls/index.ts';
import { PictureFocus } from '../../media/index.ts';
import { PictureChoice } from '../../seo/index.ts';
import { slugFrom, type FundValues } from './fund-values.ts';

export interface FundFieldsProps {
  readonly values: FundValues;
  readonly faults: Readonly<Record<string, string>>;
  readonly change: (part: Partial<FundValues>) => void;
  readonly currency: string;
}

const PictureField = ({ values, faults, change }: Omit<FundFieldsProps, 'currency'>) => {
  const { imageId = '' } = values;
  return (
    <fieldset className="field donations-picture">
      <legend className="field-label">Picture</legend>
      {imageId === '' ? null : <PictureFocus id={imageId} />}
      <PictureChoice id={imageId} onChange={(id) => change({ imageId: id })} />
      <FieldMessages hint="Above the title, on its page and in blocks." error={faults['imageId']} />
    </fieldset>
  );
};

const AboutFields = ({ values, faults, change }: FundFieldsProps) => (
  <>
    <TextField
      label="Title"
      takesFocus
      value={values.title}
      maxLength={donationLimits.TITLE}
      error={faults['title']}
      onChange={(title) => {
        const isOwn = values.slug !== slugFrom(values.title);
        change(isOwn ? { title } : { title, slug: slugFrom(title) });
      }}
    />
    <TextField
      label="Address"
      hint={`The page is at ${donateUrl(values.slug || 'address')}`}
      value={values.slug}
      maxLength={donationLimits.SLUG}
      error={faults['slug']}
      onChange={(slug) => change({ slug })}
    />
    <TextField
      label="Description"
      lines={3}
      value={values.description}
      maxLength={donationLimits.DESCRIPTION}
      onChange={(description) => change({ description })}
    />
    <PictureField {...{ values, faults, change }} />
  </>
);

const labelled = (amounts: readonly string[]) =>
  amounts.map((amount, place) => ({ amount, place, label: `Amount ${place + 1}` }));

const SuggestedFields = ({ values, faults, change, currency }: FundFieldsProps) => (
  <fieldset className="donations-suggested">
    <legend className="field-label">Suggested amounts</legend>
    <div className="donations-amounts">
      {labelled(values.suggested).map(({ amount, place, label }) => (
        <TextField
          key={label}
          label={label}
          unit={currency}
          inputMode="decimal"
          value={amount}
          error={faults[`suggested-${place}`]}
          onChange={(next) =>
            change({ suggested: values.suggested.map((each, index) => (index === place ? next : each)) })
          }
        />
      ))}
    </div>
    {faults['suggestedCents'] === undefined ? null : (
      <p className="field-error" role="alert">
        {faults['suggestedCents']}
      </p>
    )}
    {values.suggested.length < donationLimits.SUGGESTED ? (
      <div className="row">
        <Button icon={Plus} onPress={() => change({ suggested: [...values.suggested, ''] })}>
          Add amount
        </Button>
      </div>
    ) : null}
  </fieldset>
);

const LimitFields = ({ values, faults, change, currency }: FundFieldsProps) => (
  <>
    <Switch
      label="Let donors enter another amount"
      isOn={values.isOtherAllowed}
      onChange={(isOtherAllowed) => change({ isOtherAllowed })}
    />
    {values.isOtherAllowed ? (
      <div className="donations-amounts">
        <TextField
          label="Smallest donation"
          hint="Empty for no limit."
          unit={currency}
          inputMode="decimal"
          value={values.minimum}
          error={faults['minimumCents']}
          onChange={(minimum) => change({ minimum })}
        />
        <TextField
          label="Largest donation"
          hint="Empty for no limit."
          unit={currency}
          inputMode="decimal"
          value={values.maximum}
          error={faults['maximumCents']}
          onChange={(maximum) => change({ maximum })}
        />
      </div>
    ) : null}
  </>
);

const AskedFields = ({ values, change }: FundFieldsProps) => (
  <>
    <Switch
      label="Offer monthly donations"
      isOn={values.isMonthlyOffered}
      onChange={(isMonthlyOffered) => change({ isMonthlyOffered })}
    />
    <Switch
      label="Ask for a note"
      isOn={values.isNoteAsked}
      onChange={(isNoteAsked) => change({ isNoteAsked })}
    />
    {values.isNoteAsked ? (
      <TextField
        label="Question above the note"
        hint="For example “In memory of”. Empty for “Add a note” in the language of the store."
        value={values.noteLabel}
        maxLength={donationLimits.NOTE_LABEL}
        onChange={(noteLabel) => change({ noteLabel })}
      />
    ) : null}
    <TextField
      label="Thanks"
      hint="On the page after the payment and in the email. Empty for the built-in text."
      lines={3}
      value={values.thanks}
      maxLength={donationLimits.THANKS}
      onChange={(thanks) => change({ thanks })}
    />
  </>
);

export const FundFields = (props: FundFieldsProps) => (
  <>
    <AboutFields {...props} />
    <SuggestedFields {...props} />
    <LimitFields {...props} />
    <AskedFields {...props} />
  </>
);
