// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { quickStyles } from './quick-styles.ts';

const PAGE = `<main><h1>One</h1><p>Two <b>three</b> <a href="/">four</a></p><ul><li>Five</li></ul>
  <form><label>Six <input></label><input type="hidden"><button>Seven</button><textarea></textarea><select><option></option></select></form>
  <details><summary>Eight</summary><p>Nine</p></details><dialog><p>Ten</p></dialog><dialog open><p>Eleven</p></dialog>
  <table><thead><tr><th>12</th></tr></thead><tbody hidden><tr><td>13</td></tr></tbody><tbody><tr hidden><td>14</td></tr></tbody></table>
  <div hidden><p>15</p></div><div style="visibility: hidden"><p>16 <b>17</b></p></div><div style="display: none"><p>18</p></div>
  <div popover><p>19</p></div><svg><path></path></svg><template></template><script></script></main>`;

it('gives the same styles as jsdom for every element, in any order, and again after the page has changed', () => {
  const ask = window.getComputedStyle.bind(window);
  quickStyles(window);
  document.body.innerHTML = PAGE + PAGE.replace('<main>', '<main style="pointer-events: none">');
  const all = [...document.querySelectorAll('*')];
  const saidBy = (styles: typeof getComputedStyle) =>
    all.map((element) => {
      const { display, visibility, pointerEvents, fontWeight } = styles(element);
      const again = ['display', 'visibility', 'font-weight'].map((name) =>
        styles(element).getPropertyValue(name),
      );
      return [element.localName, display, visibility, pointerEvents, fontWeight, ...again];
    });
  expect(saidBy(window.getComputedStyle)).toEqual(saidBy(ask));
  expect(saidBy(window.getComputedStyle).toReversed()).toEqual(saidBy(ask).toReversed());
  document.querySelector('main')?.setAttribute('hidden', '');
  for (const dialog of document.querySelectorAll('dialog')) dialog.toggleAttribute('open');
  expect(saidBy(window.getComputedStyle)).toEqual(saidBy(ask));
  document.head.innerHTML = '<style>p { display: none } b { visibility: hidden }</style>';
  expect(saidBy(window.getComputedStyle)).toEqual(saidBy(ask));
});
