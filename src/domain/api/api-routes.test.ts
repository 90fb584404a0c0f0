import { describe, expect, it } from 'vitest';
import { DOCUMENT_ROUTES, pathOf, ROUTES } from './api-routes.ts';

describe('the path of a request', () => {
  const [uid, id, versionId] = ['u1', 'b1', 'v1'];
  it.each([
    [pathOf(ROUTES.signIn, {}), '/api/auth/sign-in'],
    [pathOf(DOCUMENT_ROUTES.blueprint.list, { uid }), '/api/users/u1/blueprints'],
    [pathOf(DOCUMENT_ROUTES.blueprint.save, { uid, id }), '/api/users/u1/blueprints/b1'],
    [pathOf(DOCUMENT_ROUTES.blueprint.restore, { uid, id }), '/api/users/u1/blueprints/b1/restore'],
    [pathOf(DOCUMENT_ROUTES.blueprint.listVersions, { uid, id }), '/api/users/u1/blueprints/b1/versions'],
    [
      pathOf(DOCUMENT_ROUTES.blueprint.readVersion, { uid, id, versionId }),
      '/api/users/u1/blueprints/b1/versions/v1',
    ],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('cannot be led to another route by its values', () => {
    expect(pathOf(DOCUMENT_ROUTES.blueprint.save, { uid: '../admin', id: 'a/b?c#d:id' })).toBe(
      '/api/users/..%2Fadmin/blueprints/a%2Fb%3Fc%23d%3Aid',
    );
  });
});
