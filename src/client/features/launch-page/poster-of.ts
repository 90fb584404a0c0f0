import { saveFile } from '#client/adapters/device/download.ts';
import { svgToPng } from '#client/adapters/page/svg-to-png.ts';
import { tell } from '#client/ui/notices/tell.ts';
import { LAUNCH_PAGE_COPY, PICTURE_WORDS } from '#content/copy/launch-page.ts';
import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { FactName } from '#domain/facts/fact-names.ts';
import { POSTER, posterScene } from '#domain/launch-page/poster.ts';
import { sceneSvg } from '#domain/launch-page/scene-svg.ts';
import type { FirstPage } from '#domain/plan/book-export.ts';
import type { LaunchModel } from './use-launch-page.ts';

type Shown = Pick<LaunchModel, 'page' | 'picture' | 'gaps' | 'points'>;

/** The picture as a separate file. */
function posterOf({ page, picture }: Shown): string {
  const wordsOf = (name: FactName) => {
    const of = Object.values(page.groups)
      .flat()
      .find(({ fact }) => fact === name);
    return of && of.state !== 'blank' ? of.value : undefined;
  };
  const heading = {
    title: wordsOf('offerName') ?? wordsOf('businessName') ?? LAUNCH_PAGE_COPY.title,
    subtitle: wordsOf('iHelp') ?? '',
  };
  return sceneSvg(posterScene(picture, PICTURE_WORDS, heading), POSTER);
}

export async function savePicture(model: Shown, format: 'png' | 'svg'): Promise<void> {
  const { file, failed } = LAUNCH_PAGE_COPY.save;
  const svg = posterOf(model);
  if (format === 'svg') return saveFile(`${file}.svg`, svg, 'image/svg+xml');
  try {
    saveFile(`${file}.png`, await svgToPng(svg, POSTER));
  } catch {
    tell(failed);
  }
}

/** The page for an exported book. A browser that can't make the picture still exports the words. */
export async function firstPageOf(model: Shown): Promise<FirstPage> {
  const { page, gaps, points } = model;
  const copy = LAUNCH_PAGE_COPY;
  const groups = Object.entries(page.groups).map(([group, facts]) => ({
    title: copy.groups[group as keyof typeof copy.groups],
    rows: facts.map((of) => ({
      label: FACT_LABELS[of.fact],
      words: of.state === 'blank' ? '' : of.value,
    })),
  }));
  const open = [
    ...(page.open.length > 0 ? [copy.open.facts(page.open.map((fact) => FACT_LABELS[fact]).join(', '))] : []),
    ...(gaps > 0 ? [copy.open.gaps(gaps)] : []),
    ...(points ? [copy.open.points(points)] : []),
  ];
  const png = await svgToPng(posterOf(model), POSTER).catch(() => undefined);
  return {
    title: copy.title,
    groups,
    lists: [
      {
        title: copy.next.title,
        isOrdered: true,
        lines: page.next.map(({ title, day }) => (day ? `${copy.next.on(day)}: ${title}` : title)),
      },
      { title: copy.open.title, lines: open },
    ],
    ...(png && { picture: { png: await png.arrayBuffer(), ...POSTER } }),
  };
}
