import { preloadable } from '#client/loading/preloadable.ts';

export const versionsPart = preloadable(() => import('./versions-view.tsx'), 'VersionsView');
