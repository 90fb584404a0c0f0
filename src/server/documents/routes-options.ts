import type { Engine } from '#server/database/engine.ts';
import type { DocumentKind } from './document-kind.ts';

/** What the routes of one kind are made with. */
export type RoutesOptions = { kind: DocumentKind; store: Engine; now: () => number };
