import { hasFeature, switchablePlanFeatures, type SwitchablePlanFeature } from '@sitewright/domain/features';
import { Link } from '@tanstack/react-router';
import { Badge, Card, CardBody, Section } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import './billing-screen.css';

const features = Object.keys(switchablePlanFeatures) as SwitchablePlanFeature[];

/** What the site has of the plan: the administrator of the installation may have switched something off. */
const FeatureList = () => {
  const { website } = useSession();
  return (
    <ul className="billing-features" aria-label="Features of this site">
      {features.map((feature) => {
        const isOn = hasFeature(website.features, feature);
        return (
          <li key={feature}>
            <span>{switchablePlanFeatures[feature].label}</span>
            <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'Included' : 'Switched off'}</Badge>
          </li>
        );
      })}
    </ul>
  );
};

export const BillingScreen = () => {
  const { account } = useSession();
  return (
    <div className="screen-column screen-body">
      <Section title="Billing" text="The plan of this site.">
        <Card>
          <CardBody>
            <div className="billing-plan">
              <h3>There is nothing to pay</h3>
              <p>
                You host this site yourself, with a free package that has all features. There is no trial that
                ends, no upgrade and no subscription.
              </p>
            </div>
            <FeatureList />
            <p>
              <Link to="/">Back to your site</Link>
              {account.isAdministrator ? (
                <>
                  {' · '}
                  <Link to="/sites">Manage sites and features</Link>
                </>
              ) : null}
            </p>
          </CardBody>
        </Card>
      </Section>
    </div>
  );
};
