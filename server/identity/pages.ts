import type { Person } from './people.ts';

/** Who are you today? Plain HTML, without script. */
export const choicePage = (people: readonly Person[], action: string): string =>
  page(
    'Choose an account',
    `<p class="quiet">This page stands in for Google in the demo. No password is asked here.</p>
<form method="post" action="${escaped(action)}">
${people.map(choice).join('\n')}
<button class="plain" name="subject" value="">Cancel</button>
</form>`,
  );

export const failurePage = (): string =>
  page('Please start again', '<p class="quiet">This sign-in has ended. <a href="/accounts/gsignin">Sign in</a></p>');

const choice = ({ subject, name, email, note }: Person) =>
  `<button name="subject" value="${escaped(subject)}"><strong>${escaped(name)}</strong> <span>${escaped(email)}</span> <span>${escaped(note)}</span></button>`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} - TolaShop demo</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<p class="brand">TolaShop demo</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;

const style = `
:root { --background: #faf8f3; --surface: #fff; --hairline: #e7e2d6; --edge: #8b908a; --text: #1b211e; --quiet: #5b655f; --primary: #0f4d3a; --hover: #f6f3eb }
@media (prefers-color-scheme: dark) { :root { --background: #0d1411; --surface: #141d19; --hairline: #26332d; --edge: #6c7b73; --text: #e8ede9; --quiet: #a3afa8; --primary: #7cc4a4; --hover: #1a2520 } }
* { box-sizing: border-box }
body { margin: 0; padding: 32px 16px; background: var(--background); color: var(--text); font: 16px/24px Mukta, 'Noto Sans', system-ui, sans-serif }
main { max-width: 440px; margin: 0 auto; padding: 24px; background: var(--surface); border: 1px solid var(--hairline); border-radius: 8px }
h1 { margin: 0; font: 600 28px/36px 'Eczar Variable', Georgia, serif }
a { color: var(--primary) }
.brand { margin: 0 0 16px; color: var(--primary); font: 18px/24px 'Eczar Variable', Georgia, serif }
.quiet { margin: 4px 0 20px; color: var(--quiet) }
form { display: grid; gap: 8px }
button { display: grid; width: 100%; min-height: 44px; padding: 10px 16px; text-align: left; font: inherit; color: inherit; background: none; border: 1px solid var(--edge); border-radius: 8px; cursor: pointer }
button span { color: var(--quiet); font-size: 14px; line-height: 20px; overflow-wrap: anywhere }
button:hover { background: var(--hover) }
button:focus-visible, a:focus-visible { outline: 2px solid var(--primary); outline-offset: 2px }
.plain { border-color: transparent; text-align: center; color: var(--primary) }
`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, character => entities[character]!);
