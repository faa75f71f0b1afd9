import { words } from './words.ts';

export function titleOf(page: keyof typeof words.page): string {
  return `${words.page[page]} · TolaShop`;
}

export function setTitle(page: keyof typeof words.page): void {
  document.title = titleOf(page);
}
