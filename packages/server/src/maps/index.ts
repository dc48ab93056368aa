export { mapsCapability } from './maps-capability.ts';
