import { siteCalls } from '@sitewright/api/sites';
import { Link } from '@tanstack/react-router';
import { Globe, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Card, EmptyState, Screen, SearchField, Section, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { CreateSiteDialog } from './create-site-dialog.tsx';
import { ArchivedSiteCard, SiteCard } from './site-card.tsx';
import type { Site } from './site.ts';
import './sites-screen.css';

const holds = (site: Site, search: string): boolean =>
  [site.title, site.identifier, ...site.hosts].some((text) =>
    text.toLowerCase().includes(search.trim().toLowerCase()),
  );

const SiteCards = ({ sites }: { readonly sites: readonly Site[] }) =>
  sites.length === 0 ? (
    <Card>
      <EmptyState icon={Globe} title="No results found">
        Try another title or host name.
      </EmptyState>
    </Card>
  ) : (
    <ul className="sites" aria-label="Sites">
      {sites.map((site) => (
        <SiteCard key={site.id} site={site} />
      ))}
    </ul>
  );

const ArchivedSites = ({ sites }: { readonly sites: readonly Site[] }) =>
  sites.length === 0 ? null : (
    <section aria-labelledby="archived-sites" className="archived-sites">
      <h3 id="archived-sites">Archived sites</h3>
      <p className="quiet">Removed, but kept because of their orders. Nobody reaches them.</p>
      <ul className="sites">
        {sites.map((site) => (
          <ArchivedSiteCard key={site.id} site={site} />
        ))}
      </ul>
    </section>
  );

const FoundSites = ({ sites }: { readonly sites: readonly Site[] }) => (
  <>
    <SiteCards sites={sites.filter(({ isArchived }) => !isArchived)} />
    <ArchivedSites sites={sites.filter(({ isArchived }) => isArchived)} />
  </>
);

export const SitesScreen = () => {
  const { fetched, refetch } = useFetched(siteCalls.list, {});
  const [isCreating, setCreating] = useState(false);
  const [search, setSearch] = useState('');
  return (
    <Screen
      title="Sites"
      actions={
        <>
          <Link to="/sites/load" className="button button-plain">
            Load
          </Link>
          <Link to="/sites/mail" className="button button-plain">
            Mail server
          </Link>
          <Button kind="primary" icon={Plus} onPress={() => setCreating(true)}>
          Create site
        </Button>
        </>
      }
    >
      <Section title="Sites of this installation" text="Visitors reach each site by its host names.">
        <SearchField label="Search sites" value={search} onChange={setSearch} />
        <Fetched
          fetched={fetched}
          onRetry={refetch}
          skeleton={
            <Card>
              <Skeleton rows={3} shape="list" />
            </Card>
          }
        >
          {({ sites }) => <FoundSites sites={sites.filter((site) => holds(site, search))} />}
        </Fetched>
      </Section>
      {isCreating ? <CreateSiteDialog onClose={() => setCreating(false)} /> : null}
    </Screen>
  );
};
