import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { READER_COPY } from '#content/copy/review/reader.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { sharedTexts } from '#domain/plan/shared-text.ts';
import { anchorIn } from '#domain/review/anchor.ts';
import { headingKey, partsOf } from '#domain/review/part-words.ts';
import type { ReaderPage } from '#domain/review/reader-page.ts';
import { seatComments } from '#domain/review/seat-comments.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { sampleComment } from '#domain/testing/sample-comment.ts';
import { drawNote, drawPage, drawParts, readContents } from './draw-reader.tsx';
import { EVERY_BLOCK } from './testing/every-block.ts';

const sharedText = (plan: string) => sharedTexts([plan], false)[0] ?? '';

const PLAN =
  '## Who it is for\n\nAdults who start late. They want to play within a year.\n\n## Price\n\n- [x] Set it\n';

function pageOf(given: Partial<ReaderPage> = {}): ReaderPage {
  return {
    brandName: 'Cornerstone',
    forName: 'Miriam',
    mayComment: true,
    endsAt: '2026-12-01T10:00:00.000Z',
    plans: [{ type: 'identity', parts: drawParts(PLAN) }],
    launch: undefined,
    comments: [],
    formId: 'form-1',
    arrived: undefined,
    refused: undefined,
    ...given,
  };
}
function draw(given: Partial<ReaderPage> = {}): Document {
  return new DOMParser().parseFromString(drawPage(pageOf(given)), 'text/html');
}

describe('the page under a link', () => {
  it('says what it is, who may see it and until when, before the plan', () => {
    const { body, title } = draw();
    expect(title).toBe('A plan to read · Cornerstone');
    expect(body.querySelector('h1')?.textContent).toBe('You’ve been asked to read this');
    for (const words of [
      'For Miriam',
      'The person who sent you this link is working on it, and would like to know what you think.',
      'Under each part you can write a comment. The person who sent you the link can read it, and so can anyone else who has the link. Any reply appears here, too.',
      'Please don’t pass the link on: anyone who has it can read this. It works until December 1, 2026.',
    ])
      expect(body.textContent).toContain(words);
    const headings = [...body.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Your Identity', 'Who it is for', 'Price']);
  });

  it('is named after the one page if it contains nothing else', () => {
    const launch = '<p>My launch</p>';
    expect(draw({ launch, plans: [] }).title).toBe('My launch on one page · Cornerstone');
    expect(draw({ launch }).title).toBe('A plan to read · Cornerstone');
  });

  it('has a description for link previews, and nothing of the plan', () => {
    const said = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
    const pages = [drawPage(pageOf()), drawNote('gone', 'Cornerstone')];
    expect(pages.map(said)).toEqual([READER_COPY.about, undefined]);
  });

  it('has a closed form under each part, and no script, no app button and no URL of its own', () => {
    const { body } = draw();
    const forms = [...body.querySelectorAll('details')];
    expect(forms.map((details) => [details.open, details.querySelector('summary')?.textContent])).toEqual([
      [false, 'Comment on this part: Who it is for'],
      [false, 'Comment on this part: Price'],
    ]);
    const [first] = body.querySelectorAll('form');
    expect([first?.method, first?.getAttribute('action')]).toEqual(['post', '#identity-0']);
    const sent = Object.fromEntries(new FormData(first).entries());
    expect(sent).toEqual({
      id: 'form-1',
      type: 'identity',
      part: '0',
      heading: 'Who it is for',
      quote: '',
      text: '',
      name: 'Miriam',
    });
    expect(body.querySelectorAll('script, iframe, img, input[type=checkbox]')).toHaveLength(0);
    const meta = (name: string) =>
      body.ownerDocument.querySelector(`meta[name=${name}]`)?.getAttribute('content');
    expect([meta('robots'), meta('referrer')]).toEqual(['noindex, nofollow, noarchive', 'no-referrer']);
  });

  it('asks for the comment first, since people start writing there', () => {
    const fields = [...draw().querySelectorAll('#identity-0 :is(textarea, input:not([type=hidden]))')];
    expect(fields.map((field) => field.getAttribute('name'))).toEqual(['text', 'quote', 'name']);
  });

  it('links back to the contents after each plan, if there are contents', () => {
    const parts = drawParts(PLAN);
    const both = draw({ plans: (['identity', 'audience'] as const).map((type) => ({ type, parts })) });
    const back = [...both.querySelectorAll<HTMLAnchorElement>('section > a')];
    expect(back.map(({ textContent }) => textContent)).toEqual(['Back to contents', 'Back to contents']);
    expect(both.querySelector(back[0]?.hash ?? '')?.textContent).toBe('Contents');
    expect(draw({ launch: '<p>My launch</p>' }).querySelectorAll('section > a')).toHaveLength(1);
    expect(draw().querySelectorAll('section > a')).toHaveLength(0);
  });

  it('is read-only without permission to comment', () => {
    const { body } = draw({ mayComment: false });
    expect(body.querySelectorAll('form')).toHaveLength(0);
    expect(body.textContent).toContain(
      'You can read it here. Tell the person who sent you the link what you think.',
    );
  });

  it('shows each comment under its part with its reply and the state of its words', () => {
    const [, price] = drawParts(PLAN);
    const anchor = price && anchorIn('identity', price, 'Set it');
    if (!anchor) throw new Error('It is there');
    const comments = [
      sampleComment({
        commentId: 'c1',
        anchor,
        name: '',
        body: '<b>bold?</b>\nhttps://example.org',
        reply: 'Yes.',
      }),
      sampleComment({ commentId: 'c2', anchor: { ...anchor, exact: 'Set at' } }),
      sampleComment({
        commentId: 'c3',
        anchor: { ...anchor, heading: 'Taxes', exact: 'Pay them all on time', fingerprint: '' },
      }),
    ];
    const { body } = draw({ comments, arrived: 'c1' });
    const [first, second, gone] = ['c1', 'c2', 'c3'].map((id) => body.querySelector(`#comment-${id}`));
    expect(first?.textContent).toBe(
      'Your comment arrived. Thank you.Set it<b>bold?</b>\nhttps://example.orgA readerReplyYes.',
    );
    expect(first?.querySelector('a, b')).toBeNull();
    expect(second?.textContent).toContain('This sentence has changed');
    expect(gone?.textContent).toContain('This part is gone');
    expect(gone?.closest('ul')?.getAttribute('aria-label')).toBe('Comments on parts that are gone');
    expect(gone?.querySelector('blockquote')?.textContent).toBe('Pay them all on time');
    expect(body.ownerDocument.title).toBe('Your comment arrived · Cornerstone');
  });

  it('shows a refused comment again with the reason, even if its part is gone', () => {
    const form = {
      id: 'form-0',
      type: 'identity',
      part: 9,
      heading: 'Gone',
      quote: 'My quote',
      body: '\nMy <i>words</i> & "more"',
      name: 'M',
    };
    const { body, title: heard } = draw({ refused: { form, problem: 'part-gone' } });
    expect(heard).toBe('Your comment wasn’t sent yet · Cornerstone');
    const [open, ...others] = body.querySelectorAll<HTMLDetailsElement>('details[open]');
    expect(others).toEqual([]);
    const sent = new FormData(open?.querySelector('form') ?? undefined);
    expect([sent.get('quote'), sent.get('text'), sent.get('name'), sent.get('id')]).toEqual([
      'My quote',
      '\nMy <i>words</i> & "more"',
      'M',
      'form-0',
    ]);
    expect(open?.querySelector('form > [role=alert]')?.textContent).toBe(
      'Your comment wasn’t sent yet. Everything you wrote is still here.',
    );
    expect(draw().querySelectorAll('[role=alert]')).toHaveLength(0);
    expect(open?.textContent).toContain(
      'This part was changed while you were writing. Copy your comment and add it to another part.',
    );
  });

  it('escapes everything that somebody wrote', () => {
    const evil = '</main><script>alert(1)</script>{{inside}}</head>$&';
    const { body } = draw({
      forName: evil,
      comments: [sampleComment({ name: evil, body: evil, reply: evil })],
    });
    expect(body.querySelectorAll('script')).toHaveLength(0);
    expect(body.querySelectorAll('main')).toHaveLength(1);
    expect(body.textContent).toContain(evil);
    const { body: drawn } = draw({
      plans: [{ type: 'identity', parts: drawParts(`## {{inside}}\n\n${evil}`) }],
    });
    expect(drawn.querySelectorAll('script, main main')).toHaveLength(0);
  });

  it('accepts any text as a plan', () => {
    for (const text of ['', ' ', '#', EVERY_BLOCK, '*'.repeat(5_000), '[a]: b\n'.repeat(100)])
      expect(Array.isArray(drawParts(text))).toBe(true);
    expect(drawParts(EVERY_BLOCK).map(({ heading }) => heading)).toEqual(['', 'A section']);
  });

  it.each([
    ['gone', 'This link doesn’t lead anywhere'],
    ['gone-unsent', 'This link doesn’t lead anywhere'],
    ['failed', 'That didn’t work'],
    ['failed-unsent', 'That didn’t work'],
    ['too-large-unsent', 'That’s too long to send'],
    ['mail-asked', 'Emails about new comments'],
    ['mail-stopped', 'You won’t get these emails anymore'],
  ] as const)('a page that says %s', (note, title) => {
    const { body } = new DOMParser().parseFromString(drawNote(note, 'Cornerstone'), 'text/html');
    expect(body.querySelector('h1')?.textContent).toBe(title);
    expect(body.querySelectorAll('form')).toHaveLength(note === 'mail-asked' ? 1 : 0);
    const unsent = 'Your comment wasn’t sent. Here is what you wrote, to copy:';
    const areas = [...body.querySelectorAll('textarea')];
    expect(
      areas.map(({ value, readOnly, dir, labels }) => [value, readOnly, dir, labels[0]?.textContent]),
    ).toEqual(note.endsWith('-unsent') ? [['{{words}}', true, 'auto', unsent]] : []);
  });
});

describe('right-to-left text', () => {
  const HEBREW =
    '## תוכנית\n\nשלום לכולם.\n\n> מי שמתחיל מאוחר.\n\n- ראשון\n- Second\n\n1. פסקה\n\n   עוד פסקה\n\n- [ ] לכתוב\n\n| שם | מחיר | יום |\n|---|---|---|\n| א | $290 | ג |\n\nIn English.\n\n> A quote.\n\n- first: שלום\n\n| Name | Price |\n|---|---|\n| a | b |\n';
  const parts = drawParts(HEBREW);
  const anchor = parts[0] && anchorIn('identity', parts[0], 'שלום לכולם.');
  const { body } = draw({
    plans: [{ type: 'identity', parts }],
    comments: [sampleComment({ name: 'מרים', body: 'יפה', reply: 'תודה', ...(anchor && { anchor }) })],
  });
  const directions = (selector: string) =>
    [...body.querySelectorAll(`.prose-plan ${selector}`)].map((element) => element.getAttribute('dir'));

  it('is on the right with its bars and marks, and English next to it on the left', () => {
    expect(directions('h3')).toEqual(['auto']);
    expect(directions('> p')).toEqual(['auto', 'auto']);
    // Their words are in elements with their own direction, which `auto` doesn't inspect.
    expect(directions('blockquote')).toEqual(['rtl', 'auto']);
    expect(directions('ul')).toEqual(['rtl', 'rtl', 'auto']);
    expect(directions('ol')).toEqual(['rtl']);
    expect(directions('li')).toEqual(['rtl', 'auto', 'rtl', 'rtl', 'auto']);
    expect(directions('table')).toEqual(['rtl', 'auto']);
    // A price has no letters, so it follows its table.
    expect(directions('td')).toEqual(['rtl', null, 'rtl', 'auto', 'auto']);
  });

  it('also works in comments, quotes, replies and names', () => {
    const comment = [...body.querySelectorAll('[id^="comment-"] :is(blockquote, p)')];
    const written = comment.filter(({ textContent }) => /\p{Script=Hebrew}/u.test(textContent ?? ''));
    expect(written).toHaveLength(4);
    for (const element of [...written, ...body.querySelectorAll('textarea, input:not([type=hidden])')])
      expect([element.outerHTML, element.getAttribute('dir')]).toEqual([element.outerHTML, 'auto']);
    // Each paragraph of a comment has its own direction.
    expect(body.querySelectorAll('.whitespace-pre-wrap')).toHaveLength(2);
    for (const { className } of body.querySelectorAll('.whitespace-pre-wrap'))
      expect(className).toContain('[unicode-bidi:plaintext]');
  });

  it('has no class that means left or right', () => {
    const sided = /(?:^|:)-?(?:[mp][lr]|border-[lr]|rounded-[lr]|left|right|text-left|text-right)(?:-|$)/;
    const whole = draw({
      plans: (['identity', 'audience'] as const).map((type) => ({ type, parts })),
      comments: [sampleComment({ quote: 'Adults', reply: 'Yes' })],
    });
    expect(whole.querySelectorAll('nav li')).toHaveLength(2);
    const all = [...whole.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
    expect(all.filter((name) => sided.test(name))).toEqual([]);
  });
});

describe('settled questions in a plan', () => {
  const OFFER =
    '## Price\n\nIt costs $290.\n\n## Still to confirm\n\n- Refunds: choose one.\n- **Refunds (owner only):** my sister paid the first $412.\n- Ask Luis about the room.\n';
  const wordsFor = (sheet: object | undefined) => {
    const topics = [
      { body: JSON.stringify(sampleBlueprint({ type: 'launch', output: OFFER })), isShared: true },
      {
        body: JSON.stringify(
          sampleBlueprint({
            type: 'identity',
            output: '## Story\n\nMiriam helps.\n\n## Still to confirm\n\n- Is the $412 before taxes?\n',
          }),
        ),
        isShared: true,
      },
    ];
    const given = { topics, today: '2026-11-18', hasLaunchPage: false } as const;
    const { plans } = readContents({ ...given, sheet: sheet && JSON.stringify(sheet) });
    return plans.flatMap(({ parts }) => parts.map(({ words }) => words)).join(' ');
  };

  it('are hidden from a reader, all others stay, and their private words stay out of every plan', () => {
    const open = wordsFor(undefined);
    expect(open).toContain('Refunds: choose one.');
    for (const sheet of [{ facts: {} }, { facts: { offerName: 'Ten lessons' } }])
      expect(wordsFor(sheet)).toBe(open);
    const settled = wordsFor({ facts: { refundTerms: 'until week two' } });
    expect(settled).not.toContain('choose one');
    for (const words of ['It costs $290.', 'Ask Luis about the room.', 'Miriam helps.'])
      expect(settled).toContain(words);
    for (const words of [open, settled]) expect(words).not.toContain('412');
  });
});

describe('my launch on one page, under a link', () => {
  const body = JSON.stringify(
    sampleBlueprint({
      output:
        '## Checklist\n\n- [ ] Ask the library about [ADD: which room]\n- [ ] **Owner’s call (owner only):** Tell the bank\n- [ ] Print the cards\n',
    }),
  );
  const facts = {
    offerName: 'Piano <for> Late Starters',
    startDate: 'March 22, 2027',
    hoursAWeek: '6',
    privateNote: 'nobody reads this',
  };
  const contents = readContents({
    topics: [{ body, isShared: false }],
    sheet: JSON.stringify({ facts, drafts: { offerPrice: '$290' } }),
    today: '2026-11-18',
    hasLaunchPage: true,
  });
  const { body: drawn } = draw(contents);
  const text = drawn.textContent ?? '';

  it('has confirmed values, the picture, and blanks, with or without plans', () => {
    expect(contents.plans).toEqual([]);
    expect(drawn.querySelector('h2')?.textContent).toBe('My launch on one page');
    for (const words of [
      'Piano <for> Late Starters',
      'March 22, 2027',
      'Not known yet',
      'The next three things',
    ])
      expect(text).toContain(words);
    const [narrow, wide] = drawn.querySelectorAll('#my-launch svg');
    expect([narrow?.getAttribute('viewBox'), wide?.getAttribute('viewBox')]).toEqual([
      expect.stringMatching(/^0 0 330 /),
      expect.stringMatching(/^0 0 720 /),
    ]);
    expect(wide?.querySelectorAll('rect, text').length).toBeGreaterThan(5);
    expect(wide?.querySelector('text')?.getAttribute('font-size')).toBeTruthy();
    expect(drawn.querySelectorAll('[style], script, form')).toHaveLength(0);
  });

  it('leaves out private values, drafts and open points', () => {
    expect(text).toContain('Ask the library about … (which room)');
    expect(text).toContain('Print the cards');
    for (const secret of ['Tell the bank', '$290', 'nobody reads this', 'Still open', 'you have'])
      expect(text).not.toContain(secret);
  });

  it('does not mention comments without a plan to comment on', () => {
    expect(text).not.toContain('write a comment');
    expect(draw({ ...contents, plans: pageOf().plans }).querySelectorAll('nav li')).toHaveLength(2);
  });
});

const EDITIONS: [string, string, string][] = [
  ['ana', 'before', 'small'],
  ['ana', 'small', 'large'],
  ['ruth', 'small', 'settled'],
  ['avi', 'small', 'settled'],
];
const replyOf = (persona: string, set: string, type: BlueprintType) => {
  const number = String(BLUEPRINT_TYPES.indexOf(type) + 1).padStart(2, '0');
  const file = `recordings/${persona}/${set}/${number}-${type}.reply.md`;
  return existsSync(file) ? sharedText(readFileSync(file, 'utf8')) : undefined;
};

describe('comments on every section of a recorded plan, after a rewrite', () => {
  it('are all shown, and most of them in the right section', () => {
    const total = { comments: 0, seen: 0, kept: 0, right: 0 };
    for (const [persona, first, second] of EDITIONS) {
      for (const type of BLUEPRINT_TYPES) {
        const [before, after] = [replyOf(persona, first, type), replyOf(persona, second, type)];
        if (before === undefined || after === undefined) continue;
        const [old, now] = [partsOf(readPlan(before)), partsOf(readPlan(after))];
        const comments = old.flatMap((part, index) => {
          const sentence = part.words.split('. ')[0]?.slice(0, 200) ?? '';
          const anchor = anchorIn(type, part, index % 2 === 0 ? sentence : '');
          return anchor ? [sampleComment({ commentId: `${index}`, anchor })] : [];
        });
        const { byPart, gone } = seatComments(comments, now);
        total.comments += comments.length;
        total.seen += [...byPart.values()].flat().length + gone.length;
        for (const [part, seated] of byPart) {
          for (const { comment } of seated) {
            const key = headingKey(comment.anchor.heading);
            if (headingKey(now[part]?.heading ?? '') === key) total.right += 1;
          }
        }
        const keys = new Set(now.map(({ heading }) => headingKey(heading)));
        total.kept += comments.filter(({ anchor }) => keys.has(headingKey(anchor.heading))).length;
      }
    }
    process.stdout.write(`comments after a rewrite: ${JSON.stringify(total)}\n`);
    expect(total.comments).toBeGreaterThan(200);
    expect(total.seen).toBe(total.comments);
    expect(total.right / total.comments).toBeGreaterThanOrEqual(0.6);
  });
});
