import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mapCalls } from '@sitewright/api/maps';
import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../http/index.ts';
import { accept, createTestDatabase, startTestApp } from '../testing/index.ts';
import { gazetteer } from './gazetteer.ts';
import { createGooglePlaces } from './google-places.ts';

const { database } = await createTestDatabase();
const app = await startTestApp(database);
const site = await app.addSite('places');
const owner = await app.signIn(site);

const find = async (input: string) =>
  accept(await owner.client.send(mapCalls.autocomplete, { query: { input } })).predictions;

describe('[EDT-15] places without a map service', () => {
  it('are the large towns of the world, found by how their names begin', async () => {
    expect((await find('berl'))[0]).toEqual({
      placeId: 'town:DE:Berlin',
      mainText: 'Berlin',
      secondaryText: 'Germany',
    });
    expect((await find('new y'))[0]?.mainText).toBe('New York');
    expect((await find('york'))[0]?.mainText).toBe('York');
    expect((await find('york')).map(({ mainText }) => mainText)).toContain('New York');
  });

  it('are found without accents, and told apart by country', async () => {
    expect((await find('sao pau'))[0]?.mainText).toBe('São Paulo');
    expect((await find('lodz'))[0]?.mainText).toBe('Łódź');
    expect((await find('cordoba')).map(({ secondaryText }) => secondaryText).toSorted()).toEqual([
      'Argentina',
      'Spain',
    ]);
    expect((await find('cordoba, spain')).map(({ secondaryText }) => secondaryText)).toEqual(['Spain']);
  });

  it('have degrees and a country', async () => {
    const details = await owner.client.send(mapCalls.details, { query: { placeId: 'town:JP:Tokyo' } });
    expect(accept(details)).toMatchObject({ name: 'Tokyo', lat: 35.68, lng: 139.69, country: 'Japan' });
  });

  it('are nothing for an empty search or for what nobody knows', async () => {
    expect(await find('')).toEqual([]);
    expect(await find('zzzz')).toEqual([]);
    const details = await owner.client.send(mapCalls.details, { query: { placeId: 'town:XX:Nowhere' } });
    expect(details).toMatchObject({ ok: false, refusal: { status: 404, code: 'place-unknown' } });
  });

  it('are for contributors only', async () => {
    const visitor = app.visit(site);
    expect(await visitor.client.send(mapCalls.autocomplete, { query: { input: 'b' } })).toMatchObject({
      ok: false,
      refusal: { status: 401 },
    });
  });

  it('lie on the globe, each once, in every part of the world', async () => {
    const found = await Promise.all(
      [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => gazetteer.find(letter, 'en')),
    );
    const ids = found.flatMap((places) => (isRefusal(places) ? [] : places.map(({ placeId }) => placeId)));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      const place = await gazetteer.read(id, 'en');
      if (isRefusal(place)) throw new Error(id);
      expect(Math.abs(place.lat)).toBeLessThanOrEqual(90);
      expect(Math.abs(place.lng)).toBeLessThanOrEqual(180);
    }
  });
});

const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return parts.length === 0 ? undefined : (JSON.parse(Buffer.concat(parts).toString()) as unknown);
};

const component = (longText: string, ...types: string[]) => ({ longText, shortText: longText, types });

/** Speaks as much of the Places API as the adapter asks. */
const startStandIn = async () => {
  const asked: { url: string; key: unknown; mask: unknown; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const { headers, url = '' } = request;
    asked.push({
      url,
      key: headers['x-goog-api-key'],
      mask: headers['x-goog-fieldmask'],
      body: await bodyOf(request),
    });
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (headers['x-goog-api-key'] !== 'right') return answer(403, { error: { status: 'PERMISSION_DENIED' } });
    if (url === '/v1/places:autocomplete')
      return answer(200, {
        suggestions: [
          {
            placePrediction: {
              placeId: 'ChIJ1',
              text: { text: 'Oranienstraße 1, Berlin' },
              structuredFormat: {
                mainText: { text: 'Oranienstraße 1' },
                secondaryText: { text: 'Berlin, Germany' },
              },
            },
          },
          { queryPrediction: { text: { text: 'orange shops' } } },
        ],
      });
    if (url.startsWith('/v1/places/ChIJ1'))
      return answer(200, {
        id: 'ChIJ1',
        displayName: { text: 'Halftone' },
        location: { latitude: 52.5, longitude: 13.42 },
        addressComponents: [
          component('1', 'street_number'),
          component('Oranienstraße', 'route'),
          component('Berlin', 'locality', 'political'),
          component('10999', 'postal_code'),
          component('Germany', 'country', 'political'),
        ],
      });
    return answer(404, { error: { status: 'NOT_FOUND' } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return { asked, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

describe('[EDT-15] places with a key of Google', () => {
  it('are asked of its Places API, with the key in a header', async () => {
    const { asked, origin } = await startStandIn();
    const places = createGooglePlaces({ key: 'right', origin });
    expect(await places.find('oran', 'de')).toEqual([
      { placeId: 'ChIJ1', mainText: 'Oranienstraße 1', secondaryText: 'Berlin, Germany' },
    ]);
    expect(await places.read('ChIJ1', 'de')).toEqual({
      placeId: 'ChIJ1',
      name: 'Halftone',
      lat: 52.5,
      lng: 13.42,
      line1: 'Oranienstraße 1',
      line2: '10999 Berlin',
      country: 'Germany',
    });
    expect(asked).toEqual([
      {
        url: '/v1/places:autocomplete',
        key: 'right',
        mask: undefined,
        body: { input: 'oran', languageCode: 'de' },
      },
      {
        url: '/v1/places/ChIJ1?languageCode=de',
        key: 'right',
        mask: 'id,displayName,location,addressComponents',
        body: undefined,
      },
    ]);
  });

  it('are refused in words when the key is wrong, the place gone or the service away', async () => {
    const { origin, server } = await startStandIn();
    expect(await createGooglePlaces({ key: 'wrong', origin }).find('oran', 'en')).toMatchObject({
      code: 'maps-unavailable',
    });
    expect(await createGooglePlaces({ key: 'right', origin }).read('gone', 'en')).toMatchObject({
      code: 'place-unknown',
    });
    await new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    expect(await createGooglePlaces({ key: 'right', origin }).find('oran', 'en')).toMatchObject({
      code: 'maps-unavailable',
    });
  });
});
