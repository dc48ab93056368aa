export { storeSetupCapability } from './store-setup-capability.ts';
