/** openapi-typescript writes with the compiler's API, which TypeScript 7 has none of: here it is given the one that ts-morph brings. */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const former = createRequire(import.meta.url).resolve('@ts-morph/common/dist/typescript.js');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? next(pathToFileURL(former).href, context) : next(specifier, context),
});
