import type { Engine } from '#server/database/engine.ts';
import type { DocumentKind } from './document-kind.ts';

/** The dependencies of one kind's routes. */
export type RoutesOptions = { kind: DocumentKind; store: Engine; now: () => number };
