import { preloadable } from './preloadable.ts';

export const visitor = preloadable(async () => (await import('#client/app/visitor.tsx')).Visitor);
export const signedIn = preloadable(async () => (await import('#client/app/signed-in.tsx')).SignedIn);
