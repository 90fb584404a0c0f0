import { existsSync } from 'node:fs';

const PARTS = ['all', 'check', 'unit', 'e2e'] as const;
const UNIT = /\.test\.tsx?$/;
const BROWSER = /\.spec\.ts$/;

export type Part = (typeof PARTS)[number] | 'both';
/** The part to run, and the arguments for the two runners: file names, and options as typed. */
export type TestSelection = { part: Part; unit: string[]; browser: string[] };

/** `npm test` runs everything, `npm test -- FILE` only these files: their names determine the runner. */
export function selectTests(args: readonly string[], exists = existsSync): TestSelection {
  const named = PARTS.find((part) => part === args[0]);
  const rest = named ? args.slice(1) : args;
  // From the first option on, everything is for the runner: `-t 'a name'` must not be taken for a file.
  const at = rest.findIndex((arg) => arg.startsWith('-'));
  const [files, options] = at < 0 ? [rest, []] : [rest.slice(0, at), rest.slice(at)];
  const unknown = files.find((file) => !UNIT.test(file) && !BROWSER.test(file));
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is no test: name a file that ends in .test.ts, .test.tsx or .spec.ts, or nothing for all.`,
    );
  const missing = files.find((file) => !exists(file));
  if (missing !== undefined) throw new Error(`There is no file ${missing}.`);
  const of = (kind: RegExp) => files.filter((file) => kind.test(file));
  return {
    part: partOf(named ?? 'all', of(UNIT).length > 0, of(BROWSER).length > 0),
    unit: [...of(UNIT), ...options],
    browser: [...of(BROWSER), ...options],
  };
}

function partOf(named: Part, hasUnit: boolean, hasBrowser: boolean): Part {
  if (hasUnit && hasBrowser) return 'both';
  if (hasUnit) return 'unit';
  return hasBrowser ? 'e2e' : named;
}
