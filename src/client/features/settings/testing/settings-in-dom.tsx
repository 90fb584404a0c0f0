import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { SettingsDialog } from '#client/features/settings/settings-dialog.tsx';
import { createSettingsStore, type SettingsStore } from '#client/features/settings/settings-store.ts';
import { drawDialogs } from '#client/ui/testing/draw-dialogs.ts';
import { PLAIN_LOOK } from '#domain/look.ts';

type Asked = { url: string; key: string | null; body: unknown };

const listed = () => Response.json({ object: 'list', data: [{ id: 'gpt-4o' }, { id: 'tts-1' }] });
export const reply = () =>
  Response.json({ choices: [{ message: { content: 'OK' }, finish_reason: 'stop' }] });
export const refusal = (status: number, code: string) => () =>
  Response.json({ error: { message: 'no', code } }, { status });

/** The AI service of the dialog, for all tests of a file. */
export function fakeService() {
  const service = { asked: [] as Asked[], answer: reply, models: listed };
  drawDialogs();
  beforeAll(() => {
    vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
      const url = String(input);
      service.asked.push({ url, key: new Headers(init?.headers).get('authorization'), body: init?.body });
      return url.endsWith('/models') ? service.models() : service.answer();
    });
  });
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(() => {
    service.asked = [];
    service.models = listed;
  });
  afterEach(cleanup);
  return service;
}

const NOBODY = { clientName: '', businessName: '', onType: () => undefined, onConfirm: () => undefined };

type Options = {
  key?: string;
  origins?: string[];
  settings?: SettingsStore;
  isKeyFirst?: boolean;
  isModelRefused?: boolean;
};

export function show(options: Options = {}) {
  const { key, origins = [], settings = createSettingsStore(null) } = options;
  const { isKeyFirst = false, isModelRefused = false } = options;
  if (key) settings.getState().setOpenAIKey(key);
  vi.spyOn(settings.getState(), 'isKept').mockReturnValue(true);
  const onClose = vi.fn();
  const onReload = vi.fn();
  const onLook = vi.fn();
  render(
    <SettingsDialog
      open
      onClose={onClose}
      settings={settings}
      names={NOBODY}
      look={{ read: () => PLAIN_LOOK, keep: onLook }}
      allowedOrigins={origins}
      isKeyFirst={isKeyFirst}
      isModelRefused={isModelRefused}
      onReload={onReload}
    />,
  );
  return { settings, onClose, onReload, onLook, user: userEvent.setup() };
}

export const keyField = () => screen.getByLabelText<HTMLInputElement>('OpenAI API Key');
export const press = (name: string) => screen.getByRole('button', { name });
