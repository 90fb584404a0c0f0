import { API } from '#domain/api/api.ts';
import { LAUNCH_ID, type Launch } from '#domain/launch/launch.ts';
import { launchKind } from '#domain/launch/launch-kind.ts';
import type { DocumentKind } from '#server/documents/document-kind.ts';

export const LAUNCH_KIND: DocumentKind<Launch> = {
  table: 'launches',
  path: API.saveLaunch.path,
  names: { one: 'launch', many: 'launches' },
  onlyId: LAUNCH_ID,
  prefix: 'launch/',
  schema: API.saveLaunch.request,
  rules: launchKind,
};
