import { preloadable } from '#client/loading/preloadable.ts';

export const versionsPart = preloadable(async () => (await import('./versions-view.tsx')).VersionsView);
