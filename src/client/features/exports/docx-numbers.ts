import { AlignmentType, type ILevelsOptions, type INumberingOptions, LevelFormat } from 'docx';

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const FORMATS = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN] as const;
const BULLETS = ['•', '–', '▪'] as const;
const INDENT = 360;

/** The list shared by all bullets: they have no numbers. */
export const BULLET_LIST = { reference: 'bullets' };

/** Creates one numbering per list: lists that share one would continue each other's numbers. */
export class DocxNumbers {
  private readonly starts = new Set<number>();
  private lists = 0;

  nextList(start: number): { reference: string; instance: number } {
    const from = Math.min(Math.max(Math.trunc(start), 0), 32_767);
    this.starts.add(from);
    this.lists += 1;
    return { reference: referenceOf(from), instance: this.lists };
  }

  /** Call it after all lists were created. */
  config(): INumberingOptions['config'] {
    const numbers = [...this.starts].map((start) => ({
      reference: referenceOf(start),
      levels: levelsFrom(start),
    }));
    return [{ ...BULLET_LIST, levels: bulletLevels() }, ...numbers];
  }
}

const referenceOf = (start: number) => `numbers-from-${start}`;

function levelsFrom(start: number): ILevelsOptions[] {
  return LEVELS.map((level) => ({
    ...shapeOf(level),
    start,
    format: FORMATS[level % FORMATS.length] ?? LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
  }));
}

function bulletLevels(): ILevelsOptions[] {
  return LEVELS.map((level) => ({
    ...shapeOf(level),
    format: LevelFormat.BULLET,
    text: BULLETS[level % BULLETS.length] ?? '•',
  }));
}

function shapeOf(level: number) {
  const indent = { left: (level + 1) * INDENT, hanging: INDENT };
  return { level, alignment: AlignmentType.START, style: { paragraph: { indent } } };
}
