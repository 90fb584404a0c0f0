import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { IMPORTED_NAMES, importedNames, withOnly } from './light-react.ts';

const fileOf = (name: string, part = name) => `node_modules/${name}/cjs/${part}.production.js`;
const read = (file: string) => readFileSync(file, 'utf8');
const parser = { parse: (code: string) => parseAst(code) };

/** Read but never set by the packages themselves: also `undefined` with the complete files. */
const NEVER_THERE = ['log', 'unstable_setDisableYieldValue'];

describe('the downloaded part of React', () => {
  it.each([
    ['react-dom', 'react-dom-client'],
    ['react-dom', 'react-dom'],
  ])('is all that its own packages ask of each other: %s, %s', (name, part) => {
    const code = read(fileOf(name, part));
    const packages = { react: 'React', 'react-dom': 'ReactDOM', scheduler: 'Scheduler' };
    const missing = Object.entries(packages).flatMap(([from, by]) =>
      [...code.matchAll(new RegExp(`(?<![\\w.])${by}\\.(\\w+)`, 'g'))]
        .map(([, asked = '']) => asked)
        .filter((asked) => !IMPORTED_NAMES[from]?.includes(asked) && !NEVER_THERE.includes(asked)),
    );
    expect(missing).toEqual([]);
    // The packages are imported as a whole, by these names.
    expect(code).toMatch(/React = require\("react"\)/);
  });

  it('contains everything that our sources import', () => {
    const sources = globSync('src/client/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.|testing|prerender/.test(file),
    );
    const asked = sources.flatMap((file) =>
      importedNames(read(file).replaceAll(/import type [^;]*;|\btype \w+,?/g, '')),
    );
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(([from, name]) => !IMPORTED_NAMES[from]?.includes(name))).toEqual([]);
  });

  it.each(Object.keys(IMPORTED_NAMES))('has exactly the imported names: %s', (name) => {
    const kept = withOnly(IMPORTED_NAMES[name] ?? [], read(fileOf(name)), parser);
    const given = [...kept.matchAll(/^\s*exports\.(\w+)\s*=/gm)].map(([, exported]) => exported);
    expect([...new Set(given)].sort()).toEqual([...(IMPORTED_NAMES[name] ?? [])].sort());
  });
});

describe('the names that a module imports', () => {
  it.each([
    ["import { memo, useId as id } from 'react';", ['react memo', 'react useId']],
    ['import React from "react"; React.useRef(1); other.React;', ['react useRef']],
    ["import * as React$1 from 'react'; React$1.lazy(part);", ['react lazy']],
    [
      "import { createPortal } from 'react-dom'; import { createRoot } from 'react-dom/client';",
      ['react-dom createPortal'],
    ],
    ["import React, { lazy as later } from 'react'; React.useRef(1);", ['react lazy', 'react useRef']],
    ["import*as e from'react';import{Suspense as t}from'react';e.lazy(t);", ['react Suspense', 'react lazy']],
    ["export { lazy } from 'react'; export * as whole from './react';", ['react lazy']],
    ['var React = require("react"), lazy = React.lazy;', ['react lazy']],
    ["import { jsx } from 'react/jsx-runtime';", []],
  ])('are read from %s', (code, names) => {
    expect(importedNames(code).map((asked) => asked.join(' '))).toEqual(names);
  });
});
