import '#domain/account/account-errors.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { API } from '#domain/api/api.ts';
import { cleanText } from '#domain/clean-text.ts';
import { AppError } from '#domain/errors.ts';
import type { Engine } from '#server/database/engine.ts';
import { ownerOf, registerOwnerGuard } from '#server/documents/owner-guard.ts';
import type { Accounts } from '#server/http/accounts-port.ts';
import { serve } from '#server/http/serve.ts';
import { newShareToken, shareTokenHash } from './share-token.ts';
import { chooseMail, isMailChosen } from './sql/comment-mails.ts';
import { createShare, listShares, stopShare } from './sql/shares.ts';

type Options = { store: Engine; accounts: Accounts; now: () => number };

/** The owner's routes for links to their plans. */
export async function registerShareRoutes(
  app: FastifyInstance,
  { store, accounts, now }: Options,
): Promise<void> {
  await app.register(async (owned) => {
    registerOwnerGuard(owned, accounts);

    serve(owned, API.listShares, async (_, request) => {
      const uid = ownerOf(request);
      const mail = accounts.sendLetter ? await isMailChosen(store, uid) : null;
      return { shares: await listShares(store, uid, now()), mail };
    });

    serve(owned, API.createShare, async (asked, request) => {
      const uid = ownerOf(request);
      const token = newShareToken();
      const forName = cleanText(asked.forName).replace(/\s+/g, ' ').trim();
      const outcome = await store.unit(
        createShare({
          ...asked,
          forName,
          uid,
          shareId: randomUUID(),
          tokenHash: shareTokenHash(token),
          now: now(),
        }),
      );
      if (outcome.status !== 'created')
        throw new AppError(outcome.status === 'too-many' ? 'too-many-shares' : 'not-found');
      return { share: outcome.share, token };
    });

    serve(owned, API.stopShare, async (_, request, reply) => {
      const { shareId = '' } = request.params as { shareId?: string };
      if (!(await store.unit(stopShare(ownerOf(request), shareId, now())))) throw new AppError('not-found');
      return reply.code(204).send();
    });

    serve(owned, API.chooseShareMail, async ({ isOn }, request, reply) => {
      if (isOn && !accounts.sendLetter) throw new AppError('mail-unavailable');
      await store.unit(chooseMail(ownerOf(request), isOn, now()));
      return reply.code(204).send();
    });
  });
}
