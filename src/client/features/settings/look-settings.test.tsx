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

describe('the guide to a key', () => {
  it('is open without a key, with its cost and how to do without', () => {
    show();
    const guide = screen.getByText('What’s a key, and how do I get one?').closest('details');
    expect(guide?.open).toBe(true);
    expect(
      screen.getByText(
        /With gpt-[\w.-]+, the model we suggest, one plan costs about \d+ cents, the whole book about \$\d\.\d\d\./,
      ),
    ).toBeDefined();
    expect(screen.getByText(/choose “Create new secret key”, then “Copy”/)).toBeDefined();
    expect(screen.getByText('No key? Use any chat assistant:')).toBeDefined();
  });

  it('names one price: of the suggested model without a key, of the chosen one with it', async () => {
    const prices = () => screen.getByRole('dialog').textContent?.match(/\d+ cents|\$\d+\.\d\d/g);
    const { user } = show();
    expect(prices()).toHaveLength(2);
    expect(screen.getByText(/the model we suggest, one plan costs about/)).toBeDefined();
    expect(screen.queryByText(/With gpt-4, a plan costs/)).toBeNull();
    await user.type(keyField(), 'sk-abc123');
    expect(prices()).toHaveLength(2);
    expect(screen.queryByText(/the model we suggest, one plan costs about/)).toBeNull();
    expect(screen.getByText(/^With gpt-4, a plan costs about 20 cents/)).toBeDefined();
  });

  it('is folded for somebody with a key', () => {
    show({ key: 'sk-abc123' });
    expect(screen.getByText('What’s a key, and how do I get one?').closest('details')?.open).toBe(false);
    expect([keyField().value, press('Save Settings').textContent]).toEqual(['sk-abc123', 'Save Settings']);
  });
});
