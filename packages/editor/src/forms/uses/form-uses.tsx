import { formCalls } from '@sitewright/api/forms';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../controls/index.ts';
import { Fetched, useFetched } from '../../data-fetching/index.ts';
import { kindOfUse, nameOfUse, type FormUse } from './describe-use.ts';
import './form-uses.css';

const noteOf = (use: FormUse): string => {
  if (!use.isInDraft) return `${kindOfUse(use)} · removed, but still published`;
  return use.isPublished ? kindOfUse(use) : `${kindOfUse(use)} · not published`;
};

const Use = ({ use }: { readonly use: FormUse }) => (
  <li>
    <Link to="/pages/edit" search={{ at: use.path }}>
      {nameOfUse(use)}
    </Link>
    <span className="field-hint">{noteOf(use)}</span>
  </li>
);

/** The pages and products that show a form. */
export const FormUses = ({ id }: { readonly id: string }) => {
  const { fetched, refetch } = useFetched(formCalls.listUses, { params: { id } });
  return (
    <section className="form-uses" aria-labelledby="form-uses-title">
      <h2 id="form-uses-title">Where used</h2>
      <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={1} shape="list" />}>
        {({ uses }) =>
          uses.length === 0 ? (
            <p className="field-hint">
              No page shows this form yet. Add a form block or a newsletter block to a page and choose it
              there.
            </p>
          ) : (
            <ul>
              {uses.map((use) => (
                <Use key={`${use.kind} ${use.id}`} use={use} />
              ))}
            </ul>
          )
        }
      </Fetched>
    </section>
  );
};
