import {
  planFeatureIds,
  switchableBetaFlags,
  switchablePlanFeatures,
  type SwitchableBetaFlag,
  type SwitchablePlanFeature,
} from '@sitewright/domain/features';
import { Button, Card, CardBody, CardFoot, Notice, Switch } from '../../controls/index.ts';
import '../settings/settings-card.css';
import './features-form.css';
import { useFeaturesForm, type SavedFeatures } from './use-features-form.ts';

const planFeatures = Object.keys(switchablePlanFeatures) as SwitchablePlanFeature[];
const betaFlags = Object.keys(switchableBetaFlags) as SwitchableBetaFlag[];

const toggled = <Value,>(off: readonly Value[], value: Value, isOn: boolean): Value[] =>
  isOn ? off.filter((each) => each !== value) : [...off, value];

interface FeaturesFormProps {
  readonly id: string;
  readonly switches: SavedFeatures;
}

/** The features of one site that gate something, as switches that are saved together. */
export const FeaturesForm = ({ id, switches }: FeaturesFormProps) => {
  const { values, change, refusal, isDirty, isSaving, save, discard } = useFeaturesForm(id, switches);
  const { planFeaturesOff, betaFlagsOff } = values;
  return (
    <form
      aria-label="Features"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Card>
        <CardBody>
          {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
          <fieldset className="feature-group">
            <legend>Plan</legend>
            {planFeatures.map((feature) => (
              <Switch
                key={feature}
                {...switchablePlanFeatures[feature]}
                isOn={!planFeaturesOff.includes(planFeatureIds[feature])}
                onChange={(isOn) =>
                  change({ planFeaturesOff: toggled(planFeaturesOff, planFeatureIds[feature], isOn) })
                }
              />
            ))}
          </fieldset>
          <fieldset className="feature-group">
            <legend>Beta</legend>
            {betaFlags.map((flag) => (
              <Switch
                key={flag}
                {...switchableBetaFlags[flag]}
                isOn={!betaFlagsOff.includes(flag)}
                onChange={(isOn) => change({ betaFlagsOff: toggled(betaFlagsOff, flag, isOn) })}
              />
            ))}
          </fieldset>
        </CardBody>
        <CardFoot>
          {isDirty ? <span className="settings-state quiet">Unsaved changes</span> : null}
          <Button kind="quiet" isDisabled={!isDirty} onPress={discard}>
            Discard
          </Button>
          <Button kind="primary" type="submit" isDisabled={!isDirty} isPending={isSaving}>
            Save
          </Button>
        </CardFoot>
      </Card>
    </form>
  );
};
