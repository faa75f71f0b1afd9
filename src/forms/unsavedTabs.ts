import { tabName } from '../layout/tabTitle.ts';

const channelName = 'ts.unsaved';
/** Milliseconds within which an open tab answers. */
const patience = 250;

type Message = { ask: string } | { answer: string; page: string; tab: string };
export type UnsavedPage = { title: string; isHere: boolean };

const ownTab = `${Math.random()}`;

let held = 0;
let channel: BroadcastChannel | undefined;

/** Marks this tab as one that holds text which is not saved. Returns the way to take the mark away. */
export function holdText(): () => void {
  held += 1;
  if (!channel) listen();
  return () => {
    held -= 1;
  };
}

/**
 * The titles of the pages with text that is not saved, in this tab and in the others. A tab hears its own question too.
 * Tabs that hold nothing never answer, so asking ends after a moment.
 */
export async function unsavedPages(): Promise<UnsavedPage[]> {
  if (!('BroadcastChannel' in globalThis)) return held > 0 ? [{ title: tabName(), isHere: true }] : [];
  const [asking, ask, pages] = [new BroadcastChannel(channelName), `${Math.random()}`, [] as UnsavedPage[]];
  asking.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('answer' in data && data.answer === ask) pages.push({ title: data.page, isHere: data.tab === ownTab });
  };
  asking.postMessage({ ask } satisfies Message);
  await new Promise(resolve => setTimeout(resolve, patience));
  asking.close();
  return pages;
}

function listen(): void {
  if (!('BroadcastChannel' in globalThis)) return;
  channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('ask' in data && held > 0)
      channel?.postMessage({ answer: data.ask, page: tabName(), tab: ownTab } satisfies Message);
  };
}
