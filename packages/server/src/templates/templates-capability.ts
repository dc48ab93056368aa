import { asDocumentKind, type ContentCapability } from '../documents/index.ts';
import { registerAssetRoutes, type AssetRoutes } from './asset-routes.ts';
import { templateKind } from './template-kind.ts';
import { implementTemplateCalls, type TemplateRoutes } from './templates-routes.ts';

export const templatesCapability = (services: TemplateRoutes & AssetRoutes): ContentCapability => ({
  name: 'templates',
  calls: implementTemplateCalls(services),
  documentKinds: [asDocumentKind(templateKind)],
  registerRoutes: (app) => registerAssetRoutes(app, services),
});
