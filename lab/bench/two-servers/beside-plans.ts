import { documentsIn, documentsOf, type ReceivedDocument } from '#domain/all-documents.ts';
import { pathOf, ROUTES } from '#domain/api/api-routes.ts';
import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { baseOf } from '#domain/documents/document.ts';
import type { Comment } from '#domain/review/comment.ts';
import type { Browser } from './browser.ts';
import { commentAt, makeLink, startLinkMaker } from './link-maker.ts';
import type { Report } from './report.ts';
import { startWriter } from './writer.ts';
import { writtenFacts, writtenPlan, writtenReply, writtenTelling } from './written.ts';

type Asking = Pick<Browser, 'ask'>;
export type BesidePlans = Awaited<ReturnType<typeof startBesidePlans>>;

export async function documentsAt(browser: Asking, uid: string): Promise<ReceivedDocument[]> {
  const said = await browser.ask({ path: pathOf(ROUTES.listDocuments, { uid }) });
  if (said.status !== 200) throw new Error(`The documents were answered ${said.status}.`);
  return documentsIn(JSON.parse(said.body.toString()));
}

/** Everything that a person writes other than plans, and readers' comments. `type` is the topic shared by links. */
export async function startBesidePlans(browser: Asking, uid: string, type: BlueprintType) {
  let isSaved = false;
  await startWriter(browser, writtenPlan(uid, type, 400)).run(() => {
    const isFirst = !isSaved;
    isSaved = true;
    return isFirst;
  });
  const link = await makeLink(browser, uid, type);
  if (!link || !(await commentAt(browser, link, type, 'first'))) throw new Error('No comment at a link.');
  const [comment] = documentsOf(await documentsAt(browser, uid), 'comment');
  if (!comment) throw new Error('The comment is not there.');
  const { doc, version } = baseOf<Comment>(comment);
  const written = [writtenFacts(uid), writtenTelling(uid), writtenReply(uid, doc, version)];
  return {
    writers: written.map((each) => startWriter(browser, each)),
    links: startLinkMaker(browser, uid, type),
  };
}

export async function reportLinks(
  report: Report,
  { links }: Pick<BesidePlans, 'links'>,
  at: Asking,
  told: readonly ReceivedDocument[],
): Promise<void> {
  const { dead, alive, open, stopped, lost, twice } = await links.check(at, documentsOf(told, 'comment'));
  report.check('links that were made open', dead === 0, `${open - dead} of ${open}`);
  report.check('links that were stopped stay dead', alive === 0, `${stopped - alive} of ${stopped}`);
  const found = `${links.comments.length} confirmed, ${lost} lost, ${twice} twice`;
  report.check("readers' comments are there, once", lost + twice === 0, found);
}
