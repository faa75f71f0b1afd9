import { describe, expect, it } from 'vitest';
import { fixedClock } from './clock.ts';
import { jsonLog } from './log.ts';

function logged(...event: Parameters<ReturnType<typeof jsonLog>>): { out: string; err: string } {
  const lines = { out: '', err: '' };
  const log = jsonLog(
    line => (lines.out += line),
    line => (lines.err += line),
    fixedClock('2026-01-01'),
  );
  log(...event);
  return lines;
}

const facts = (value: Record<string, unknown>): Record<string, unknown> => JSON.parse(logged('info', 'm', value).out);

describe('the log', () => {
  it('writes one JSON line an event', () => {
    expect(logged('info', 'a\nb', { shop: 1 }).out).toBe(
      '{"time":"2026-01-01T00:00:00.000Z","level":"info","message":"a\\nb","shop":1}\n',
    );
  });

  it('sends errors to the error output and all else to the other', () => {
    expect(logged('error', 'm').out).toBe('');
    expect(logged('error', 'm').err).toContain('"level":"error"');
    expect(logged('warn', 'm').out).toContain('"level":"warn"');
  });

  it.each([
    'token',
    'Authorization',
    'password',
    'newPassword',
    'Set-Cookie',
    'resetToken',
    'clientSecret',
    'api_key',
    'credential',
  ])('hides what is kept under %s, however deep', name => {
    const { out } = logged('info', 'm', {
      [name]: 'hidden-1',
      request: { headers: [{ [name]: { inner: 'hidden-2' } }] },
    });
    expect(out).not.toContain('hidden');
    expect(out).toContain('[redacted]');
  });

  it('does not let a fact pass for the level, the time or the message', () => {
    expect(facts({ level: 'error', time: 'never', message: 'other' })).toMatchObject({ level: 'info', message: 'm' });
  });

  it('tells an error with its cause and its own fields, without their secrets', () => {
    const error = Object.assign(new Error('outer', { cause: new TypeError('inner') }), {
      code: '23505',
      token: 'hidden',
    });
    expect(facts({ error })).toMatchObject({
      error: {
        name: 'Error',
        message: 'outer',
        code: '23505',
        token: '[redacted]',
        cause: { name: 'TypeError', message: 'inner' },
      },
    });
    expect(JSON.stringify(facts({ error }))).toContain('log.test.ts');
  });

  it('never fails on what it is given', () => {
    const circle: Record<string, unknown> = { name: 'circle' };
    circle.self = circle;
    const twice = { name: 'twice' };
    let deep: unknown = 'bottom';
    for (let level = 0; level < 10_000; level++) deep = { deep };
    const value = {
      circle,
      twice: [twice, twice],
      big: 1n,
      bytes: new Uint8Array(5),
      none: undefined,
      run: () => 1,
      deep,
      date: new Date(NaN),
    };
    expect(facts(value)).toMatchObject({
      circle: { self: '[circle]' },
      twice: [twice, twice],
      big: '1',
      bytes: '[5 bytes]',
      date: null,
    });
  });
});
