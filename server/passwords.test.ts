import { describe, expect, it } from 'vitest';
import { argonPasswords } from './passwords.ts';

const passwords = argonPasswords();

describe('a password', () => {
  it('is kept as argon2id with 19 MiB, two passes, one lane, salted anew each time', async () => {
    const first = await passwords.hash('Demo@1234');
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(await passwords.hash('Demo@1234')).not.toBe(first);
  });

  it('is recognised, and nothing near it is', async () => {
    const phc = await passwords.hash('Demo@1234');
    expect(await passwords.verify(phc, 'Demo@1234')).toBe(true);
    for (const wrong of ['demo@1234', 'Demo@1234 ', 'Demo@123', '', 'Demo@1234\0']) {
      expect(await passwords.verify(phc, wrong)).toBe(false);
    }
  });

  it('is never cut: 128 characters count to the last', async () => {
    const long = 'ल'.repeat(127);
    const phc = await passwords.hash(`${long}a`);
    expect(await passwords.verify(phc, `${long}a`)).toBe(true);
    expect(await passwords.verify(phc, `${long}b`)).toBe(false);
  });

  it('is the same however the keyboard composed it', async () => {
    const phc = await passwords.hash('caf\u00e9 \u095c');
    expect(await passwords.verify(phc, 'cafe\u0301 \u0921\u093c')).toBe(true);
  });

  it('stored by earlier parameters is still recognised', async () => {
    const { hash } = await import('@node-rs/argon2');
    const older = await hash('Demo@1234', { memoryCost: 8192, timeCost: 3, parallelism: 2 });
    expect(await passwords.verify(older, 'Demo@1234')).toBe(true);
  });

  it.each(['password', 'Sunshine', '1234567890', 'qwertyuiop', 'iloveyou'])('%s is common', async common => {
    expect(await passwords.isCommon(common)).toBe(true);
  });

  it.each(['Demo@1234', 'three rings of old gold', 'लक्ष्मी की तिजोरी'])('%s is not', async rare => {
    expect(await passwords.isCommon(rare)).toBe(false);
  });

  it('cannot be checked against something that is no hash', async () => {
    await expect(passwords.verify('plain text', 'plain text')).rejects.toThrow('Decoding failed');
  });
});
