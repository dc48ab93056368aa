import { siteCalls } from '@sitewright/api/sites';
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { Card, Screen, Section, Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { FeaturesForm } from './features-form.tsx';

const skeleton = (
  <Card>
    <Skeleton rows={6} shape="form" />
  </Card>
);

const SiteFeatures = ({ id }: { readonly id: string }) => {
  const sites = useFetched(siteCalls.list, {});
  const features = useFetched(siteCalls.readFeatures, { params: { id } });
  return (
    <Fetched fetched={sites.fetched} onRetry={sites.refetch} skeleton={skeleton}>
      {(listed) => (
        <Section
          title={listed.sites.find((site) => site.id === id)?.title ?? 'Site'}
          text="What is switched off here disappears from the site’s pages and from its owner’s app. Nothing is deleted."
        >
          <Fetched fetched={features.fetched} onRetry={features.refetch} skeleton={skeleton}>
            {(switches) => <FeaturesForm id={id} switches={switches} />}
          </Fetched>
        </Section>
      )}
    </Fetched>
  );
};

export const FeaturesScreen = () => {
  const { site } = useSearch({ from: '/_signed-in/sites/features' });
  return (
    <Screen
      title="Features"
      lead={
        <Link to="/sites" className="screen-back" aria-label="Back to sites">
          <ArrowLeft size={18} aria-hidden />
        </Link>
      }
    >
      <SiteFeatures id={site} />
    </Screen>
  );
};
