import type { BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import type { ReaderPage } from '#domain/review/reader-page.ts';
import type { Person, TestApp } from '#server/testing/test-app.ts';

type Asked = {
  types?: BlueprintType[];
  hasLaunchPage?: boolean;
  forName?: string;
  mayComment?: boolean;
  days?: number;
};

export type Form = Partial<Record<'id' | 'type' | 'part' | 'heading' | 'quote' | 'text' | 'name', string>>;

export const asForm = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };

export const askFor = (
  person: Person,
  {
    types = ['identity'],
    hasLaunchPage = false,
    forName = 'Miriam',
    mayComment = true,
    days = 14,
  }: Asked = {},
) =>
  person.call('POST', `/api/users/${person.uid}/shares`, {
    body: { types, hasLaunchPage, forName, mayComment, days },
  });

/** A link, and everything that can be done with it. */
export async function openLink(app: TestApp, person: Person, asked: Asked = {}) {
  const answer = await askFor(person, asked);
  if (answer.statusCode !== 200) throw new Error(`No link: ${answer.statusCode} ${answer.body}`);
  const { share, token } = answer.json();
  return { share, token: token as string, ...readerAt(app, token) };
}

export function readerAt(app: TestApp, token: string) {
  const path = `/r/${token}`;
  const read = (query = '') => app.call('GET', `${path}${query}`);
  return {
    path,
    read,
    /** The data of the page. */
    async page(query = ''): Promise<ReaderPage> {
      return pageIn((await read(query)).body);
    },
    comment: (form: Form = {}, headers: Record<string, string> = {}) =>
      app.call('POST', path, { payload: formOf(form), headers: { ...asForm, ...headers } }),
  };
}

export function formOf(form: Form): string {
  const fields = {
    type: 'identity',
    part: '0',
    heading: 'Who it is for',
    text: 'Is a year realistic?',
    ...form,
  };
  return new URLSearchParams(fields).toString();
}

export function pageIn(html: string): ReaderPage {
  return JSON.parse(/<\/head>(.*)<\/html>$/s.exec(html)?.[1] ?? 'null');
}
