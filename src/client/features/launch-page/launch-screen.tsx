import { FileImage, Image as ImageIcon, MessageSquareText, Printer, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Menu, MenuItem } from '#client/ui/menu.tsx';
import { PlacePage, type PlaceSlots } from '#client/ui/place-page.tsx';
import { LAUNCH_PAGE_COPY } from '#content/copy/launch-page.ts';
import { LaunchSheet } from './launch-sheet.tsx';
import type { PageEditing } from './page-fact.tsx';
import type { LaunchModel } from './use-launch-page.ts';

export type LaunchScreenProps = PlaceSlots & {
  model: LaunchModel;
  editing: PageEditing;
  toDecide: number;
  /** Undefined: links are turned off on this site. */
  onShare?: (() => void) | undefined;
  onPrint: () => void;
  onSave: (format: 'png' | 'svg') => void;
  onOpenWeek: () => void;
  onOpenFacts: () => void;
  goals: ReactNode;
};

export function LaunchScreen(props: LaunchScreenProps) {
  const { onShare, onPrint, onSave } = props;
  const copy = LAUNCH_PAGE_COPY;
  return (
    <PlacePage title={copy.title} places={props.places} isWide className="launch-page">
      <p className="mt-3 max-w-2xl text-lg text-pretty text-soft print:hidden">
        {copy.lead} <span className="pointer-coarse:hidden">{copy.how}</span>
        <span className="hidden pointer-coarse:inline">{copy.howByTouch}</span>
      </p>
      <div className="mt-3 mb-4 flex min-h-11 flex-wrap items-center gap-3 print:hidden">
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-4.5" />}
          onClick={onPrint}
        >
          {copy.print}
        </Button>
        <Menu
          label={copy.save.menu}
          trigger={
            <>
              <ImageIcon aria-hidden="true" className="size-4.5" />
              {copy.save.menu}
            </>
          }
          triggerClassName="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-xl border border-edge bg-surface px-4 text-[0.9375rem] font-semibold hover:border-ink hover:bg-sunken"
        >
          <MenuItem icon={FileImage} onClick={() => onSave('png')}>
            {copy.save.png}
          </MenuItem>
          <MenuItem icon={Shapes} onClick={() => onSave('svg')}>
            {copy.save.svg}
          </MenuItem>
        </Menu>
        {onShare && (
          <Button
            variant="secondary"
            icon={<MessageSquareText aria-hidden="true" className="size-4.5" />}
            onClick={onShare}
          >
            {copy.share}
          </Button>
        )}
        <span className="text-sm text-faint">{props.status}</span>
      </div>
      {props.notices}
      <LaunchSheet
        model={props.model}
        heading="h2"
        editing={props.editing}
        toDecide={props.toDecide}
        toWeek={<Way label={copy.next.all} onGo={props.onOpenWeek} />}
        toFacts={<Way label={copy.open.go} onGo={props.onOpenFacts} />}
      />
      {props.goals}
    </PlacePage>
  );
}

function Way({ label, onGo }: { label: string; onGo: () => void }) {
  return (
    <Button
      size="small"
      variant="quiet"
      onClick={onGo}
      className="-mx-3 mt-2 underline underline-offset-4 print:hidden"
    >
      {label}
    </Button>
  );
}
