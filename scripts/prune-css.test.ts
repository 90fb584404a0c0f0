import { describe, expect, it } from 'vitest';
import { pruneCss } from './prune-css.ts';

const HTML = '<div class="flex lg:p-14 fill-[#fff] w-1/2 2xl"><p class="control">a</p></div>';
const pruned = (css: string) => pruneCss(css, HTML);

describe('the rules put into a page', () => {
  it('are those for its classes, and those without a class', () => {
    expect(pruned('.flex{display:flex}.grid{display:grid}p{margin:0}*,:before{color:red}')).toBe(
      '.flex{display:flex}p{margin:0}*,:before{color:red}',
    );
  });

  it('know escaped names', () => {
    const css = '.lg\\:p-14{a:b}.fill-\\[\\#fff\\]{a:b}.w-1\\/2{a:b}.\\32 xl{a:b}.fill-\\[\\#000\\]{a:b}';
    expect(pruned(css)).toBe('.lg\\:p-14{a:b}.fill-\\[\\#fff\\]{a:b}.w-1\\/2{a:b}.\\32 xl{a:b}');
  });

  it('keep of a list of selectors those that can apply', () => {
    expect(pruned('.flex .control:hover,.flex .gone,.gone{a:b}')).toBe('.flex .control:hover{a:b}');
    expect(pruned('.flex:is(a,b),.gone{a:b}')).toBe('.flex:is(a,b){a:b}');
  });

  it('keep what applies to elements without a class', () => {
    expect(pruned('.flex>:not(.gone,:last-child){a:b}')).toBe('.flex>:not(.gone,:last-child){a:b}');
  });

  it('look into media and layers, and keep the order of the layers', () => {
    const css =
      '@layer base{p{a:b}}@layer components{.gone{a:b}}@layer utilities{@media print{.gone{a:b}}.flex{a:b}}';
    expect(pruned(css)).toBe('@layer base{p{a:b}}@layer components{}@layer utilities{.flex{a:b}}');
  });

  it('keep nested rules, strings with braces and statements as they are', () => {
    const css = '@layer a,b;.flex{&:hover{@media (hover:hover){content:"}"}}}.gone{content:"{"}p{a:b}';
    expect(pruned(css)).toBe('@layer a,b;.flex{&:hover{@media (hover:hover){content:"}"}}}p{a:b}');
  });

  it('declare only the properties that are used', () => {
    const css = '.flex{a:var(--x)}.gone{a:var(--y)}@property --x{syntax:"*"}@property --y{syntax:"*"}';
    expect(pruned(css)).toBe('.flex{a:var(--x)}@property --x{syntax:"*"}');
  });

  it('are refused when a block has no end', () => {
    expect(() => pruned('.flex{a:b')).toThrow('a block without an end');
  });
});
