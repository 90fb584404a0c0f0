import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService, keyField, press, show } from './testing/settings-in-dom.tsx';

fakeService();

describe('theme and text size', () => {
  it('change at once, and need no key', async () => {
    const { onLook, user } = show();
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(onLook).toHaveBeenLastCalledWith({ theme: 'dark', textSize: 100 });
    await user.click(screen.getByRole('radio', { name: '150%' }));
    expect(onLook).toHaveBeenLastCalledWith({ theme: 'dark', textSize: 150 });
    expect(screen.queryByText('API Key is required')).toBeNull();
  });
});

describe('what a key is', () => {
  it('is explained in full to somebody without one, with what it costs and how to do without', () => {
    show();
    const guide = screen.getByText('What’s a key, and how do I get one?').closest('details');
    expect(guide?.open).toBe(true);
    expect(
      screen.getByText(
        /With gpt-[\w.-]+, the model we suggest, one plan takes about \d+ cents, the whole book about \$\d\.\d\d\./,
      ),
    ).toBeDefined();
    expect(screen.getByText(/choose “Create new secret key”, then “Copy”/)).toBeDefined();
    expect(screen.getByText('No key? Use any chat assistant:')).toBeDefined();
  });

  it('is folded away for somebody who has one', () => {
    show({ key: 'sk-abc123' });
    expect(screen.getByText('What’s a key, and how do I get one?').closest('details')?.open).toBe(false);
    expect([keyField().value, press('Save Settings').textContent]).toEqual(['sk-abc123', 'Save Settings']);
  });
});
