import { etagOf } from '#domain/api/api-paths.ts';
import { AppError } from '#domain/errors.ts';
import type { SaveOutcome } from '#server/documents/sql/save-document.ts';
import { RequestFailure } from '#server/http/request-failure.ts';

/** The reply to a successful save. Every other outcome is thrown as a refusal. */
export function savedOrRefused(outcome: SaveOutcome): { version: number; updatedAt: string } {
  switch (outcome.status) {
    case 'saved':
    case 'repeated':
      return { version: outcome.version, updatedAt: outcome.updatedAt };
    case 'mismatch': {
      const current = JSON.parse(outcome.current);
      throw new RequestFailure('version-mismatch', { etag: etagOf(current.version), body: { current } });
    }
    case 'type-exists':
      throw new RequestFailure('type-exists', { body: { existing: JSON.parse(outcome.existing) } });
    case 'full':
      throw new AppError(outcome.code);
    case 'deleted':
      throw new AppError('deleted');
    case 'type-changed':
      throw new AppError('invalid-request');
    case 'unknown':
      throw new AppError('not-found');
  }
}
