import { saveFile } from '#client/adapters/device/download.ts';
import { zipFiles } from '#client/adapters/device/zip.ts';
import { KIT_COPY } from '#content/copy/kit.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import { outlineOf } from '#content/outline-of.ts';
import { confirmedFacts } from '#domain/facts/confirmed-facts.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { emailName, emailPage } from '#domain/kit/out/email-file.ts';
import { messagesTable, postTables, valuesTable } from '#domain/kit/out/kit-tables.ts';
import { titleOf } from '#domain/kit/piece.ts';
import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import { readyText } from './copy-piece.ts';
import type { KitModel } from './use-kit.ts';

/** All files of an export, by path. */
export function kitFiles(
  { kit, marks, platform, read }: KitModel,
  sheet: FactSheet | null,
): Map<string, string> {
  const greeting = marks.greetsByName ? platform : null;
  const pieces = kit.pieces.map((piece) => {
    const channel = marks.as.get(piece.id) ?? piece.channel;
    const ready = readyText(piece, { channel, platform: greeting }, read);
    const { text } = ready;
    // A leading dash begins a formula, and the cell's guarding apostrophe would be sent along. The SMS alphabet has no bullet.
    const cell = channel === 'text' ? text : text.replace(/^- /gm, '• ');
    return { ...ready, piece, channel, cell };
  });
  const files = new Map<string, string>();
  files.set(
    'messages.csv',
    messagesTable(
      pieces.map(({ piece, channel, cell, subject, preview }) => ({
        ...piece,
        channel: KIT_COPY.channels[channel],
        subject,
        preview,
        text: cell,
        plan: outlineOf(piece.topic).title,
      })),
    ),
  );
  const emails = pieces.filter(({ channel }) => channel === 'email');
  for (const [index, { piece, html, text }] of emails.entries()) {
    const title = titleOf(piece);
    files.set(`emails/${emailName(index + 1, piece.when, title, 'html')}`, emailPage(title, html));
    files.set(`emails/${emailName(index + 1, piece.when, title, 'txt')}`, `${text}\n`);
  }
  const posts = pieces.filter(({ channel }) => channel === 'post');
  const tables = postTables(posts.map(({ piece, cell }) => ({ when: piece.when, text: cell })));
  for (const [index, table] of tables.entries()) {
    files.set(index === 0 ? 'posts.csv' : `posts-${index + 1}.csv`, table);
  }
  files.set('values.csv', valuesTable(confirmedFacts(sheet, FACT_LABELS)));
  const prompts = pieces.filter(({ channel }) => channel === 'prompt');
  files.set(
    'assistants.txt',
    prompts.map(({ piece, text }) => `${titleOf(piece)}\n\n${text}\n`).join('\n\n'),
  );
  files.set('where-to-paste.html', whereToPaste());
  return files;
}

function whereToPaste(): string {
  const { title, intro, files, blanks } = KIT_COPY.along.where;
  const items = files.map(
    ([name, words]) => `<li><strong>${escapeHtml(name)}</strong>: ${escapeHtml(words)}</li>`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(intro)}</p>
<ul>
${items.join('\n')}
</ul>
<p>${escapeHtml(blanks)}</p>
</body>
</html>
`;
}

export async function takeAlong(model: KitModel, sheet: FactSheet | null): Promise<void> {
  const zip = await zipFiles(kitFiles(model, sheet));
  saveFile(`${KIT_COPY.along.file}-${model.today}.zip`, zip);
}
