import { escapeHtml } from '#domain/plan/render/escape-html.ts';
import { policyHash } from './policy-hash.ts';

// The colors of src/client/styles.css, which this page does not load.
const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#faf7f0,#0d1526);color:light-dark(#14213d,#f4eddd)}main{max-width:26rem;margin:1rem;padding:2rem;border:1px solid light-dark(#e6dfd0,#2a3856);border-radius:1rem;background:light-dark(#fffefb,#152038)}h1{margin:.25rem 0 0;font:500 1.75rem/1.25 "Iowan Old Style","Palatino Linotype",Georgia,serif}p{margin:.75rem 0 1.5rem;color:light-dark(#45506b,#c5ccdc)}small{color:light-dark(#7a5510,#ecc778);font-weight:600}a{display:inline-block;padding:.625rem 1.25rem;border-radius:.75rem;background:light-dark(#14213d,#e3b65a);color:light-dark(#fff,#14213d);text-decoration:none;font-weight:600}a:focus-visible{outline:3px solid #c6912f;outline-offset:3px}`;

export const CONFIRMED_STYLE_HASH = policyHash(STYLE);

const WORDS = {
  confirmed: {
    title: 'Your email is confirmed',
    text: 'Thank you. You can close this page, or go back to your topics.',
  },
  refused: {
    title: 'This link doesn’t work anymore',
    text: 'It’s older than two days, or your account’s email has changed. Nothing is lost: open My data in the app and ask for a new link.',
  },
};

/** The page behind the link in the email. Standalone, because the reader may not be signed in anywhere. */
export function confirmedPage(isConfirmed: boolean, brandName: string): string {
  const { title, text } = isConfirmed ? WORDS.confirmed : WORDS.refused;
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><small>${escapeHtml(brandName)}</small><h1>${title}</h1><p>${text}</p><a href="/">Open my topics</a></main></body></html>`;
}
