import '#domain/account/account-errors.ts';
import { ROUTES } from '#domain/api/api-routes.ts';
import { isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { isListOf, isRecord, isText } from '#domain/documents/shape.ts';
import type { Share, ShareDays } from '#domain/review/share.ts';
import { ask, byFetch, type Fetch, parseAnswer } from './api-request.ts';

export type ShareRequest = Pick<Share, 'types' | 'hasLaunchPage' | 'forName' | 'mayComment'> & {
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

/** Apart from `createApi`: links are made rarely. They need the server, so nothing of them waits on this device. */
export function createSharesApi(uid: string, send: Fetch = byFetch) {
  return {
    async list(): Promise<SharesListing> {
      return parseAnswer(isSharesAnswer, await ask(send, ROUTES.listShares, { uid }));
    },
    async create(body: ShareRequest): Promise<{ share: Share; token: string }> {
      return parseAnswer(isShareCreated, await ask(send, ROUTES.createShare, { uid }, { body }));
    },
    async stop(shareId: string): Promise<void> {
      await ask(send, ROUTES.stopShare, { uid, shareId });
    },
    async chooseMail(isOn: boolean): Promise<void> {
      await ask(send, ROUTES.chooseShareMail, { uid }, { body: { isOn } });
    },
  };
}
