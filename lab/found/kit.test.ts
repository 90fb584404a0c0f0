import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { KIT_FORMS } from '#content/kit/kit-forms.ts';
import { isBlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { fingerprint } from '#domain/freshness/fingerprint.ts';
import { announcedIn } from '#domain/kit/announced.ts';
import { lengthNotes } from '#domain/kit/limits.ts';
import { notWritten } from '#domain/kit/not-written.ts';
import { piecesIn } from '#domain/kit/pieces-in.ts';
import { proposedPreview } from '#domain/kit/preview.ts';

const FOLDERS = ['ana/small', 'ana/settled', 'avi/small', 'avi/settled', 'ruth/settled'];
const since = '2026-11-16';

// If you change this list on purpose, review the changes: vitest -u rewrites it.
it('messages of recorded plans stay those whose precision was measured', async () => {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(`recordings/${folder}`)
      .filter((name) => name.endsWith('.reply.md'))
      .flatMap((name) => {
        const topic = name.slice(3, -'.reply.md'.length);
        if (!isBlueprintType(topic)) return [];
        const text = readFileSync(`recordings/${folder}/${name}`, 'utf8');
        const pieces = piecesIn({ topic, text, since }, KIT_FORMS);
        const announced = announcedIn({ topic, text, since }, KIT_FORMS);
        const missing = new Set(notWritten(announced, pieces));
        return [
          `${folder}/${name}`,
          ...pieces.map(
            ({ id, label, channel, when, whenSaid, to, subject, preview, body, start, end, ...rest }) => {
              const network = 'network' in rest ? rest.network : undefined;
              const notes = lengthNotes({ channel, network, subject, preview, text: body }).map(
                ({ kind }) => kind,
              );
              const said = [
                channel,
                when ?? `"${whenSaid}"`,
                `to "${to}"`,
                subject,
                preview ?? proposedPreview(body),
              ];
              return `  ${id} ${label}: ${said.join(' · ')} ${start}-${end} ${fingerprint(body)} ${notes.join()}`;
            },
          ),
          ...announced.map(
            (one) => `  ${missing.has(one) ? 'not written' : 'written'}: ${JSON.stringify(one)}`,
          ),
        ];
      }),
  );
  expect(found.length).toBeGreaterThan(500);
  await expect(`${found.join('\n')}\n`).toMatchFileSnapshot('../../recordings/found/kit.txt');
});
