import { pathOf, ROUTES } from '#domain/api/api-routes.ts';
import { isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { isListOf, isRecord, isText } from '#domain/documents/shape.ts';
import type { Share, ShareDays } from '#domain/review/share.ts';
import { type Fetch, parseAnswer, request } from './api-request.ts';

export type AskedShare = Pick<Share, 'types' | 'hasLaunchPage' | 'forName' | 'mayComment'> & {
  days: ShareDays;
};

/** `mail`: null if this site can't send any. */
export type SharesListing = { shares: Share[]; mail: boolean | null };

export type SharesApi = ReturnType<typeof createSharesApi>;

const isShare = (value: unknown): value is Share =>
  isRecord(value) &&
  isText(value.shareId) &&
  isText(value.forName) &&
  isListOf(value.types, isBlueprintType) &&
  typeof value.hasLaunchPage === 'boolean' &&
  typeof value.mayComment === 'boolean' &&
  isText(value.createdAt) &&
  isText(value.endsAt);

const isSharesAnswer = (body: unknown): body is SharesListing =>
  isRecord(body) && isListOf(body.shares, isShare) && (body.mail === null || typeof body.mail === 'boolean');

const isShareCreated = (body: unknown): body is { share: Share; token: string } =>
  isRecord(body) && isShare(body.share) && isText(body.token);

/** Separate from `createApi`: links are rarely made. They need the server, so nothing is queued on this device. */
export function createSharesApi(uid: string, send: Fetch = (path, init) => fetch(path, init)) {
  return {
    async list(): Promise<SharesListing> {
      const { method } = ROUTES.listShares;
      const path = pathOf(ROUTES.listShares, { uid });
      return parseAnswer(isSharesAnswer, await request(send, { method, path }));
    },
    async create(body: AskedShare): Promise<{ share: Share; token: string }> {
      const { method } = ROUTES.createShare;
      const path = pathOf(ROUTES.createShare, { uid });
      return parseAnswer(isShareCreated, await request(send, { method, path, body }));
    },
    async stop(shareId: string): Promise<void> {
      const { method } = ROUTES.stopShare;
      await request(send, { method, path: pathOf(ROUTES.stopShare, { uid, shareId }) });
    },
    async chooseMail(isOn: boolean): Promise<void> {
      const { method } = ROUTES.chooseShareMail;
      await request(send, { method, path: pathOf(ROUTES.chooseShareMail, { uid }), body: { isOn } });
    },
  };
}
