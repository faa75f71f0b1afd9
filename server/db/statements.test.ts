import { describe, expect, it } from 'vitest';
import { statementsOf } from './statements.ts';

describe('the statements of a text', () => {
  it.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['blanks and comments', ' ;; -- a;\n /* b; */ ;', []],
    ['one without an end', 'select 1', ['select 1']],
    ['several', 'select 1; select 2;\nselect 3', ['select 1', 'select 2', 'select 3']],
    ['a string', `select 'a;b'; select 2`, [`select 'a;b'`, 'select 2']],
    ['a doubled quote', `select 'it''s; so'; select 2`, [`select 'it''s; so'`, 'select 2']],
    ['a backslash, which is plain', `select '\\'; select 2`, [`select '\\'`, 'select 2']],
    ['a backslash that escapes', `select E'\\';'; select 2`, [`select E'\\';'`, 'select 2']],
    ['an escape at the end', `select e'\\\\'; select 2`, [`select e'\\\\'`, 'select 2']],
    ['a name that ends in e', `select type'a;'; select 2`, [`select type'a;'`, 'select 2']],
    ['a quoted name', 'select ";", "a"";b"; select 2', ['select ";", "a"";b"', 'select 2']],
    ['dollar quotes', 'do $$ begin; end $$; select 2', ['do $$ begin; end $$', 'select 2']],
    ['named dollar quotes', 'do $a$ x; $$ y; $$ $b$; $a$; select 2', ['do $a$ x; $$ y; $$ $b$; $a$', 'select 2']],
    ['a quote in a dollar quote', `do $$ it's; $$; select 2`, [`do $$ it's; $$`, 'select 2']],
    ['a dollar quote in a string', `select '$$'; select '$$'`, [`select '$$'`, `select '$$'`]],
    ['a comment in a dollar quote', 'do $$ -- it;\n x $$; select 2', ['do $$ -- it;\n x $$', 'select 2']],
    ['a dollar in a name', 'select a$b$; select c$b$', ['select a$b$', 'select c$b$']],
    ['parameters', 'select $1; select $2', ['select $1', 'select $2']],
    ['a comment with a quote', `select 1 -- it's;\n+ 1; select 2`, ['select 1  \n+ 1', 'select 2']],
    ['comments in one another', 'select /* a; /* b; */ c; */ 1; select 2', ['select   1', 'select 2']],
    ['a comment that hides a dash', 'select /* -- */ 1; select 2', ['select   1', 'select 2']],
    ['a dash and a slash', 'select 3 - 1, 4 / 2; select 2', ['select 3 - 1, 4 / 2', 'select 2']],
    ['a mark of a comment in a string', `select '/*'; select '--'`, [`select '/*'`, `select '--'`]],
    ['other scripts', `select "नाम;", 'सोना;'; select 2`, [`select "नाम;", 'सोना;'`, 'select 2']],
  ])('with %s', (_, sql, statements) => {
    expect(statementsOf(sql)).toEqual(statements);
  });

  it.each([
    ['a string', `select 'a; select 2`],
    ['a name', 'select "a; select 2'],
    ['a dollar quote', 'do $$ begin; end $; select 2'],
    ['a comment', 'select /* 1; /* 2; */ select 2'],
  ])('are refused where %s does not end', (_, sql) => {
    expect(() => statementsOf(sql)).toThrow('does not end');
  });
});
