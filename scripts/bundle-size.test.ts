import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildClient, CLIENT_DIR } from './build-client.ts';
import { COMPILE_HINT } from './client/compile-hints.ts';
import { type Budget, clientBudgets, firstFiles, readBuilt, scripts } from './client-budgets.ts';

let budgets: Budget[] = [];
beforeAll(async () => {
  await buildClient();
  budgets = clientBudgets();
}, 180_000);

/** Used by every screen. */
const coreRules = () =>
  readdirSync(join(CLIENT_DIR, 'assets'))
    .filter((name) => name.startsWith('core-') && name.endsWith('.css'))
    .map((name) => readBuilt(`assets/${name}`))
    .join('');

const sizeOf = (name: string) => budgets.find((budget) => budget.name === name)?.bytes ?? 0;

describe('the size of the client', () => {
  it('needs no more than 77.5 kB of script for the sign-in screen', () => {
    expect(sizeOf('sign-in screen')).toBeGreaterThan(40_000);
    expect(sizeOf('sign-in screen')).toBeLessThanOrEqual(77_500);
  });

  it('needs no more than 130 kB of script for the dashboard and a blueprint', () => {
    expect(sizeOf('dashboard and questions')).toBeGreaterThan(80_000);
    expect(sizeOf('dashboard and questions')).toBeLessThanOrEqual(130_000);
  });

  it('has no more than 12 kB of rules for the first screen', () => {
    expect(sizeOf('rules of the first screen')).toBeGreaterThan(2_000);
    expect(sizeOf('rules of the first screen')).toBeLessThanOrEqual(12_000);
  });

  it('keeps every late part, and their total, within its budget', () => {
    expect(budgets.filter(({ name }) => name.startsWith('+ ')).length).toBeGreaterThan(10);
    expect(budgets.filter(({ bytes, limit }) => bytes === 0 || bytes > limit)).toEqual([]);
  });

  it('comes in few files: each costs a slow phone two requests', () => {
    expect(scripts().length).toBeGreaterThan(20);
    expect(scripts().length).toBeLessThanOrEqual(78);
  });

  it('has no CSS rule that is matched against every element', () => {
    const ofAnyChild = /[\s>]\*\)?(?=[,{])|>\s*:not\(:(?:first|last)-child\)\)?(?=[,{])/g;
    expect('.a>*{}:where(.b>:not(:last-child)){}'.match(ofAnyChild)).toHaveLength(2);
    expect(coreRules().match(ofAnyChild)).toBeNull();
  });

  it('lists existing system fonts before ones that may be missing', () => {
    const text = coreRules();
    expect(/--font-sans:([^;}]*)/.exec(text)?.[1]).toBe('system-ui, sans-serif');
    expect(text).not.toMatch(/font-family:(?!inherit|var\(|system-ui|P052|ui-monospace)/);
  });

  it('is compiled off the main thread, and large libraries are not', () => {
    const hinted = scripts().filter((file) => readBuilt(file).startsWith(COMPILE_HINT));
    expect(firstFiles().filter((file) => !hinted.includes(file))).toEqual([]);
    expect(hinted.filter((file) => /openai|docx/.test(file))).toEqual([]);
  });

  it('asks for nothing that the oldest promised browsers lack, and csp-narrow.js does not give them', () => {
    const newer =
      /\bPromise\.(?:try|withResolvers)\b|\bObject\.groupBy\b|\bAbortSignal\.any\b|\bArray\.fromAsync\b|\bRegExp\.escape\b|\bError\.isError\b|\.(?:is(?:Sub|Super)setOf|isDisjointFrom|symmetricDifference)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|flatMap|some|every|find|reduce|take|drop|toArray)\(|\(\?[ims]*-?[ims]+:/;
    const written = [
      'Promise.try(a)',
      'a.isSubsetOf(b)',
      'a.values().map(b)',
      '/(?i:a)/',
      'AbortSignal.any([a])',
    ];
    expect(written.filter((code) => !newer.test(code))).toEqual([]);
    const asking = scripts().flatMap((file) => newer.exec(readBuilt(file))?.[0] ?? []);
    expect(asking).toEqual([]);
  });

  it('brings nothing along that is only needed later', () => {
    const files = firstFiles();
    const text = files.map(readBuilt).join('\n');
    expect(
      files.filter((file) => /openai|markdown|docx|catalog|generation|settings|book-slot/.test(file)),
    ).toEqual([]);
    expect(text).not.toContain('You write a plan');
    expect(text).not.toContain('chat/completions');
    // An error that only later parts can cause (late-errors.ts).
    expect(text).not.toContain('The AI service is having problems');
  });
});
