import { customersCalls } from '@sitewright/api/customers';
import { emptyAddress } from '@sitewright/domain/addresses';
import { useState } from 'react';
import { SearchField } from '../../controls/index.ts';
import { Fetched, send, useDebounced, useFetched } from '../../data-fetching/index.ts';
import type { DraftEditing } from './use-draft.ts';

interface FoundProps {
  readonly search: string;
  readonly onChoose: (id: string, email: string) => void;
}

const FoundCustomers = ({ search, onChoose }: FoundProps) => {
  const { fetched, refetch } = useFetched(customersCalls.list, { query: { search } });
  return (
    <Fetched subject="results" fetched={fetched} onRetry={refetch} skeleton={null}>
      {({ customers }) => {
        const known = customers.filter(({ email }) => email !== '');
        return known.length === 0 ? (
          <p className="draft-quiet">No customer matches. Enter the email address of a new one below.</p>
        ) : (
          <ul className="draft-found" aria-label="Customers found">
            {known.map(({ id, name, email }) => (
              <li key={id}>
                <button
                  type="button"
                  className="draft-found-row"
                  aria-label={`${name} ${email}`.trim()}
                  onClick={() => onChoose(id, email)}
                >
                  <span className="draft-row-text">
                    <span>{name || email}</span>
                    <span className="draft-quiet">{email}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        );
      }}
    </Fetched>
  );
};

/** A customer who has ordered before, with the last address. */
export const FindCustomer = ({ editing: { change } }: { readonly editing: DraftEditing }) => {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const choose = async (id: string, email: string): Promise<void> => {
    setTyped('');
    const known = await send(customersCalls.read, { params: { id } });
    const address = known.ok ? known.answer.addresses[0] : undefined;
    change(({ details }) => ({
      details: {
        ...details,
        email,
        ...(address ? { shippingAddress: { ...emptyAddress, ...address } } : {}),
        ...(known.ok ? { vatNumber: known.answer.vatNumber } : {}),
      },
    }));
  };
  return (
    <>
      <SearchField label="Search customers" value={typed} onChange={setTyped} />
      {typed.trim() === '' || search === '' ? null : (
        <FoundCustomers search={search} onChoose={(id, email) => void choose(id, email)} />
      )}
    </>
  );
};
