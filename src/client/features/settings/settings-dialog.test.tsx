import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeService, keyField, press, refusal, show } from './testing/settings-in-dom.tsx';

const service = fakeService();

describe('the Settings dialog', () => {
  it('has its title, a password field with the stored key, and both buttons', () => {
    show({ key: 'sk-abc123' });
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeDefined();
    expect(keyField().type).toBe('password');
    expect(keyField().placeholder).toBe('sk-...');
    expect(keyField().value).toBe('sk-abc123');
    expect(screen.getByText(/kept only in this browser. It’s never sent to our servers/)).toBeDefined();
    expect(screen.getByText(/set a monthly spending limit there/)).toBeDefined();
  });

  it('has three groups in this order, each saying when it is saved', () => {
    show();
    const dialog = screen.getByRole('dialog', { name: 'Settings' });
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['About me', 'Look', 'AI']);
    expect(
      within(dialog).getByText(
        'Everything here is saved as you change it. Only your AI key waits for Save Settings.',
      ),
    ).toBeDefined();
    const group = (name: string) => within(screen.getByRole('region', { name }));
    expect(group('About me').getByText(/Saved as you type\.$/)).toBeDefined();
    expect(group('About me').getAllByRole('textbox')).toHaveLength(2);
    expect(group('Look').getByText('Applies right away, on this device only.')).toBeDefined();
    expect(group('AI').getByText(/or type its name\. Saved as you change it\.$/)).toBeDefined();
    expect(group('AI').getByRole('button', { name: 'Cancel' })).toBeDefined();
    expect(group('AI').getByRole('button', { name: 'Save Settings' })).toBeDefined();
    expect(within(dialog).getAllByRole('button', { name: /Cancel|Save/ })).toHaveLength(2);
  });

  it('says that only the key is missing, after only a name changed', async () => {
    const { user } = show();
    await user.click(press('Save Settings'));
    const help = screen.getByText(
      'Only your key is missing. Everything else is saved already. No key yet? Follow the steps below, or choose Cancel.',
    );
    expect(keyField().getAttribute('aria-describedby')).toContain(help.id);
  });

  it('focuses the key if somebody came for it, and otherwise the title', () => {
    show({ isKeyFirst: true });
    expect(document.activeElement).toBe(keyField());
    cleanup();
    show();
    expect(document.activeElement).not.toBe(keyField());
  });

  it('starts empty without a key', () => {
    show();
    expect(keyField().value).toBe('');
  });

  it.each([
    ['', 'API Key is required'],
    ['   ', 'API Key is required'],
    ['abc', 'Invalid API key format'],
    ['sk-abc-def', 'Invalid API key format'],
  ])('refuses %j with "%s" under the field', async (typed, message) => {
    const { settings, onClose, user } = show();
    if (typed) await user.type(keyField(), typed);
    await user.click(press('Save Settings'));
    const error = screen.getByText(message);
    expect(keyField().getAttribute('aria-describedby')).toContain(error.id);
    await waitFor(() => expect(document.activeElement).toBe(keyField()));
    expect(settings.getState().openAIKey).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says what a key looks like after one was refused, and where to get one', async () => {
    const { user } = show();
    await user.type(keyField(), 'my password');
    await user.click(press('Save Settings'));
    const help = screen.getByText(
      'A key starts with sk- and has no spaces in it. Copy it again where you made it, and paste it here. No key yet? The steps are below.',
    );
    expect(keyField().getAttribute('aria-describedby')).toContain(help.id);
    await user.type(keyField(), '1');
    expect(screen.getByText(/kept only in this browser/)).toBeDefined();
  });

  it.each(['sk-ant-api03-abc_def', 'sk-or-v1-abcdef', 'gsk_abcdef'])(
    'says that a key is from another service: %s',
    async (key) => {
      const { user } = show();
      await user.type(keyField(), key);
      await user.click(press('Save Settings'));
      const help = screen.getByText(/^This key is from another AI service\./);
      expect(keyField().getAttribute('aria-describedby')).toContain(help.id);
    },
  );

  it('focuses the invalid field', async () => {
    const { user } = show();
    await user.click(press('Save Settings'));
    await waitFor(() => expect(document.activeElement).toBe(keyField()));
  });

  it('stores the key without invisible characters, and closes', async () => {
    const { settings, onClose, onReload, user } = show();
    await user.click(keyField());
    await user.paste(' sk-abc\u200B123\u00A0\n');
    await user.click(press('Save Settings'));
    expect(settings.getState().openAIKey).toBe('sk-abc123');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onReload).not.toHaveBeenCalled();
  });

  it.each(['Cancel', 'Close'])('%s changes nothing', async (name) => {
    const { settings, onClose, user } = show({ key: 'sk-abc123' });
    await user.type(keyField(), '999');
    await user.click(press(name));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(settings.getState().openAIKey).toBe('sk-abc123');
  });

  it('removes the key on request', async () => {
    const { settings, user } = show({ key: 'sk-abc123' });
    await user.click(press('Remove key from this browser'));
    expect(settings.getState().openAIKey).toBeNull();
    expect(keyField().value).toBe('');
  });

  it('stays open with a message if this browser stores nothing', async () => {
    const { settings, onClose, user } = show();
    vi.mocked(settings.getState().isKept).mockReturnValue(false);
    await user.type(keyField(), 'sk-abc123');
    await user.click(press('Save Settings'));
    expect(screen.getByText(/doesn’t keep settings/)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    expect(settings.getState().openAIKey).toBe('sk-abc123');
  });
});

describe('the model', () => {
  it('is saved as it is changed, without Save Settings, and Cancel does not undo it', async () => {
    const { settings, user } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    await user.clear(screen.getByLabelText('Model'));
    await user.tab();
    expect(settings.getState().model).toBe('gpt-4');
    await user.type(screen.getByLabelText('Model'), 'gpt-5{Enter}');
    expect(screen.getByText('Saved. New plans are written with gpt-5.')).toBeDefined();
    expect(settings.getState()).toMatchObject({ model: 'gpt-5', openAIKey: 'sk-abc123' });
    await user.type(keyField(), '999');
    await user.click(press('Cancel'));
    expect(settings.getState()).toMatchObject({ model: 'gpt-5', openAIKey: 'sk-abc123' });
  });

  it('is saved when the dialog goes with the focus still in it', async () => {
    const { settings, user } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    await user.clear(screen.getByLabelText('Model'));
    await user.type(screen.getByLabelText('Model'), 'gpt-5');
    expect(settings.getState().model).toBe('gpt-4');
    cleanup();
    expect(settings.getState().model).toBe('gpt-5');
  });

  it('of another address waits for the key of that address', async () => {
    const { settings, user } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    await user.clear(screen.getByLabelText('AI service address'));
    await user.type(screen.getByLabelText('AI service address'), 'http://localhost:11434/v1');
    await user.clear(screen.getByLabelText('Model'));
    await user.type(screen.getByLabelText('Model'), 'llama3');
    expect(
      screen.getByText('Saved together with the new address, when you choose Save Settings.'),
    ).toBeDefined();
    await user.click(press('Cancel'));
    cleanup();
    expect(settings.getState()).toMatchObject({ model: 'gpt-4', baseUrl: 'https://api.openai.com/v1' });
  });
});

describe('Advanced', () => {
  it('lists the chat models that the key can see', async () => {
    const { user } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    await waitFor(() => {
      const options = [...document.querySelectorAll('datalist option')].map((option) =>
        option.getAttribute('value'),
      );
      expect(options).toEqual(['gpt-4o']);
    });
  });

  it('is open on an empty model, with all models of the key, when the stored one was refused', async () => {
    const { settings, user } = show({ key: 'sk-abc123', isModelRefused: true });
    const model = screen.getByLabelText<HTMLInputElement>('Model');
    expect(model.closest('details')?.open).toBe(true);
    expect(model.value).toBe('');
    expect(document.activeElement).toBe(model);
    await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(1));
    await user.type(model, 'gpt-4o');
    await user.click(press('Save Settings'));
    expect(settings.getState().model).toBe('gpt-4o');
  });

  it('saves another model even when listing fails', async () => {
    service.models = refusal(403, 'x');
    const { settings, onClose, user } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    await screen.findByText(/couldn’t load the list of models/);
    await user.clear(screen.getByLabelText('Model'));
    await user.type(screen.getByLabelText('Model'), 'gpt-5');
    await user.click(press('Save Settings'));
    expect(settings.getState().model).toBe('gpt-5');
    expect(onClose).toHaveBeenCalled();
  });

  it('does not accept our own server as an AI service', async () => {
    const { settings, onClose, user } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    const address = screen.getByLabelText('AI service address');
    await user.clear(address);
    await user.type(address, `${location.origin}/v1`);
    await user.type(keyField(), 'a key');
    await user.click(press('Save Settings'));
    expect(screen.getByText(/That’s the address of this app, not of an AI service/)).toBeDefined();
    expect(settings.getState().baseUrl).toBe('https://api.openai.com/v1');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks for another address’s key, keeps the old one separately, and reloads the page', async () => {
    const { settings, onClose, onReload, user } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    const address = screen.getByLabelText('AI service address');
    await user.clear(address);
    await user.type(address, 'http://localhost:11434/v1/');
    await user.click(press('Save Settings'));
    expect(keyField().value).toBe('');
    expect(screen.getByText('API Key is required')).toBeDefined();
    expect(screen.getByText(/needs its own key/)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    await user.type(keyField(), 'ollama');
    await user.click(press('Save Settings'));
    expect(settings.getState()).toMatchObject({
      openAIKey: 'ollama',
      baseUrl: 'http://localhost:11434/v1',
      keysByBaseUrl: { 'https://api.openai.com/v1': 'sk-abc123' },
    });
    expect(onReload).toHaveBeenCalledTimes(1);
    const elsewhere = service.asked.filter(({ url }) => !url.startsWith('https://api.openai.com/'));
    expect(elsewhere.map(({ key }) => key)).not.toContain('Bearer sk-abc123');
  });

  it('sends nothing to another address before the page may connect to it', async () => {
    const { user } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    await user.clear(screen.getByLabelText('AI service address'));
    await user.type(screen.getByLabelText('AI service address'), 'http://localhost:11434/v1');
    await user.tab();
    await user.type(keyField(), 'ollama');
    expect(press('Check key')).toHaveProperty('disabled', true);
    expect(screen.getByText(/Save Settings first/)).toBeDefined();
    expect(service.asked.filter(({ url }) => url.startsWith('http://localhost'))).toEqual([]);
  });

  it.each([
    ['http://example.com/v1', /starts with https/],
    ['not an address', /starts with https/],
    ['https://openrouter.ai/api/v1', /only allows https:\/\/api.openai.com/],
  ])('refuses %s', async (typed, message) => {
    const { onClose, user } = show({ key: 'sk-abc123', origins: ['https://api.openai.com'] });
    await user.click(screen.getByText('Advanced'));
    await user.clear(screen.getByLabelText('AI service address'));
    await user.type(screen.getByLabelText('AI service address'), typed);
    await user.click(press('Save Settings'));
    expect(screen.getByText(message)).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('blames a wrong address on the address, not on the key of another service', async () => {
    const { user } = show();
    await user.type(keyField(), 'gsk_abc123');
    await user.click(screen.getByText('Advanced'));
    const address = screen.getByLabelText('AI service address');
    await user.clear(address);
    await user.type(address, 'http://api.groq.com/openai/v1');
    await user.click(press('Save Settings'));
    expect(screen.queryByText('Invalid API key format')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(address));
  });
});
