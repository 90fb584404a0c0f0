import { describe, expect, it } from 'vitest';
import { pruneCss } from './prune-css.ts';

const HTML = '<div class="flex lg:p-14 fill-[#fff] w-1/2 2xl"><p class="control">a</p></div>';
const pruned = (css: string) => pruneCss(css, HTML);

describe('the inlined rules', () => {
  it('are those for the page’s classes, and those without a class', () => {
    expect(pruned('.flex{display:flex}.grid{display:grid}p{margin:0}*,:before{color:red}')).toBe(
      '.flex{display:flex}p{margin:0}*,:before{color:red}',
    );
  });

  it('know escaped names', () => {
    const css =
      '.lg\\:p-14{top:1px}.fill-\\[\\#fff\\]{top:2px}.w-1\\/2{top:3px}.\\32 xl{top:4px}.fill-\\[\\#000\\]{top:5px}';
    expect(pruned(css)).toBe(
      '.lg\\:p-14{top:1px}.fill-\\[\\#fff\\]{top:2px}.w-1\\/2{top:3px}.\\32 xl{top:4px}',
    );
  });

  it('keep only selectors of a list that can apply', () => {
    expect(pruned('.flex .control:hover,.flex .gone,.gone{top:0}')).toBe('.flex .control:hover{top:0}');
    expect(pruned('.flex:is(a,b),.gone{top:0}')).toBe('.flex:is(a,b){top:0}');
  });

  it('keep rules for elements without a class', () => {
    expect(pruned('.flex>:not(.gone,:last-child){top:0}')).toBe('.flex>:not(.gone,:last-child){top:0}');
  });

  it('look into media and layers, and keep the order of the layers', () => {
    const css =
      '@layer base{p{top:0}}@layer components{.gone{top:0}}@layer utilities{@media print{.gone{top:0}}.flex{top:0}}';
    expect(pruned(css)).toBe('@layer base{p{top:0}}@layer components;@layer utilities{.flex{top:0}}');
  });

  it('keep nested rules, strings with braces and statements', () => {
    const css =
      '@layer a,b;.flex{&:hover{@media (hover:hover){content:"}"}}& .gone{top:0}}.gone{content:"{"}p{top:0}';
    expect(pruned(css)).toBe('@layer a,b;.flex{&:hover{@media (hover:hover){content:"}"}}}p{top:0}');
  });

  it('declare only the properties that are used', () => {
    const declared = (name: string) => `@property ${name}{syntax:"*";inherits:false}`;
    const css = `.flex{top:var(--x)}.gone{top:var(--y)}${declared('--x')}${declared('--y')}`;
    expect(pruned(css)).toBe(`.flex{top:var(--x)}${declared('--x')}`);
  });

  it('leave out elements and form field parts that are not in the page', () => {
    const css =
      'html,body,p,table{top:0}p>b{top:0}::file-selector-button{top:0}::-webkit-datetime-edit{top:0}::placeholder{left:0}';
    expect(pruned(css)).toBe('html,body,p{top:0}::placeholder{left:0}');
    expect(pruneCss(css, '<input name="when" type="date">')).toContain('::-webkit-datetime-edit{top:0}');
  });

  it('leave out unused values, and values used only by them', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:2px}.flex{top:var(--a)}.gone{top:var(--b)}';
    expect(pruned(css)).toBe(':root{--a:1px}.flex{top:var(--a)}');
  });

  it('are refused if they are invalid', () => {
    expect(() => pruned('.flex{top:0}}.grid{')).toThrow();
  });
});

it('keeps the rules of classes that are escaped in HTML', () => {
  const css = '.\\[\\&\\>a\\]\\:fixed>a{position:fixed}.\\[\\&\\>b\\]\\:fixed>b{position:fixed}';
  const html = '<p class="[&amp;&gt;a]:fixed"><a href="#main">Skip</a></p>';
  expect(pruneCss(css, html)).toBe('.\\[\\&\\>a\\]\\:fixed>a{position:fixed}');
});
