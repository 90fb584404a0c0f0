import { describe, expect, it } from 'vitest';
import { pathOf, ROUTES } from './api-routes.ts';

describe('the path of a request', () => {
  const [uid, id, versionId] = ['u1', 'b1', 'v1'];
  it.each([
    [pathOf(ROUTES.signIn, {}), '/api/auth/sign-in'],
    [pathOf(ROUTES.listBlueprints, { uid }), '/api/users/u1/blueprints'],
    [pathOf(ROUTES.saveBlueprint, { uid, id }), '/api/users/u1/blueprints/b1'],
    [pathOf(ROUTES.restoreBlueprint, { uid, id }), '/api/users/u1/blueprints/b1/restore'],
    [pathOf(ROUTES.listVersions, { uid, id }), '/api/users/u1/blueprints/b1/versions'],
    [pathOf(ROUTES.readVersion, { uid, id, versionId }), '/api/users/u1/blueprints/b1/versions/v1'],
  ])('%s', (path, expected) => {
    expect(path).toBe(expected);
  });

  it('cannot be led elsewhere by what it is given', () => {
    expect(pathOf(ROUTES.saveBlueprint, { uid: '../admin', id: 'a/b?c#d:id' })).toBe(
      '/api/users/..%2Fadmin/blueprints/a%2Fb%3Fc%23d%3Aid',
    );
  });
});
