// @vitest-environment happy-dom
import { clockTime } from '@sitewright/domain/time-zones';
import { expect, it, vi } from 'vitest';
import { mount, typeInto } from '../../testing/index.ts';

const zone = { timeZone: 'America/New_York' };
vi.mock('../../data-fetching/index.ts', async (original) => ({
  ...(await original<object>()),
  useFetched: () => ({ fetched: { state: 'success', data: zone }, refetch: () => undefined }),
}));
const { DateSettingField } = await import('./date-field.tsx');

const open = async (createdOn?: number) => {
  const change = vi.fn();
  const setting = { control: 'date', field: 'createdOn', label: 'Date' } as const;
  const value = createdOn === undefined ? {} : { createdOn };
  const form = { value, errors: {}, fieldInfo: () => undefined, change } as never;
  const view = await mount(<DateSettingField {...{ setting, form }} />);
  const field = view.querySelector('input');
  if (!field) throw new Error('There is no field.');
  return { field, change };
};

it.each(['America/New_York', 'Pacific/Kiritimati', 'Europe/Berlin'])(
  'stores a moment that is the chosen day in the site’s zone: %s',
  async (timeZone) => {
    zone.timeZone = timeZone;
    const { field, change } = await open();
    await typeInto(field, '2026-12-24');
    const stored: unknown = change.mock.calls[0]?.[0]?.next;
    expect(new Date(clockTime(Number(stored), timeZone)).toISOString()).toContain('2026-12-24T12:00');
  },
);

it('shows the day on which pages print it', async () => {
  zone.timeZone = 'America/New_York';
  const { field } = await open(Date.UTC(2026, 11, 24, 3));
  expect(field.value).toBe('2026-12-23');
});
