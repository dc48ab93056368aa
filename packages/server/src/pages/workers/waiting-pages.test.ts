import { describe, expect, it } from 'vitest';
import type { WaitingWork } from '../../fair-queue/index.ts';
import { WaitingPages } from './waiting-pages.ts';

interface NamedPage extends WaitingWork {
  readonly name: string;
}

const pageOf = (name: string, siteId: string, address = name, isKnown = false): NamedPage => ({
  name,
  siteId,
  client: { address, isKnown },
});

const everySite = (): boolean => true;
const limits = { most: 6, mostOfAddress: 4 };

const takeAll = (waiting: WaitingPages<NamedPage>, milliseconds = 10): string[] => {
  const names: string[] = [];
  for (let page = waiting.take(everySite); page; page = waiting.take(everySite)) {
    names.push(page.name);
    waiting.spend(page.siteId, milliseconds);
  }
  return names;
};

describe('pages that wait', () => {
  it('are taken from each site in turn, however many one of them has', () => {
    const waiting = new WaitingPages<NamedPage>(limits);
    for (const name of ['a1', 'a2', 'a3', 'a4']) waiting.add(pageOf(name, 'a'));
    waiting.add(pageOf('b1', 'b'));
    expect(takeAll(waiting)).toEqual(['a1', 'b1', 'a2', 'a3', 'a4']);
  });

  it('of a site whose pages took long come after those of others', () => {
    const waiting = new WaitingPages<NamedPage>(limits);
    waiting.add(pageOf('slow1', 'slow'));
    expect(waiting.take(everySite)?.name).toBe('slow1');
    waiting.spend('slow', 500);
    waiting.add(pageOf('slow2', 'slow'));
    for (const name of ['b1', 'b2', 'b3']) waiting.add(pageOf(name, 'b'));
    expect(takeAll(waiting)).toEqual(['b1', 'b2', 'b3', 'slow2']);
  });

  it('of a site that was idle do not come before all others for ever', () => {
    const waiting = new WaitingPages<NamedPage>(limits);
    for (const name of ['a1', 'a2', 'a3']) waiting.add(pageOf(name, 'a'));
    takeAll(waiting, 1_000);
    for (const name of ['a4', 'a5']) waiting.add(pageOf(name, 'a'));
    expect(waiting.take(everySite)?.name).toBe('a4');
    waiting.spend('a', 10);
    for (const name of ['b1', 'b2']) waiting.add(pageOf(name, 'b'));
    expect(takeAll(waiting)).toEqual(['b1', 'a5', 'b2']);
  });

  it('are taken from each address in turn, first those of people with a cart or a session', () => {
    const waiting = new WaitingPages<NamedPage>(limits);
    for (const name of ['x1', 'x2', 'x3']) waiting.add(pageOf(name, 'a', 'x'));
    waiting.add(pageOf('y1', 'a', 'y'));
    waiting.add(pageOf('z1', 'a', 'z', true));
    expect(takeAll(waiting)).toEqual(['z1', 'x1', 'y1', 'x2', 'x3']);
  });

  it('come first by a cookie only a few times for each address', () => {
    const waiting = new WaitingPages<NamedPage>({ most: 20, mostOfAddress: 20 });
    waiting.add(pageOf('y1', 'a', 'y'));
    for (let count = 1; count <= 6; count += 1) waiting.add(pageOf(`x${count}`, 'a', 'x', true));
    expect(takeAll(waiting)).toEqual(['x1', 'x2', 'x3', 'x4', 'y1', 'x5', 'x6']);
  });

  it('are refused to an address that has its share already', () => {
    const waiting = new WaitingPages<NamedPage>(limits);
    for (const name of ['x1', 'x2', 'x3', 'x4']) expect(waiting.add(pageOf(name, 'a', 'x'))).toEqual([]);
    expect(waiting.add(pageOf('x5', 'a', 'x')).map(({ name }) => name)).toEqual(['x5']);
    expect(waiting.add(pageOf('x6', 'b', 'x'))).toEqual([]);
    expect(waiting.count).toBe(5);
  });

  it('are refused to the site and address that have most when there are too many', () => {
    const waiting = new WaitingPages<NamedPage>(limits);
    for (const name of ['x1', 'x2', 'x3']) waiting.add(pageOf(name, 'a', 'x'));
    waiting.add(pageOf('y1', 'a', 'y'));
    for (const name of ['z1', 'z2']) waiting.add(pageOf(name, 'b', 'z'));
    expect(waiting.add(pageOf('v1', 'c', 'v')).map(({ name }) => name)).toEqual(['x3']);
    expect(waiting.count).toBe(6);
  });

  it('wait on where their site may have none now', () => {
    const waiting = new WaitingPages<NamedPage>(limits);
    waiting.add(pageOf('a1', 'a'));
    waiting.add(pageOf('b1', 'b'));
    expect(waiting.take((siteId) => siteId !== 'a')?.name).toBe('b1');
    expect(waiting.take((siteId) => siteId !== 'a')).toBeUndefined();
    expect(waiting.take(everySite)?.name).toBe('a1');
    expect(waiting.count).toBe(0);
  });

  it('are refused to those who come last where each address has one, and last to people with a cart', () => {
    const waiting = new WaitingPages<NamedPage>({ most: 3, mostOfAddress: 4 });
    for (const name of ['first', 'second', 'third']) expect(waiting.add(pageOf(name, 'a'))).toEqual([]);
    expect(waiting.add(pageOf('fourth', 'a')).map(({ name }) => name)).toEqual(['fourth']);
    const refused = waiting.add(pageOf('shopper', 'a', 'shopper', true));
    expect(refused.map(({ name }) => name)).toEqual(['third']);
    expect(takeAll(waiting)).toEqual(['shopper', 'first', 'second']);
  });

  it('can be removed before it is their turn', () => {
    const waiting = new WaitingPages<NamedPage>(limits);
    const [first, second] = [pageOf('first', 'a'), pageOf('second', 'b')];
    for (const page of [first, second]) waiting.add(page);
    waiting.remove(first);
    waiting.remove(first);
    expect([waiting.count, waiting.pages]).toEqual([1, [second]]);
    expect(takeAll(waiting)).toEqual(['second']);
  });
});
